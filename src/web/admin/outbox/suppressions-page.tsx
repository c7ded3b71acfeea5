// /admin/outbox/blocked: addresses that do not exist, people who said stop, and whom the operator put on the list.

import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Suppression, type SuppressionReason, suppressionReasons } from '#modules/mail/contract.ts';
import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { tell } from '#web/client/ask.ts';
import { momentText, shortMomentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Column, DataTable } from '../ui/list/data-table.tsx';
import { isFiltered, type ListShape } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { AddSuppressionDialog } from './add-suppression-dialog.tsx';
import { OutboxTabs } from './outbox-tabs.tsx';
import { fetchSuppressionPage, SUPPRESSIONS } from './suppression-calls.ts';
import { SCOPES } from './suppression-scopes.ts';

export const meta = () => pageMeta('Geblokkeerde adressen');

const LIST = { filters: { reason: suppressionReasons }, sorts: ['newest'] } as const satisfies ListShape;
const EMPTY = {
  title: 'Geen geblokkeerde adressen',
  text: 'Wie zich afmeldt of een adres heeft dat niet bestaat, komt hier vanzelf te staan.',
  filteredText: 'Geen adres past bij deze zoekopdracht.',
};
const REASONS: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'Bestaat niet',
  unsubscribed: 'Afgemeld',
  operator: 'Door jullie',
};
const idOf = ({ id }: Suppression) => id;
const emailOf = ({ email }: Suppression) => email;

export default function SuppressionsPage() {
  const { state, change } = useListState(LIST);
  const list = usePagedList({
    ...{ queryKey: SUPPRESSIONS, state, fetchPage: fetchSuppressionPage, staleTime: seconds(10) },
  });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Suppression | null>(null);
  const columns = useMemo(() => suppressionColumns(setRemoving), []);
  return (
    <>
      <PageHeader title="Outbox">
        <OutboxTabs />
        <button
          type="button"
          data-command="block-address"
          className="btn btn-primary"
          onClick={() => setAdding(true)}
        >
          <Plus size={14} aria-hidden /> Adres blokkeren
        </button>
      </PageHeader>
      <ListPanel
        alone
        title="Geblokkeerde adressen"
        count={list.countText('adres', 'adressen')}
        toolbar={
          <ListToolbar label="Geblokkeerde adressen">
            <SearchBox q={state.q} label="Zoek op adres" placeholder="Zoek op adres" onChange={change} />
            <ListSelect
              label="Waarom"
              value={state.filters.reason}
              options={[['', 'Alle'], ...suppressionReasons.map((code) => [code, REASONS[code]] as const)]}
              onChange={(reason) => change({ filters: { reason } })}
            />
            <RefreshButton busy={list.query.isRefetching} onRefresh={() => void list.query.refetch()} />
          </ListToolbar>
        }
        footer={
          <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
        }
      >
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Adressen laden"
          failed="Fout bij laden van de adressen"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => <DataTable rows={shown} columns={columns} rowId={idOf} rowName={emailOf} />}
        </ListBody>
      </ListPanel>
      {adding ? <AddSuppressionDialog onClose={() => setAdding(false)} /> : null}
      {removing ? <RemoveDialog suppression={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

function RemoveDialog({ suppression, onClose }: { suppression: Suppression; onClose(): void }) {
  const { id, email, reason } = suppression;
  return (
    <DeleteDialog
      title={`${email} weer mailen?`}
      remove={() => tell(suppressionEndpoints.remove, { params: { id } })}
      listKeys={[SUPPRESSIONS]}
      deleted="Adres van de lijst gehaald"
      failed="Het adres staat nog op de lijst"
      onClose={onClose}
    >
      {reason === 'unsubscribed'
        ? 'Deze persoon heeft zich afgemeld. Haal het adres alleen van de lijst als hij of zij daarom vraagt.'
        : 'Nieuwe mails gaan weer naar dit adres. Wat al geblokkeerd was, verstuur je opnieuw vanuit de outbox.'}
    </DeleteDialog>
  );
}

function suppressionColumns(remove: (row: Suppression) => void): Column<Suppression>[] {
  return [
    { label: 'Adres', title: true, cell: ({ email }) => <span className="clip">{email}</span> },
    { label: 'Wat', size: 'xl', cell: ({ scope }) => SCOPES[scope] },
    { label: 'Waarom', size: 'm', cell: ({ reason }) => REASONS[reason] },
    {
      label: 'Toelichting',
      cell: ({ detail }) => (
        <span className="clip" title={detail}>
          {detail || '–'}
        </span>
      ),
    },
    {
      label: 'Sinds',
      size: 'm',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={momentText(createdAt)}>
          {shortMomentText(createdAt)}
        </time>
      ),
    },
    {
      label: 'Acties',
      size: 'xs',
      actions: true,
      cell: (row) => (
        <span className="row-actions">
          <IconButton label={`Haal ${row.email} van de lijst`} icon={Trash2} onClick={() => remove(row)} />
        </span>
      ),
    },
  ];
}
