// What there is to do once an order has come: brush along, say how it went after the weeks it takes, and
// order again.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

/**
 * `review` is null where there is one already, `reorder` where it cannot be bought; `isTried`: the day of the
 * second photo is past.
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
