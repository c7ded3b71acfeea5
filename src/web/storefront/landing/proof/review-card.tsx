// The card of one review: name, rating, text, date and the shop's reply. A label marks a sample review, a
// verified purchase or a review from another site.

import { commonCopy } from '#copy/common.ts';
import { reviewCopy } from '#copy/reviews.ts';
import { formatDay } from '#shared/date-formats.ts';
import type { StorefrontReview } from '../../../shop.ts';
import { Stars } from '../../../ui/marks/stars.tsx';

export function ReviewCard({ review }: { review: StorefrontReview }) {
  const { customerName, avatarUrl, rating, comment, sample, verified, importedFrom, ownerReply, writtenOn } =
    review;
  const origin = importedFrom ? reviewCopy.importedFrom(importedFrom) : writtenOn && formatDay(writtenOn);
  return (
    <div className="review-card">
      <figure className="flex grow flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Stars rating={rating} className="h-[1.125rem] w-auto" />
          {sample ? <span className="review-sample">{commonCopy.sampleReview}</span> : null}
        </div>
        <blockquote className="font-display text-[1.25rem] leading-[1.35]">“{comment}”</blockquote>
        <figcaption className="mt-auto flex items-center gap-3 text-[0.9375rem]">
          <span className="review-face">
            {avatarUrl ? (
              <img
                src={avatarUrl}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                className="size-full object-cover"
              />
            ) : (
              <span aria-hidden="true">{firstLetterOf(customerName)}</span>
            )}
          </span>
          <span>
            <span className="block font-semibold">{customerName}</span>
            {verified ? <span className="review-proof">{reviewCopy.verified}</span> : null}
            {origin ? <span className="review-origin">{origin}</span> : null}
          </span>
        </figcaption>
      </figure>
      {ownerReply ? (
        // Folded up, because the longest card gives every card its height.
        <details className="review-reply">
          <summary>{reviewCopy.ownerReply}</summary>
          <p>{ownerReply}</p>
        </details>
      ) : null}
    </div>
  );
}

/**
 * Returns the first letter or digit of a reviewer's name, shown in place of a portrait: "T" for "'Tineke".
 */
function firstLetterOf(name: string): string {
  const [letter = [...name][0] ?? ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  return letter.toLocaleUpperCase('nl-NL');
}
