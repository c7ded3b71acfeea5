// What can be done with the chosen reviews: publishing them all. Rejecting asks a reason of each, so it is done one by one.

import type { Review } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { countedText } from '../format.ts';
import { BulkBar, BulkReport } from '../ui/list/bulk-bar.tsx';
import { useBulk } from '../ui/list/use-bulk.ts';
import type { Selection } from '../ui/list/use-selection.ts';
import { useReviewLists } from './use-review-lists.ts';

export const reviewName = ({ customerName }: Review) => `de review van ${customerName}`;

export function ReviewsBulk({ rows, selection }: { rows: readonly Review[]; selection: Selection }) {
  const { refresh } = useReviewLists();
  const bulk = useBulk<Review>({
    rowId: ({ id }) => id,
    rowName: ({ customerName }) => customerName,
    onDone: () => void refresh(),
  });

  const publish = () =>
    void bulk.run(
      rows.filter(({ id }) => selection.ids.has(id)),
      ({ id }) => tell(reviewEndpoints.change, { params: { id }, body: { status: 'published' } }),
      (count) => `${countedText(count, 'review', 'reviews')} gepubliceerd`,
    );

  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        <button type="button" className="btn" disabled={bulk.busy} onClick={publish}>
          Publiceren
        </button>
      </BulkBar>
      {bulk.report ? (
        <BulkReport title="Niet alles is gelukt" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </>
  );
}
