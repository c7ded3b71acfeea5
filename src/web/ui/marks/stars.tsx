// A rating as five stars, filled to the tenth, with the figure in words for those who do not see it.

import { useId } from 'react';
import { commonCopy } from '#copy/common.ts';

export const STAR = 'M12 2.2l2.95 6.2 6.8.86-5 4.7 1.3 6.74L12 17.4l-6.05 3.3 1.3-6.74-5-4.7 6.8-.86z';
const POSITIONS = [0, 1, 2, 3, 4];

/** `rating` from 0 to 5; `height` is that of a line of text. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const id = useId();
  const filled = Math.round(Math.max(0, Math.min(5, rating)) * 240) / 10;
  return (
    <svg className={className} viewBox="0 0 120 24" role="img" aria-label={commonCopy.ratingLabel(rating)}>
      <clipPath id={id}>
        <rect width={filled} height="24" />
      </clipPath>
      <g className="fill-line">
        {POSITIONS.map((position) => (
          <path key={position} d={STAR} transform={`translate(${position * 24} 0)`} />
        ))}
      </g>
      <g className="fill-amber" clipPath={`url(#${id})`}>
        {POSITIONS.map((position) => (
          <path key={position} d={STAR} transform={`translate(${position * 24} 0)`} />
        ))}
      </g>
    </svg>
  );
}
