// Paid orders that cannot be packed, each with the reason.

import { Link } from 'react-router';
import type { Packing } from '#modules/fulfilment/contract.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { countedText } from '../../format.ts';
import { useRights } from '../../session/admin-session.ts';
import { STOP_TEXTS } from './packing-texts.ts';

export function BlockedOrders({ orders }: { orders: Packing['heldBack'] }) {
  const { reads } = useRights();
  if (orders.length === 0) return null;
  return (
    <Panel title={`${countedText(orders.length, 'bestelling wacht', 'bestellingen wachten')} nog`}>
      <ul className="px-4 pb-3">
        {orders.map(({ orderId, orderNumber, stop }) => (
          <li key={orderId} className="flex min-h-8 items-center justify-between gap-4">
            {reads('orders') ? (
              <Link to={href('/admin/orders/:id', { id: orderId })}>{orderNumber}</Link>
            ) : (
              <span>{orderNumber}</span>
            )}
            <span className="muted">{STOP_TEXTS[stop]}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
