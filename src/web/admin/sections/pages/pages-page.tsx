// /admin/pages: all pages the owner writes, with their status and last change.

import { useNavigate } from 'react-router';
import { newPageSchema, type PageRow } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { PAGE_KEYS, pagesQuery } from './page-calls.ts';
import { pageColumns } from './page-columns.tsx';
import { PageTabs } from './page-tabs.tsx';
import { changedText, KIND_LABELS, pageStatus, STATUS_LABELS } from './page-texts.ts';

const list = defineList<PageRow, never>({
  title: 'Pagina’s',
  noun: ['pagina', 'pagina’s'],
  tabs: PageTabs,
  source: wholeList(pagesQuery, ({ name, address, updatedBy }) => `${name} ${address} ${updatedBy}`),
  name: ({ name }) => name,
  search: { label: 'Zoek in pagina’s', placeholder: 'Naam of adres' },
  filters: {
    status: filterBy('Status', STATUS_LABELS, pageStatus),
    kind: filterBy('Soort', KIND_LABELS, ({ kind }) => kind),
  },
  sorts: {
    usual: ['Gewone volgorde'],
    changed: ['Laatst gewijzigd', (a, b) => b.updatedAt.localeCompare(a.updatedAt)],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
  },
  useTable: () => ({ columns: pageColumns }),
  file: {
    name: 'paginas',
    columns: [
      ['Naam', ({ name }) => name],
      ['Soort', ({ kind }) => KIND_LABELS[kind]],
      ['Adres', ({ address }) => address],
      ['Status', (page) => STATUS_LABELS[pageStatus(page)]],
      ['Gepland', ({ publishAt }) => publishAt],
      ['Gewijzigd', changedText],
    ],
  },
  failed: 'Pagina’s niet geladen',
  empty: { title: 'Geen pagina’s', text: 'Begin met “Nieuwe pagina”.' },
  openers: [createOpener('Nieuwe pagina', 'new-page', NewPageDialog)],
});

function NewPageDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      title="Nieuwe pagina"
      intro="Bezoekers zien de pagina pas als je publiceert."
      size="small"
      schema={newPageSchema}
      start={{ title: '' }}
      submitLabel="Beginnen"
      invalidates={PAGE_KEYS}
      failed="Pagina niet gemaakt"
      onClose={onClose}
      save={async (body) => {
        const { id } = await request(pageEndpoints.create, { body });
        void navigate(href('/admin/pages/:id', { id }));
      }}
    >
      <TextField name="title" label="Titel" hint="Het adres volgt uit de titel" focus />
    </FormDialog>
  );
}

export const meta = () => pageMeta(list.title);

export default listPage(list);
