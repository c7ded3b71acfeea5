// The cached pages of reviews: a decision shows in all of them at once, and is read again afterwards.

import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Review, ReviewPage } from '#modules/reviews/contract.ts';
import { REVIEW_KEYS, REVIEW_LISTS } from './review-calls.ts';

type Pages = InfiniteData<ReviewPage>;

export function useReviewLists() {
  const client = useQueryClient();
  return {
    refresh: () => Promise.all(REVIEW_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
    /** Answers how to put everything back as it was. */
    async show(id: number, change: Partial<Review>): Promise<() => void> {
      await client.cancelQueries({ queryKey: REVIEW_LISTS });
      const before = client.getQueriesData<Pages>({ queryKey: REVIEW_LISTS });
      client.setQueriesData<Pages>(
        { queryKey: REVIEW_LISTS },
        (pages) => pages && withChange(pages, id, change),
      );
      return () => {
        for (const [key, pages] of before) client.setQueryData(key, pages);
      };
    },
  };
}

function withChange(data: Pages, id: number, change: Partial<Review>): Pages {
  const changed = (review: Review) => (review.id === id ? { ...review, ...change } : review);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
}
