// The dialogs of an order, of which at most one is open. The list of orders and the page of an order both use
// them.

import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { SendEmailDialog } from '../../shared/mail/send-email-dialog.tsx';
import { useDeleteOrder } from '../../shared/orders/order-mutations.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { CancelOrderDialog } from './cancel/cancel-dialog.tsx';
import { EditOrderDialog } from './edit/edit-order-dialog.tsx';
import { LabelDialog } from './label/label-dialog.tsx';
import { ReplacementForm } from './manual/replacement-form.tsx';
import { ShipOrderDialog } from './ship-order-dialog.tsx';

export type OrderDialogKind = 'edit' | 'ship' | 'label' | 'mail' | 'replace' | 'cancel' | 'delete';

/**
 * The dialog a key opens in the list or on the order's page: e edits, m mails, l makes a label, s ships. Null
 * for all other keys; l and s do nothing for a cancelled order, and s does nothing for a delivered one.
 */
export function dialogOfKey(key: string, order: Pick<Order, 'status'>): OrderDialogKind | null {
  if (key === 'e') return 'edit';
  if (key === 'm') return 'mail';
  if (order.status === 'cancelled') return null;
  if (key === 'l') return 'label';
  return key === 's' && order.status !== 'delivered' ? 'ship' : null;
}

/**
 * Manages the open dialog of an order. Call `open` to show a dialog, and render the returned `dialog` in the
 * page.
 */
export function useOrderDialogs(onDeleted?: () => void) {
  const [current, setCurrent] = useState<{ kind: OrderDialogKind; order: Order } | null>(null);
  const open = useCallback((kind: OrderDialogKind, order: Order) => setCurrent({ kind, order }), []);
  const close = useCallback(() => setCurrent(null), []);
  const dialog = current ? (
    <OrderDialog {...current} onOpen={open} onClose={close} onDeleted={onDeleted} />
  ) : null;
  return { open, dialog };
}

type OrderDialogProps = {
  kind: OrderDialogKind;
  order: Order;
  onOpen(kind: OrderDialogKind, order: Order): void;
  onClose(): void;
  onDeleted: (() => void) | undefined;
};

function OrderDialog({ kind, order, onOpen, onClose, onDeleted }: OrderDialogProps) {
  switch (kind) {
    case 'edit':
      return <EditOrderDialog order={order} onCancel={() => onOpen('cancel', order)} onClose={onClose} />;
    case 'ship':
      return <ShipOrderDialog order={order} onClose={onClose} />;
    case 'label':
      return <LabelDialog order={order} onShip={(tracked) => onOpen('ship', tracked)} onClose={onClose} />;
    case 'mail':
      return (
        <SendEmailDialog
          title={order.orderNumber}
          customerName={order.customerName}
          about={{ orderId: order.id }}
          onClose={onClose}
        />
      );
    case 'replace':
      return <ReplaceOrderDialog order={order} onClose={onClose} />;
    case 'cancel':
      return <CancelOrderDialog order={order} onClose={onClose} />;
    case 'delete':
      return <DeleteOrderDialog order={order} onClose={onClose} onDeleted={onDeleted} />;
  }
}

/** The dialog that creates a replacement for an order. Afterwards the page of the new order opens. */
function ReplaceOrderDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const navigate = useNavigate();
  return (
    <ReplacementForm
      of={order}
      onPlaced={({ id }) => void navigate(href('/admin/orders/:id', { id }))}
      onClose={onClose}
    />
  );
}

function DeleteOrderDialog({ order, onClose, onDeleted }: Omit<OrderDialogProps, 'kind' | 'onOpen'>) {
  return (
    <ActionDialog
      title={`Bestelling ${order.orderNumber} verwijderen?`}
      run={useDeleteOrder(order.id)}
      invalidates={[]}
      done="Bestelling verwijderd"
      failed="Error deleting order"
      {...(onDeleted && { onDone: onDeleted })}
      onClose={onClose}
    >
      {order.paymentIntentId
        ? `De bestelling van ${order.customerName} is betaald of had een betaling: die verdwijnt uit de lijsten en blijft met de factuur bewaard.`
        : `De bestelling van ${order.customerName} wordt voorgoed verwijderd.`}
    </ActionDialog>
  );
}
