// Any other address under /admin. The answer is a 404, but logged out the login screen still comes first.

import { data, Link } from 'react-router';
import { href } from '#shared/href.ts';
import { PageHeader } from './shell/page-header.tsx';
import { pageMeta } from './shell/page-meta.ts';
import { EmptyState } from './ui/states.tsx';

export const meta = () => pageMeta('Niet gevonden');

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <>
      <PageHeader title="Niet gevonden" />
      <EmptyState title="Deze pagina bestaat niet">
        <Link to={href('/admin')}>Naar het overzicht</Link>
      </EmptyState>
    </>
  );
}
