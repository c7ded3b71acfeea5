// The cached pages of reviews: a decision shows in all of them at once.

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Review, ReviewPage } from '#modules/reviews/contract.ts';
import { REVIEW_LISTS } from './review-calls.ts';

type Pages = InfiniteData<ReviewPage>;

/** Answers how to put everything back as it was. */
export async function showInLists(
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
