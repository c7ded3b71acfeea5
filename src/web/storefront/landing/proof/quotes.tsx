// The three newest short reviews directly below the packs on the landing page, for visitors who do not scroll
// to the reviews. With fewer than three, nothing is shown.

import { commonCopy } from '#copy/common.ts';
import { landingCopy } from '#copy/landing/landing.ts';
import type { StorefrontReview } from '../../../shop.ts';
import { Stars } from '../../../ui/marks/stars.tsx';

const SHOWN = 3;
const LONGEST = 150;

/**
 * Selects the three newest short reviews, whatever their rating, because the review policy promises that the
 * rating does not affect the order. Reviews with a reply of the shop are left out; the page shows them
 * further down, with the reply. Empty when fewer than three remain.
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
