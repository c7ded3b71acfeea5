// The reviews as a marquee, in two rows on wide screens. Without JavaScript it can be stopped by hover, focus
// or the pause button. A script repeats the list, so that the loop has no visible seam on a wide screen
// (src/web/islands/behaviours/marquee.ts).

import { Pause, Play } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { landingCopy } from '#copy/landing/landing.ts';
import { reviewCopy } from '#copy/reviews.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import { href } from '#shared/href.ts';
import type { StorefrontReview } from '../../../shop.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Stars } from '../../../ui/marks/stars.tsx';
import { ReviewCard } from './review-card.tsx';

/**
 * Minimum number of reviews for the marquee. Fewer reviews do not move, because the same two passing
 * repeatedly convince nobody.
 */
const MIN_FOR_MARQUEE = 3;
/**
 * Minimum number of cards in each of the two equal halves of the marquee. When the marquee starts again after
 * the first half, the second half fills a wide screen.
 */
const CARDS_IN_HALF = 6;
/** Minimum number of reviews for which the moving list of reviews on the landing page has two rows. */
const MIN_FOR_TWO_ROWS = 12;
/**
 * Maximum number of reviews in the moving list of reviews on the landing page, newest first. The page
 * /reviews shows all.
 */
const MOST_SHOWN = 24;
const CRITICAL_UP_TO = 3;

type ReviewsCarouselProps = BlockFields<'reviews'> & {
  reviews: StorefrontReview[];
  rating: SocialProof['rating'];
};

export function ReviewsCarousel({ title, reviews: all, rating }: ReviewsCarouselProps) {
  const copy = landingCopy.reviews;
  const reviews = all.slice(0, MOST_SHOWN);
  const walks = reviews.length >= MIN_FOR_MARQUEE;
  const copies = walks ? 2 * Math.ceil(CARDS_IN_HALF / reviews.length) - 1 : 0;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="section overflow-hidden bg-bone">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <h2 id="reviews-title" className="font-display text-title font-[560]">
          {title}
        </h2>
        {rating ? (
          <p className="flex flex-wrap items-center gap-4">
            <span className="font-display text-[4rem] leading-none font-[560] tracking-[-0.04em] tabular-nums">
              {commonCopy.rating(rating.average)}
            </span>
            <span className="text-sm leading-snug text-smoke">
              <Stars rating={rating.average} className="mb-1 h-[1.125rem]" />
              {copy.outOf(commonCopy.reviewCount(rating.count))}
            </span>
          </p>
        ) : null}
      </div>
      <div className="carousel" data-away={walks ? '' : undefined} data-still={walks ? undefined : ''}>
        {new Set(reviews.map(isCritical)).size === 2 ? <ReviewChoice /> : null}
        {reviews.length === 0 ? (
          <p className="page-width mt-12 text-smoke">
            {copy.none} <a href={href('/leave-review')}>{copy.first}</a>.
          </p>
        ) : (
          // Focusable, so that it can be scrolled by keyboard where it does not walk.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access
          <section className="carousel-window" tabIndex={0} aria-label={copy.listLabel}>
            <div
              className="carousel-track"
              {...(walks ? { 'data-behaviour': 'walk', 'data-copies': copies } : {})}
            >
              <ReviewList reviews={reviews} />
            </div>
          </section>
        )}
        <div className="carousel-foot page-width">
          {walks ? (
            <label className="carousel-pause">
              <input type="checkbox" className="sr-only" aria-label={copy.pause} />
              <Pause aria-hidden="true" className="when-playing size-5" strokeWidth={1.75} />
              <Play aria-hidden="true" className="when-paused size-5" strokeWidth={1.75} />
            </label>
          ) : null}
          {reviews.length > 0 ? <a href={href('/reviews')}>{reviewCopy.allReviews}</a> : null}
          <a href={href('/reviews-beleid')}>{reviewCopy.policy}</a>
        </div>
      </div>
    </section>
  );
}

/**
 * The choice between all reviews and the critical ones, shown when there are both critical and positive
 * reviews. Visitors in doubt read the critical ones first.
 */
function ReviewChoice() {
  return (
    <fieldset className="review-choice page-width">
      <legend className="sr-only">{landingCopy.reviews.show}</legend>
      <label>
        <input type="radio" name="reviews" value="all" defaultChecked className="sr-only" />
        {landingCopy.reviews.all}
      </label>
      <label>
        <input type="radio" name="reviews" value="critical" className="sr-only" />
        {landingCopy.reviews.critical}
      </label>
    </fieldset>
  );
}

function ReviewList({ reviews }: { reviews: StorefrontReview[] }) {
  return (
    <ul className={classNames('carousel-list', reviews.length >= MIN_FOR_TWO_ROWS && 'carousel-wall')}>
      {(reviews.length >= MIN_FOR_TWO_ROWS ? evened(reviews) : reviews).map((review) => (
        <li key={review.id} data-critical={isCritical(review) ? '' : undefined}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

const isCritical = ({ rating }: StorefrontReview) => rating <= CRITICAL_UP_TO;

/**
 * Returns the reviews of the moving list in an order in which long and short ones alternate. Two reviews
 * share a column, so all columns get about the same height.
 */
function evened(reviews: readonly StorefrontReview[]): StorefrontReview[] {
  const byLength = reviews.toSorted((one, other) => other.comment.length - one.comment.length);
  const half = Math.ceil(byLength.length / 2);
  const short = byLength.slice(half).toReversed();
  return byLength.slice(0, half).flatMap((long, at) => {
    const pair = short[at];
    return pair === undefined ? [long] : [long, pair];
  });
}
