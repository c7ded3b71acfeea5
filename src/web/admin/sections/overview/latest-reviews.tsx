// The five newest reviews with their stars and what they say.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { reviewsQuery } from '../../admin-queries.ts';
import { Rating } from '../../shared/rating.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx';

const SHOWN = 5;

export function LatestReviews() {
  const { data, isPending, isError, error, refetch } = useQuery(reviewsQuery);
  return (
    <Panel title="Nieuwste reviews" beside={<Link to={href('/admin/reviews')}>Alle reviews</Link>}>
      {isPending ? <SkeletonRows rows={SHOWN} label="Reviews laden" /> : null}
      {isError && !data ? (
        <ErrorState title="Fout bij laden van de reviews" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState title="Nog geen reviews">De eerste review verschijnt hier.</EmptyState>
      ) : null}
      <ul>
        {(data ?? []).slice(0, SHOWN).map((review) => (
          <li key={review.id} className="border-t border-hairline px-4 py-2">
            <span className="flex min-w-0 items-baseline justify-between gap-3">
              <strong className="clip">{review.customerName}</strong>
              <Rating rating={review.rating} />
            </span>
            <p className="clip-2 text-quiet">{review.comment}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
