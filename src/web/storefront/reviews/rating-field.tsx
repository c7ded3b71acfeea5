// Five stars as five radio buttons: one tab stop, arrow keys, and a name for each. None is chosen beforehand.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { STAR } from '../../ui/marks/stars.tsx';

const STARS = [1, 2, 3, 4, 5];

export function RatingField({ chosen, problem }: { chosen: string; problem: string | undefined }) {
  return (
    <div className="form-field">
      <p id="rating-label" className="review-label">
        {copy.labels.rating}
      </p>
      <div
        id="rating"
        role="radiogroup"
        aria-labelledby="rating-label"
        aria-describedby="rating-fout"
        aria-required="true"
        aria-invalid={problem ? true : undefined}
        className="review-stars"
      >
        {STARS.map((count) => (
          <label key={count} className="review-star">
            <input type="radio" name="rating" value={count} defaultChecked={chosen === String(count)} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="sr-only">{copy.stars(count)}</span>
          </label>
        ))}
      </div>
      <p id="rating-fout" className="form-problem" data-problem="rating">
        {problem}
      </p>
    </div>
  );
}
