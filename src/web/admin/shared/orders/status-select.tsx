// The status of an order as a dropdown that takes effect at once. The colour only repeats what the word says.

import type { Order, OrderStatus } from '#modules/orders/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { useMayWrite } from '../../session/admin-session.ts';
import { useChangeStatus } from './order-mutations.ts';
import { STATUS_LABELS, statusChoices } from './order-texts.ts';

const TONES = {
  pending: 'warning',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, BadgeTone>;
const DOTS = { warning: 'bg-warning', info: 'bg-info', good: 'bg-accent', danger: 'bg-danger' } as const;
const IN_LIST = 'lg:pl-4.5 lg:text-[0.75rem] min-[80rem]:pl-5 min-[80rem]:text-[0.8125rem]';

type StatusSelectProps = {
  order: Pick<Order, 'id' | 'status' | 'version' | 'orderNumber'>;
  /** Asks what cancelling is about; nothing is changed before it is answered. */
  onCancel(): void;
  /** Narrower, for a column. */
  inList?: boolean;
};

export function StatusSelect({ order, onCancel, inList = false }: StatusSelectProps) {
  const change = useChangeStatus(order);
  const choices = statusChoices(order.status);
  const mayWrite = useMayWrite('orders');
  if (!mayWrite) return <StatusBadge status={order.status} />;
  return (
    <span className="relative inline-block max-w-full">
      <span
        aria-hidden
        className={`pointer-events-none absolute top-1/2 left-2.25 z-1 size-2 -translate-y-1/2 rounded-full ${DOTS[TONES[order.status]]}`}
      />
      <select
        className={`min-h-7.5 border-hairline pr-1 pl-5.5 ${inList ? IN_LIST : ''}`}
        aria-label={`Status van ${order.orderNumber}`}
        value={order.status}
        onChange={(event) => {
          const chosen = choices.find((status) => status === event.target.value);
          if (!chosen || chosen === order.status) return;
          if (chosen === 'cancelled') onCancel();
          else change.mutate(chosen);
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
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}
