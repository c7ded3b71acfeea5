// The list of reviews: a filter by rating, the reviews of one page, and links to the previous and next page.

import { landingCopy } from '#copy/landing/landing.ts';
import { reviewCopy } from '#copy/reviews.ts';
import type { PublishedReviews } from '#modules/reviews/contract.ts';
import { href } from '#shared/href.ts';
import { ReviewCard } from '../../landing/proof/review-card.tsx';

const copy = reviewCopy.page;

/**
 * Id of the element in which a script puts the loaded list of reviews
 * (src/web/islands/behaviours/partial-updates.ts).
 */
export const LIST_ID = 'lijst';
const CHOICE_ID = 'keuze';

type AddressOf = (stars: number | null, page: number) => string;
type StarChoiceProps = Pick<PublishedReviews, 'counts'> & { stars: number | null; addressOf: AddressOf };

const STARS = [null, 5, 4, 3, 2, 1] as const;

export function StarChoice({ counts, stars: chosen, addressOf }: StarChoiceProps) {
  const countOf = (stars: number | null) =>
    counts.reduce((sum, { rating, count }) => sum + (stars === null || rating === stars ? count : 0), 0);
  return (
    <nav id={CHOICE_ID} data-answer aria-label={copy.choose} className="star-choice">
      <ul>
        {STARS.map((stars) => (
          <li key={stars}>
            <a
              href={addressOf(stars, 1)}
              className="no-underline"
              aria-current={stars === chosen ? 'page' : undefined}
            >
              {stars === null ? copy.all : reviewCopy.stars(stars)}{' '}
              <span className="tabular-nums opacity-75">{countOf(stars)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ReviewsListProps = Pick<PublishedReviews, 'reviews' | 'pages'> & {
  stars: number | null;
  page: number;
  addressOf: AddressOf;
};

export function ReviewsList({ reviews, pages, stars, page, addressOf }: ReviewsListProps) {
  return (
    <section
      id={LIST_ID}
      data-answer
      aria-label={landingCopy.reviews.listLabel}
      tabIndex={-1}
      className="scroll-mt-24 focus:outline-none"
    >
      {reviews.length > 0 ? (
        <ul className="reviews-grid">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing stars={stars} />
      )}
      {pages > 1 ? (
        <nav aria-label={copy.pages} className="reviews-pages">
          {page > 1 ? (
            <a href={addressOf(stars, page - 1)} rel="prev">
              {copy.newer}
            </a>
          ) : null}
          <span>{copy.where(page, pages)}</span>
          {page < pages ? (
            <a href={addressOf(stars, page + 1)} rel="next">
              {copy.older}
            </a>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

function Nothing({ stars }: { stars: number | null }) {
  const { none, first } = landingCopy.reviews;
  if (stars !== null) return <p className="py-10 text-smoke">{copy.none(stars)}</p>;
  return (
    <p className="py-10 text-smoke">
      {none} <a href={href('/leave-review')}>{first}</a>.
    </p>
  );
}
