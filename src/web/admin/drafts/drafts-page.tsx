// /admin/drafts: checkouts that were begun and never paid, with what is known of the customer.

import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { tell } from '#web/client/ask.ts';
import { SendEmailDialog } from '../orders/send-email-dialog.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { DRAFT_KEYS, DRAFT_LISTS, fetchDraftPage } from './draft-calls.ts';
import { draftColumns } from './draft-columns.tsx';
import { DRAFT_LIST } from './draft-list.ts';
import { DraftsBulk, draftName } from './drafts-bulk.tsx';
import { DraftsToolbar } from './drafts-toolbar.tsx';
import { EditDraftDialog } from './edit-draft-dialog.tsx';

export const meta = () => pageMeta('Verlaten winkelmandjes');

type Open = { kind: 'edit' | 'mail' | 'delete'; draft: Draft } | null;

const FRESH = seconds(30);
const EMPTY = {
  title: 'No draft orders found',
  text: 'Niemand is halverwege het afrekenen gestopt.',
  filteredText: 'Geen winkelmandje past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Draft) => id;

export default function DraftsPage() {
  const { state, change } = useListState(DRAFT_LIST);
  const list = usePagedList({
    queryKey: DRAFT_LISTS,
    state,
    fetchPage: fetchDraftPage,
    staleTime: FRESH,
  });
  const [open, setOpen] = useState<Open>(null);
  const selection = useSelection(list.rows.map(idOf));
  const edit = useCallback((draft: Draft) => setOpen({ kind: 'edit', draft }), []);
  const columns = useMemo(
    () =>
      draftColumns({
        edit,
        mail: (draft) => setOpen({ kind: 'mail', draft }),
        remove: (draft) => setOpen({ kind: 'delete', draft }),
      }),
    [edit],
  );
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader title="Verlaten winkelmandjes" />
      <ListPanel
        alone
        title="Abandoned carts"
        count={list.countText('winkelmandje', 'winkelmandjes')}
        toolbar={
          <DraftsToolbar
            state={state}
            refreshing={list.query.isRefetching}
            onChange={change}
            onRefresh={() => void list.query.refetch()}
          />
        }
        footer={
          <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
        }
        bulk={<DraftsBulk rows={list.rows} selection={selection} />}
      >
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Winkelmandjes laden"
          failed="Error loading draft orders"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable
              rows={shown}
              columns={columns}
              rowId={idOf}
              rowName={draftName}
              selection={selection}
              onEdit={edit}
            />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'edit' ? <EditDraftDialog draft={open.draft} onClose={close} /> : null}
      {open?.kind === 'mail' ? (
        <SendEmailDialog
          title={`Winkelmandje #${open.draft.id}`}
          customerName={open.draft.customerName}
          about={{ draftOrderId: open.draft.id }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'delete' ? <DeleteDraft draft={open.draft} onClose={close} /> : null}
    </>
  );
}

function DeleteDraft({ draft, onClose }: { draft: Draft; onClose(): void }) {
  return (
    <DeleteDialog
      title={`Winkelmandje #${draft.id} verwijderen?`}
      remove={() => tell(draftEndpoints.delete, { params: { id: draft.id } })}
      listKeys={DRAFT_KEYS}
      deleted="Draft order deleted successfully"
      failed="Error deleting draft order"
      onClose={onClose}
    >
      Wat {draft.customerName || 'de klant'} had ingevuld, verdwijnt voorgoed.
    </DeleteDialog>
  );
}
