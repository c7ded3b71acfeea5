// The newest three short reviews right under the offer, for who does not scroll to the wall. Fewer than three
// are none: one voice is no chorus.

import { commonCopy } from '#copy/common.ts';
import { landingCopy } from '#copy/landing/landing.ts';
import type { StorefrontReview } from '../../../shop.ts';
import { Stars } from '../../../ui/marks/stars.tsx';

const SHOWN = 3;
const LONGEST = 150;

/**
 * Whatever their stars: the policy of reviews promises that no order depends on them. What the shop answered
 * stays on the wall, with its answer.
 */
export function selectQuotes(reviews: readonly StorefrontReview[]): readonly StorefrontReview[] {
  const quotes = reviews
    .filter(({ comment, ownerReply }) => comment.length <= LONGEST && ownerReply === null)
    .slice(0, SHOWN);
  return quotes.length < SHOWN ? [] : quotes;
}

export function Quotes({ reviews }: { reviews: readonly StorefrontReview[] }) {
  const quotes = selectQuotes(reviews);
  if (quotes.length === 0) return null;
  return (
    <ul
      aria-label={landingCopy.hero.quotes}
      className="col-span-full mt-8 grid gap-x-10 gap-y-6 border-t border-line pt-8 md:mt-10 md:grid-cols-3"
    >
      {quotes.map(({ id, rating, comment, customerName, sample }) => (
        <li key={id}>
          <figure>
            <Stars rating={rating} className="h-4" />
            <blockquote className="mt-2 font-display text-[1.125rem] leading-snug">“{comment}”</blockquote>
            <figcaption className="mt-2 text-[0.8125rem] text-smoke">
              {customerName}
              {sample ? ` · ${commonCopy.sampleReview}` : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
