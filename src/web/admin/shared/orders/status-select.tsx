// The status of an order as a badge with a dropdown. A choice takes effect immediately. The text names the
// status, so the colour carries no extra information.

import { ChevronDown } from 'lucide-react';
import type { Order, OrderStatus } from '#modules/orders/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { useMayWrite } from '../../session/admin-session.ts';
import { useChangeStatus } from './order-mutations.ts';
import { STATUS_NAMES, statusChoices } from './order-texts.ts';

const TONES = {
  pending: 'warning',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, BadgeTone>;
const TONE_CLASSES = {
  warning: 'bg-warning-wash text-warning',
  info: 'bg-info-wash text-info',
  good: 'bg-accent-wash text-accent-text',
  danger: 'bg-danger-wash text-danger',
} as const;

type StatusSelectProps = {
  order: Pick<Order, 'id' | 'status' | 'version' | 'orderNumber'>;
  /**
   * Of the status of an order as a dropdown: called when the operator chooses "cancelled", to open the
   * cancellation dialog. The status changes only after that dialog.
   */
  onCancel(): void;
};

export function StatusSelect({ order, onCancel }: StatusSelectProps) {
  const change = useChangeStatus(order);
  const choices = statusChoices(order.status);
  const mayWrite = useMayWrite('orders');
  if (!mayWrite) return <StatusBadge status={order.status} />;
  return (
    <span className="relative inline-block max-w-full">
      <ChevronDown
        size={12}
        aria-hidden
        className={`pointer-events-none absolute top-1/2 right-2 z-2 -translate-y-1/2 ${TONE_CLASSES[TONES[order.status]]}`}
      />
      <select
        className={`min-h-6.5 w-auto max-w-full cursor-pointer field-sizing-content truncate rounded-full border-transparent bg-none py-0 pr-6 pl-2.5 text-[0.75rem] font-[560] pointer-coarse:min-h-11 ${TONE_CLASSES[TONES[order.status]]}`}
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
          <option key={status} value={status} className="bg-surface text-text">
            {STATUS_NAMES[status]}
          </option>
        ))}
      </select>
    </span>
  );
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}
