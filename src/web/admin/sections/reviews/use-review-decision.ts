// Publishes, rejects or confirms a review. The list shows the result at once, and the operator can undo it,
// because these decisions send no mail to the customer.

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeReview, RejectionReason, Review, ReviewPage } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { REVIEW_KEYS, REVIEW_LISTS } from './review-calls.ts';

type Decision = Pick<ChangeReview, 'status' | 'verified'> & { rejectionReason?: RejectionReason | null };
type Change = { id: number; decision: Decision; done: string; back: Omit<Change, 'back'> | null };

export function useReviewDecision() {
  const client = useQueryClient();
  const mutation = useMutation({
    scope: { id: 'reviews' },
    mutationFn: ({ id, decision }: Change) =>
      request(reviewEndpoints.change, { params: { id }, body: decision }),
    onMutate: async ({ id, decision }) => ({
      undo: await updateCachedLists(client, id, reviewAfter(decision)),
    }),
    meta: { invalidates: REVIEW_KEYS, failed: 'Error updating review' },
    onError: (_error, _change, context) => context?.undo(),
    onSuccess: async (review, { id, done, back }) => {
      // The cache is updated before the row can be opened; otherwise an edit would start from the old version
      // and be refused as a conflict.
      await updateCachedLists(client, id, review);
      toast({
        title: done,
        ...(back
          ? { action: { label: 'Ongedaan maken', run: () => mutation.mutate({ ...back, back: null }) } }
          : {}),
      });
    },
  });

  const decide = (review: Review, decision: Decision, done: string) => {
    const { id, status, rejectionReason, verified } = review;
    const before: Decision = decision.verified === undefined ? { status, rejectionReason } : { verified };
    mutation.mutate({
      id,
      decision,
      done,
      back: { id, decision: before, done: 'Ongedaan gemaakt' },
    });
  };
  return {
    publish: (review: Review) => decide(review, { status: 'published' }, 'Review gepubliceerd'),
    reject: (review: Review, rejectionReason: RejectionReason) =>
      decide(review, { status: 'rejected', rejectionReason }, 'Review afgewezen'),
    confirmOrder: (review: Review) => decide(review, { verified: true }, 'Aankoop geverifieerd'),
  };
}

function reviewAfter({ status, verified, rejectionReason = null }: Decision): Partial<Review> {
  return {
    ...(status === undefined ? {} : { status, rejectionReason }),
    ...(verified === undefined ? {} : { verified }),
  };
}

type Pages = InfiniteData<ReviewPage>;

/** Changes the review in all cached lists. Returns a function that restores the earlier lists. */
async function updateCachedLists(
  client: QueryClient,
  id: number,
  change: Partial<Review>,
): Promise<() => void> {
  await client.cancelQueries({ queryKey: REVIEW_LISTS });
  const before = client.getQueriesData<Pages>({ queryKey: REVIEW_LISTS });
  client.setQueriesData<Pages>({ queryKey: REVIEW_LISTS }, (pages) => pages && withChange(pages, id, change));
  return () => {
    for (const [key, pages] of before) client.setQueryData(key, pages);
  };
}

function withChange(data: Pages, id: number, change: Partial<Review>): Pages {
  const changed = (review: Review) => (review.id === id ? { ...review, ...change } : review);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
}
