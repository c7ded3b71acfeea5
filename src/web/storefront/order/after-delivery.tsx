// The actions after delivery: the brushing timer, a review once the days of brushing have passed, and
// ordering again.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

/**
 * Props of the actions that the order page offers after delivery. `brushing`, `review` and `reorder` are
 * paths; `review` is null when the customer already wrote a review, `reorder` when the pack cannot be bought.
 * `isTried` is true after the day of the photo "after brushing"; the review is then the main action.
 */
type AfterDeliveryProps = {
  brushing: string;
  review: string | null;
  reorder: string | null;
  isTried: boolean;
  resultDays: number;
};

export function AfterDelivery({ brushing, review, reorder, isTried, resultDays }: AfterDeliveryProps) {
  const showsReviewLink = isTried && review !== null;
  const links = [
    ...(showsReviewLink ? [{ to: review, text: copy.review }] : []),
    { to: brushing, text: copy.brush },
    ...(reorder ? [{ to: reorder, text: copy.reorder }] : []),
  ];
  return (
    <>
      <p className="mt-6">{showsReviewLink ? copy.reviewText : copy.brushText(resultDays)}</p>
      <p className="placed-action max-sm:*:w-full">
        {links.map(({ to, text }, at) => (
          <ButtonLink key={to} variant={at === 0 ? 'primary' : 'secondary'} href={to}>
            {text}
          </ButtonLink>
        ))}
        {review && !showsReviewLink ? (
          <a href={review} className="text-center">
            {copy.review}
          </a>
        ) : null}
      </p>
    </>
  );
}
