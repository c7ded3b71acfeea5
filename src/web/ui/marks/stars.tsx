// A rating as five stars, filled to the tenth, with the number as text for screen readers. The stars are one
// bar with a mask from ui.css, so that a page with fifty ratings renders quickly.

import { commonCopy } from '#copy/common.ts';
import { classNames } from '../class-names.ts';

export const STAR = 'M12 2.2l2.95 6.2 6.8.86-5 4.7 1.3 6.74L12 17.4l-6.05 3.3 1.3-6.74-5-4.7 6.8-.86z';

/** A rating of 0 to 5 as stars. `className` sets the height; the default is the height of a line of text. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const filled = Math.round(Math.max(0, Math.min(5, rating)) * 240) / 10;
  return (
    <svg
      className={classNames('stars', className)}
      viewBox="0 0 120 24"
      role="img"
      aria-label={commonCopy.ratingLabel(rating)}
    >
      <path d={`M0 0h${filled}v24H0z`} />
    </svg>
  );
}
