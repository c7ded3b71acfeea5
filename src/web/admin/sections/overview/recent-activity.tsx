// The five newest orders, each with a link to its page.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, shortMomentText } from '../../format.ts';
import { StatusBadge } from '../../shared/orders/status-select.tsx';
import { newestOrdersQuery, SHOWN_ORDERS } from '../../shared/overview-queries.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function RecentActivity() {
  const query = useQuery(newestOrdersQuery);
  return (
    <Panel title="Recente activiteit" beside={<Link to={href('/admin/orders')}>Alle bestellingen</Link>}>
      <Loaded query={query} rows={SHOWN_ORDERS} loading="Bestellingen laden" failed="Error loading orders">
        {({ items }) => <RecentOrders orders={items} />}
      </Loaded>
    </Panel>
  );
}

function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState title="No orders found">
        Zodra een klant betaald heeft, staat de bestelling hier. Probeer het zelf:{' '}
        <a href="/">open de winkel</a> en reken af.
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1">
      {orders.map((order) => (
        <li key={order.id} className="border-t border-hairline">
          <Link
            to={href('/admin/orders/:id', { id: order.id })}
            className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-1.5 text-inherit hover:bg-raised/55 hover:no-underline"
          >
            <span className="min-w-0 flex-[1_1_8rem]">
              <strong className="clip">{order.customerName || 'Zonder naam'}</strong>
              <span className="muted clip">
                <span>{order.orderNumber}</span> · <span>{shortMomentText(order.createdAt)}</span>
              </span>
            </span>
            <span className="flex flex-none items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-0.5">
              <span className="amount">{amountText(order.total)}</span>
              <span className="text-right sm:w-28">
                <StatusBadge status={order.status} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
