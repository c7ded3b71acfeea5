// The actions on the page of an order. An archived order is read-only, except for refunds.

import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { ON_HOLD } from '#modules/orders/contract.ts';
import { CANCEL_UNSETTLED } from '#modules/returns/contract.ts';
import { parseEuros } from '#shared/money.ts';
import { ORDER_ACTIONS } from '../../shared/orders/order-actions.ts';
import { StatusBadge, StatusSelect } from '../../shared/orders/status-select.tsx';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageMenu, type PageMenuItem } from '../../shell/actions/page-menu.tsx';
import { HeaderActions } from '../../shell/page-header.tsx';
import { RowMenu } from '../../ui/menu/row-menu.tsx';
import type { OpenDialog } from './list/order-columns.tsx';
import type { OrderDialogKind } from './order-dialogs.tsx';

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
  const canRefund = (parseEuros(order.money.refundable) ?? 0) > 0;
  const refund = canRefund ? <PageAction {...ORDER_ACTIONS.refund} onPress={onRefund} /> : null;
  if (isArchived) {
    return (
      <HeaderActions>
        <StatusBadge status={order.status} />
        {refund}
      </HeaderActions>
    );
  }
  const menuItem = (kind: OrderDialogKind | 'refund', isDanger: boolean): PageMenuItem => ({
    ...ORDER_ACTIONS[kind],
    isDanger,
    onPress: () => (kind === 'refund' ? onRefund() : onOpen(kind, order)),
  });
  const isCancelled = order.status === 'cancelled';
  const isOver = order.status === 'delivered' || isCancelled;
  const label = `Meer met ${order.orderNumber}`;
  const often = [
    ...(isCancelled ? [] : ['label' as const]),
    ...(canRefund ? ['refund' as const] : []),
    'mail' as const,
    'edit' as const,
  ];
  const overflowItems = [
    ...(isCancelled ? [] : [menuItem('replace', false)]),
    ...(isOver ? [] : [menuItem('cancel', true)]),
    menuItem('delete', true),
  ];
  return (
    <HeaderActions>
      <StatusSelect order={order} onCancel={() => onOpen('cancel', order)} />
      {order.flags.includes(CANCEL_UNSETTLED) ? (
        <PageAction
          {...ORDER_ACTIONS.cancel}
          label="Annulering afronden"
          variant="primary"
          onPress={() => onOpen('cancel', order)}
        />
      ) : null}
      {isOver ? null : (
        <PageAction
          {...ORDER_ACTIONS.ship}
          variant={order.status === 'shipped' || order.flags.includes(ON_HOLD) ? 'secondary' : 'primary'}
          onPress={() => onOpen('ship', order)}
        />
      )}
      <span className="contents max-md:hidden">
        {often.map((kind) => (
          <PageAction key={kind} {...menuItem(kind, false)} />
        ))}
        <PageMenu label={label} items={overflowItems} />
      </span>
      {/* A phone has room for the next step; all the rest is in one menu. */}
      <span className="contents md:hidden">
        <RowMenu label={label} items={[...often.map((kind) => menuItem(kind, false)), ...overflowItems]} />
      </span>
    </HeaderActions>
  );
}
