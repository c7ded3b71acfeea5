// What can be done with an order on its page. An archived one is kept as it was; only its money can still go back.

import { Mail, Pencil, Tag, Trash2, Truck, Undo2 } from 'lucide-react';
import type { OrderDetail } from '#modules/orders/contract.ts';
import { parseEuros } from '#shared/money.ts';
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
    <button type="button" className="btn" data-command="refund" onClick={onRefund}>
      <Undo2 size={14} aria-hidden /> Terugbetalen
    </button>
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
      <StatusSelect order={order} />
      {order.status === 'delivered' ? null : (
        <button
          type="button"
          className={order.status === 'shipped' ? 'btn' : 'btn btn-primary'}
          data-command="ship"
          onClick={() => onOpen('ship', order)}
        >
          <Truck size={14} aria-hidden /> Verzenden
        </button>
      )}
      <button type="button" className="btn" data-command="label" onClick={() => onOpen('label', order)}>
        <Tag size={14} aria-hidden /> Label
      </button>
      {refund}
      <button type="button" className="btn" data-command="mail" onClick={() => onOpen('mail', order)}>
        <Mail size={14} aria-hidden /> E-mail
      </button>
      <button type="button" className="btn" data-command="edit" onClick={() => onOpen('edit', order)}>
        <Pencil size={14} aria-hidden /> Bewerken
      </button>
      <button type="button" className="btn" data-command="delete" onClick={() => onOpen('delete', order)}>
        <Trash2 size={14} aria-hidden /> Verwijderen
      </button>
    </>
  );
}
