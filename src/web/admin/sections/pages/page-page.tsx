// /admin/pages/:id: the editor of one page, beside its preview.

import { href } from '#shared/href.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { recordPage } from '../../ui/record-page.tsx';
import { PageEditor } from './editing/page-editor.tsx';
import { pageQuery } from './page-calls.ts';

export const meta = () => pageMeta('Pagina bewerken');

export default recordPage({
  name: 'Pagina',
  list: { to: href('/admin/pages'), label: 'Pagina’s' },
  query: pageQuery,
  unknown: { title: 'Deze pagina bestaat niet (meer)', text: 'Misschien is die verwijderd.' },
  failed: 'Pagina niet geladen',
  view: (page) => <PageEditor key={page.id} page={page} />,
});
