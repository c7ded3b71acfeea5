// Any other address under /admin. The answer is a 404, but logged out the login screen still comes first.

import { data, Link } from 'react-router';
import { href } from '#shared/href.ts';
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
      <p>
        Misschien is het adres veranderd.{' '}
        <Link className="underline" to={href('/admin')}>
          Naar het overzicht
        </Link>
      </p>
    </>
  );
}
