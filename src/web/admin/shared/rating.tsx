// A rating of one to five stars in a small size, for lists.

import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

export function Rating({ rating }: { rating: number }) {
  return (
    <span
      className="inline-flex flex-none gap-px text-hairline"
      role="img"
      aria-label={`${rating} van 5 sterren`}
    >
      {STARS.map((star) => (
        <Star
          key={star}
          className={`fill-current ${star <= Math.round(rating) ? 'text-star' : ''}`}
          size={13}
          aria-hidden
        />
      ))}
    </span>
  );
}
