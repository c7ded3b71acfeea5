// What can be done with an order on its page. An archived one is kept as it was; only its money can still go back.

import { Ban, Mail, Pencil, Tag, Trash2, Truck, Undo2 } from 'lucide-react';
import { CANCEL_UNSETTLED, type OrderDetail } from '#modules/orders/contract.ts';
import { parseEuros } from '#shared/money.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { StatusBadge, StatusSelect } from '../../shared/orders/status-select.tsx';
import type { OpenDialog } from './list/order-columns.tsx';

type OrderActionsProps = {
  order: OrderDetail;
  isArchived: boolean;
  onOpen: OpenDialog;
  onRefund(): void;
};

export function wasArchived({ history }: Pick<OrderDetail, 'history'>): boolean {
  return history.some(({ kind }) => kind === 'archived');
}

export function OrderActions({ order, isArchived, onOpen, onRefund }: OrderActionsProps) {
  const canRefund = (parseEuros(order.money.refundable) ?? 0) > 0 && order.paymentStatus !== 'disputed';
  const refund = canRefund ? (
    <Button data-command="refund" onClick={onRefund}>
      <Undo2 size={14} aria-hidden /> Terugbetalen
    </Button>
  ) : null;
  if (isArchived) {
    return (
      <>
        <StatusBadge status={order.status} />
        {refund}
      </>
    );
  }
  return (
    <>
      <StatusSelect order={order} onCancel={() => onOpen('cancel', order)} />
      {order.flags.includes(CANCEL_UNSETTLED) ? (
        <Button variant="primary" onClick={() => onOpen('cancel', order)}>
          <Ban size={14} aria-hidden /> Annulering afronden
        </Button>
      ) : null}
      {['delivered', 'cancelled'].includes(order.status) ? null : (
        <Button
          variant={order.status === 'shipped' ? 'secondary' : 'primary'}
          data-command="ship"
          onClick={() => onOpen('ship', order)}
        >
          <Truck size={14} aria-hidden /> Verzenden
        </Button>
      )}
      {order.status === 'cancelled' ? null : (
        <Button data-command="label" onClick={() => onOpen('label', order)}>
          <Tag size={14} aria-hidden /> Label
        </Button>
      )}
      {refund}
      <Button data-command="mail" onClick={() => onOpen('mail', order)}>
        <Mail size={14} aria-hidden /> E-mail
      </Button>
      <Button data-command="edit" onClick={() => onOpen('edit', order)}>
        <Pencil size={14} aria-hidden /> Bewerken
      </Button>
      <Button data-command="delete" onClick={() => onOpen('delete', order)}>
        <Trash2 size={14} aria-hidden /> Verwijderen
      </Button>
    </>
  );
}
