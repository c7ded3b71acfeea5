// /admin/pages/redirects: the redirects, created when a page was renamed or added by an operator.

import { type Redirect, redirectInputSchema } from '#modules/pages/contract.ts';
import { redirectEndpoints } from '#modules/pages/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { clippedColumn, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction } from '../../ui/list/columns/row-actions.tsx';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { redirectsQuery } from './page-calls.ts';
import { PageTabs } from './page-tabs.tsx';

const MADE = { self: 'Vanzelf', hand: 'Met de hand' } as const;
const madeBy = ({ automatic }: Redirect) => (automatic ? 'self' : 'hand');

const list = defineList<Redirect, 'delete'>({
  title: 'Pagina’s',
  heading: 'Doorverwijzingen',
  noun: ['doorverwijzing', 'doorverwijzingen'],
  tabs: PageTabs,
  source: wholeList(redirectsQuery, ({ from, to }) => `${from} ${to}`),
  name: ({ from }) => from,
  search: { label: 'Zoek in doorverwijzingen', placeholder: 'Adres' },
  filters: { made: filterBy('Gemaakt', MADE, madeBy) },
  sorts: {
    newest: ['Nieuwste eerst'],
    from: ['Adres A–Z', (a, b) => a.from.localeCompare(b.from, 'nl')],
  },
  useTable: (open) => ({
    columns: [
      { ...clippedColumn<Redirect>('Van', ({ from }) => from), title: true },
      clippedColumn<Redirect>('Naar', ({ to }) => to),
      {
        label: 'Gemaakt',
        size: 'm',
        card: 'end',
        cell: (redirect) => <Badge>{MADE[madeBy(redirect)]}</Badge>,
      },
      momentColumn<Redirect>('Sinds', ({ createdAt }) => createdAt),
      actionsColumn(open, ({ from }) => [deleteAction(from)]),
    ],
  }),
  failed: 'Doorverwijzingen niet geladen',
  empty: {
    title: 'Geen doorverwijzingen',
    text: 'Geef je een pagina een ander adres, dan komt het oude hier vanzelf te staan.',
  },
  openers: [createOpener('Nieuwe doorverwijzing', 'new-redirect', NewRedirectDialog)],
  dialogs: {
    delete: rowActionDialog(({ id, from, to }) => ({
      title: `${from} niet meer doorverwijzen?`,
      run: () => send(redirectEndpoints.delete, { params: { id } }),
      invalidates: [redirectsQuery.queryKey],
      done: 'Doorverwijzing verwijderd',
      failed: 'Doorverwijzing niet verwijderd',
      children: `Wie dit adres opent, komt dan niet meer op ${to}.`,
    })),
  },
});

function NewRedirectDialog({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Nieuwe doorverwijzing"
      size="small"
      schema={redirectInputSchema}
      start={{ from: '', to: '' }}
      invalidates={[redirectsQuery.queryKey]}
      done="Doorverwijzing gemaakt"
      failed="Doorverwijzing niet gemaakt"
      onClose={onClose}
      save={(body) => send(redirectEndpoints.create, { body })}
    >
      <div className="grid gap-3.5">
        <TextField name="from" label="Van" hint="Zoals /oud-adres" spellCheck={false} focus />
        <TextField
          name="to"
          label="Naar"
          hint="Een pagina van de winkel, zoals /contact, of een volledig webadres"
          spellCheck={false}
        />
      </div>
    </FormDialog>
  );
}

export const meta = () => pageMeta('Doorverwijzingen');

export default listPage(list);
