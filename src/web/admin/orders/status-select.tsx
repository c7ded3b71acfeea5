// The status of an order as a dropdown that takes effect at once. The colour only repeats what the word says.

import type { Order, OrderStatus } from '#modules/orders/contract.ts';
import { useMayWrite } from '../session/admin-session.ts';
import { useChangeStatus } from './order-mutations.ts';
import { STATUS_LABELS, statusChoices } from './order-texts.ts';

export function StatusSelect({
  order,
}: {
  order: Pick<Order, 'id' | 'status' | 'version' | 'paymentStatus' | 'orderNumber'>;
}) {
  const change = useChangeStatus(order);
  const choices = statusChoices(order.status);
  const mayWrite = useMayWrite();
  if (!mayWrite) return <StatusBadge status={order.status} />;
  return (
    <span className="status-select" data-status={order.status}>
      <select
        aria-label={`Status van ${order.orderNumber}`}
        value={order.status}
        onChange={(event) => {
          const chosen = choices.find((status) => status === event.target.value);
          if (chosen && chosen !== order.status) change.mutate(chosen);
        }}
      >
        {choices.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </select>
    </span>
  );
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="badge" data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}
