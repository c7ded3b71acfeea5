// /admin/reviews: the queue of reviews that wait for a person, and all the others. On a row p publishes and r rejects.

import { FileUp, Link2, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Review } from '#modules/reviews/contract.ts';
import { seconds } from '#shared/clock.ts';
import type { loader } from '../layout.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { fetchReviewPage, REVIEW_LISTS } from './review-calls.ts';
import { reviewColumns } from './review-columns.tsx';
import { type OpenReviewDialog, ReviewDialog } from './review-dialog.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { REVIEW_LIST } from './review-list.ts';
import { ReviewsBulk, reviewName } from './reviews-bulk.tsx';
import { ReviewsToolbar } from './reviews-toolbar.tsx';
import { useDecide } from './use-decide.ts';

export const meta = () => pageMeta('Reviews');

const FRESH = seconds(30);
const EMPTY = {
  title: 'No reviews found',
  text: 'Stuur een klant een reviewlink, of wacht tot de eerste uitnodigingen na bezorging de deur uit gaan.',
  filteredText: 'Geen review past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Review) => id;

export default function ReviewsPage() {
  const { state, change } = useListState(REVIEW_LIST);
  const list = usePagedList({ queryKey: REVIEW_LISTS, state, fetchPage: fetchReviewPage, staleTime: FRESH });
  const [open, setOpen] = useState<OpenReviewDialog | null>(null);
  const testMode = useRouteLoaderData<typeof loader>('admin/layout')?.testMode ?? false;
  const selection = useSelection(list.rows.map(idOf));
  const decide = useDecide();

  // A dialog that saved closes itself; by then the next one may stand there, and that one stays.
  const close = () => setOpen((now) => (now === open ? null : now));
  const act = {
    edit: (review: Review) => setOpen({ kind: 'edit', review }),
    remove: (review: Review) => setOpen({ kind: 'delete', review }),
    reject: (review: Review) => setOpen({ kind: 'reject', review }),
    publish: decide.publish,
    confirmOrder: decide.confirmOrder,
  };
  const pressOnRow = (key: string, review: Review) => {
    if (key === 'p' && review.status !== 'published') act.publish(review);
    else if (key === 'r' && review.status !== 'rejected') act.reject(review);
    else return key === 'p' || key === 'r';
    return true;
  };

  return (
    <>
      <PageHeader title="Reviews">
        <button
          type="button"
          data-command="import-reviews"
          className="btn"
          onClick={() => setOpen({ kind: 'import' })}
        >
          <FileUp size={14} aria-hidden /> Importeren
        </button>
        <button
          type="button"
          data-command="generate-reviews"
          className="btn"
          onClick={() => setOpen({ kind: 'generate' })}
        >
          <Sparkles size={14} aria-hidden /> Generate AI Reviews
        </button>
        <button
          type="button"
          data-command="review-link"
          className="btn"
          onClick={() => setOpen({ kind: 'link' })}
        >
          <Link2 size={14} aria-hidden /> Review Link Genereren
        </button>
        <button
          type="button"
          data-command="new-review"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'add' })}
        >
          <Plus size={14} aria-hidden /> Add Review
        </button>
      </PageHeader>
      <ReviewFacts
        facts={list.query.data?.pages[0]?.facts ?? null}
        onShowPending={() => change({ filters: { status: 'pending' } })}
      />
      <ListPanel
        alone
        title="Reviews"
        count={list.countText('review', 'reviews')}
        toolbar={
          <ReviewsToolbar
            state={state}
            refreshing={list.query.isRefetching}
            onChange={change}
            onRefresh={() => void list.query.refetch()}
          />
        }
        footer={
          <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
        }
        bulk={<ReviewsBulk rows={list.rows} selection={selection} />}
      >
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Reviews laden"
          failed="Error loading reviews"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable
              rows={shown}
              columns={reviewColumns(act)}
              rowId={idOf}
              rowName={reviewName}
              selection={selection}
              onEdit={act.edit}
              onKey={pressOnRow}
            />
          )}
        </ListBody>
      </ListPanel>
      {open ? (
        <ReviewDialog
          open={open}
          testMode={testMode}
          onShow={setOpen}
          onReject={decide.reject}
          onClose={close}
        />
      ) : null}
    </>
  );
}
