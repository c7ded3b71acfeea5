// The five newest reviews with their stars and texts.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { reviewsQuery } from '../../admin-queries.ts';
import { Rating } from '../../shared/rating.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';

const SHOWN = 5;

export function LatestReviews() {
  const query = useQuery(reviewsQuery);
  return (
    <Panel title="Nieuwste reviews" beside={<Link to={href('/admin/reviews')}>Alle reviews</Link>}>
      <Loaded query={query} rows={SHOWN} loading="Reviews laden" failed="Fout bij laden van de reviews">
        {(reviews) =>
          reviews.length === 0 ? (
            <EmptyState title="Nog geen reviews">De eerste review verschijnt hier.</EmptyState>
          ) : (
            <ul className="grid grid-cols-1">
              {reviews.slice(0, SHOWN).map((review) => (
                <li key={review.id} className="border-t border-hairline px-4 py-2">
                  <span className="flex min-w-0 items-baseline justify-between gap-3">
                    <strong className="clip">{review.customerName}</strong>
                    <Rating rating={review.rating} />
                  </span>
                  <p className="clip-2 text-quiet">{review.comment}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
