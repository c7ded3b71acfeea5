// The page for unknown addresses under /admin. The answer is a 404, but without a log-in the login screen
// comes first.

import { data, Link } from 'react-router';
import { href } from '#shared/href.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { PageHeader } from './shell/page-header.tsx';
import { pageMeta } from './shell/page-meta.ts';

export const meta = () => pageMeta('Niet gevonden');

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <>
      <PageHeader title="Deze pagina bestaat niet" />
      <p className="-mt-2 mb-4 text-quiet">Misschien is het adres veranderd.</p>
      <Link className={buttonClass({})} to={href('/admin')}>
        Naar het overzicht
      </Link>
    </>
  );
}
