// /admin/reviews: the reviews waiting for a decision, and all other reviews. On a focused row the key p
// publishes and r rejects.

import { FileUp, Link2, Sparkles } from 'lucide-react';
import { SOURCE_LABELS, STATUS_LABELS } from '#modules/reviews/browser.ts';
import type { Review, ReviewPage, ReviewSort } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { send } from '#web/client/request.ts';
import { countedText, countText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { createOpener, csvFileOf, defineList, type ListResults } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import type { ListChange } from '../../ui/list/list-url.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { GenerateDialog } from './generate-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { LinkButton } from './link-button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { REVIEW_KEYS, REVIEW_LISTS } from './review-calls.ts';
import { reviewColumns } from './review-columns.tsx';
import { reviewForm } from './review-form.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { useReviewDecision } from './use-review-decision.ts';

const list = defineList<Review, 'edit' | 'delete' | 'reject', ReviewPage>({
  title: 'Reviews',
  noun: ['review', 'reviews'],
  source: pagedList({ key: REVIEW_LISTS, fetchPage: pagesOf(reviewEndpoints.list), staleTime: seconds(30) }),
  name: ({ customerName }) => `de review van ${customerName}`,
  search: { label: 'Zoek op naam, review of bestelnummer', placeholder: 'Zoek in reviews' },
  filters: {
    status: { label: 'Status', options: STATUS_LABELS },
    source: { label: 'Herkomst', options: SOURCE_LABELS },
    verified: { label: 'Aankoop', options: { true: 'Geverifieerd', false: 'Niet geverifieerd' } },
  },
  sorts: {
    newest: ['Nieuwste eerst'],
    oldest: ['Oudste eerst'],
    highest: ['Meeste sterren'],
    lowest: ['Minste sterren'],
  } satisfies Record<ReviewSort, readonly [string]>,
  above: ReviewInfo,
  tabs: ReviewTabs,
  useTable(open) {
    const { publish, confirmOrder } = useReviewDecision();
    const reject = (review: Review) => open('reject', review);
    return {
      columns: reviewColumns(open, publish, confirmOrder),
      onKey: (key, review) => press(key, review, { publish, reject }),
    };
  },
  file: csvFileOf(reviewEndpoints.file),
  empty: {
    title: 'Nog geen reviews',
    text: 'Stuur een klant een reviewlink, of wacht tot de eerste uitnodigingen na bezorging de deur uit gaan.',
  },
  openers: [
    { label: 'Importeren', command: 'import-reviews', icon: FileUp, secondary: true, dialog: ImportDialog },
    { label: 'Generate AI Reviews', command: 'generate-reviews', icon: Sparkles, dialog: GenerateDialog },
    { label: 'Review Link Genereren', command: 'review-link', icon: Link2, dialog: LinkDialog },
    createOpener('Add Review', 'new-review', reviewForm.make),
  ],
  dialogs: {
    edit: reviewForm.edit,
    reject: RejectDialog,
    delete: rowActionDialog(({ id, customerName, source }) => ({
      title: `Review van ${customerName} verwijderen?`,
      run: () => send(reviewEndpoints.delete, { params: { id } }),
      invalidates: REVIEW_KEYS,
      ...recordMessages('Review', 'deleted'),
      done: 'Review deleted',
      children:
        source === 'customer'
          ? 'De review verdwijnt voorgoed. Verwijder hem als de klant daarom vraagt; wat tegen de regels is, kun je afwijzen.'
          : 'De review verdwijnt voorgoed.',
    })),
  },
  // Rejecting asks a reason of each, so it is done one by one.
  bulk: [
    {
      label: 'Publiceren',
      work: ({ id }) => send(reviewEndpoints.change, { params: { id }, body: { status: 'published' } }),
      done: 'gepubliceerd',
    },
  ],
  invalidates: REVIEW_KEYS,
});

type Decisions = Record<'publish' | 'reject', (review: Review) => void>;

function press(key: string, review: Review, decisions: Decisions): boolean {
  if (key !== 'p' && key !== 'r') return false;
  if (key === 'p' && review.status !== 'published') decisions.publish(review);
  if (key === 'r' && review.status !== 'rejected') decisions.reject(review);
  return true;
}

export const meta = () => pageMeta(list.title);

export default listPage(list);

type ReviewInfoProps = { results: ListResults<Review, ReviewPage>; change(change: ListChange): void };

function ReviewInfo({ results, change }: ReviewInfoProps) {
  if (!results.extra) return null;
  const { pending, count, average } = results.extra.facts;
  return (
    <p className="muted mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {pending > 0 ? (
        <LinkButton onPress={() => change({ filters: { status: 'pending' } })}>
          <span>{countText(pending)}</span> <span>{pending === 1 ? 'review wacht' : 'reviews wachten'}</span>{' '}
          op jou
        </LinkButton>
      ) : (
        <span>Niets wacht op jou</span>
      )}
      <span>
        {average === null
          ? 'Nog geen cijfer voor zoekmachines'
          : `Cijfer voor zoekmachines: ${average.toLocaleString('nl-NL')} uit ${countedText(count, 'klantreview', 'klantreviews')}`}
      </span>
    </p>
  );
}
