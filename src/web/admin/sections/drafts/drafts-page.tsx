// /admin/drafts: checkouts that were started and never paid, with the known data of the customer.

import type { AbandonedDraft, DraftSort } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { COUNTRIES } from '#shared/recipient/countries.ts';
import { send } from '#web/client/request.ts';
import { DRAFT_KEYS, DRAFT_LISTS, fetchDraftPage } from '../../shared/draft-calls.ts';
import { SendEmailDialog } from '../../shared/mail/send-email-dialog.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { draftColumns } from './draft-columns.tsx';
import { EditDraftDialog } from './edit-draft-dialog.tsx';

const remove = ({ id }: AbandonedDraft) => send(draftEndpoints.delete, { params: { id } });

const list = defineList<AbandonedDraft, 'edit' | 'mail' | 'delete'>({
  title: 'Verlaten winkelmandjes',
  heading: 'Abandoned carts',
  noun: ['winkelmandje', 'winkelmandjes'],
  source: pagedList({ key: DRAFT_LISTS, isShort: true, fetchPage: fetchDraftPage, staleTime: seconds(30) }),
  name: ({ id, customerName }) => `#${id} ${customerName}`.trim(),
  search: {
    label: 'Zoek op nummer, naam, e-mail, adres of kortingscode',
    placeholder: 'Naam, e-mail, adres',
    tools: 'Verlaten winkelmandjes',
  },
  filters: {
    country: {
      label: 'Land',
      options: Object.fromEntries(COUNTRIES.map(({ code, name }) => [code, name])),
    },
    from: { label: 'Vanaf', day: true },
    until: { label: 'Tot en met', day: true },
  },
  sorts: {
    newest: ['Nieuwste eerst'],
    oldest: ['Oudste eerst'],
    highest: ['Hoogste bedrag'],
    lowest: ['Laagste bedrag'],
    name: ['Naam A–Z'],
    name_desc: ['Naam Z–A'],
  } satisfies Record<DraftSort, readonly [string]>,
  useTable: (open) => ({ columns: draftColumns(open) }),
  file: csvFileOf(draftEndpoints.file),
  failed: 'Error loading draft orders',
  empty: {
    title: 'No draft orders found',
    text: 'Niemand is halverwege het afrekenen gestopt.',
  },
  dialogs: {
    edit: EditDraftDialog,
    mail: ({ row, onClose }) => (
      <SendEmailDialog
        title={`Winkelmandje #${row.id}`}
        customerName={row.customerName}
        about={{ draftOrderId: row.id }}
        onClose={onClose}
      />
    ),
    delete: rowActionDialog((draft) => ({
      title: `Winkelmandje #${draft.id} verwijderen?`,
      run: () => remove(draft),
      invalidates: DRAFT_KEYS,
      ...recordMessages('Draft order', 'deleted'),
      children: `Wat ${draft.customerName || 'de klant'} had ingevuld, verdwijnt voorgoed.`,
    })),
  },
  bulk: [
    {
      label: 'Verwijderen',
      work: remove,
      done: 'verwijderd',
      confirm: { text: 'Ze verdwijnen voorgoed, met wat de klanten hadden ingevuld.' },
    },
  ],
  invalidates: DRAFT_KEYS,
});

export const meta = () => pageMeta(list.title);

export default listPage(list);
