// /admin: how the shop is doing, from what the API really answers, and the newest orders and reviews.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Order } from '#modules/orders/contract.ts';
import { recentOrdersQuery, reviewsQuery } from '../admin-queries.ts';
import { amountText, momentText } from '../format.ts';
import { StatusBadge } from '../orders/status-select.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../ui/states.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { Rating } from './rating.tsx';
import { UnpreparedPayments } from './unprepared-payments.tsx';

const SHOWN = 5;

export const meta = () => pageMeta('Overzicht');

export default function OverviewPage() {
  const orders = useQuery(recentOrdersQuery);
  const reviews = useQuery(reviewsQuery);
  return (
    <>
      <PageHeader title="Overzicht" />
      <OverviewCards orders={orders} reviews={reviews} />
      <UnpreparedPayments />
      <div className="two-columns">
        <section className="panel" aria-labelledby="recent-activity">
          <header className="panel-header">
            <h2 id="recent-activity">Recente activiteit</h2>
            <Link to="/admin/orders">Alle bestellingen</Link>
          </header>
          {orders.isPending ? <SkeletonRows rows={SHOWN} label="Bestellingen laden" /> : null}
          {orders.isError ? (
            <ErrorState
              title="Error loading orders"
              error={orders.error}
              onRetry={() => void orders.refetch()}
            />
          ) : null}
          {orders.data ? <RecentOrders orders={orders.data.slice(0, SHOWN)} /> : null}
        </section>
        <LatestReviews />
      </div>
    </>
  );
}

function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState title="No orders found">
        Zodra een klant betaald heeft, staat de bestelling hier.
      </EmptyState>
    );
  }
  return (
    <ul className="activity">
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/admin/orders/${order.id}`} className="activity-link">
            <span className="activity-main">
              <strong className="clip">{order.customerName || 'Zonder naam'}</strong>
              <span className="muted clip">
                {order.orderNumber} · {momentText(order.createdAt)}
              </span>
            </span>
            <span className="amount">{amountText(order.total)}</span>
            <StatusBadge status={order.status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LatestReviews() {
  const reviews = useQuery(reviewsQuery);
  return (
    <section className="panel" aria-labelledby="latest-reviews">
      <header className="panel-header">
        <h2 id="latest-reviews">Nieuwste reviews</h2>
      </header>
      {reviews.isPending ? <SkeletonRows rows={SHOWN} label="Reviews laden" /> : null}
      {reviews.isError ? (
        <ErrorState
          title="Fout bij laden van de reviews"
          error={reviews.error}
          onRetry={() => void reviews.refetch()}
        />
      ) : null}
      {reviews.data?.length === 0 ? (
        <EmptyState title="Nog geen reviews">De eerste review verschijnt hier.</EmptyState>
      ) : null}
      <ul className="activity">
        {(reviews.data ?? []).slice(0, SHOWN).map((review) => (
          <li key={review.id} className="activity-review">
            <span className="mail-line">
              <strong className="clip">{review.customerName}</strong>
              <Rating rating={review.rating} />
            </span>
            <p>{review.comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
