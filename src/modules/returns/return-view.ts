// Builds the API view of a return, and its reference.

import { isOrderStatus, orderNumber } from '#modules/orders/index.ts';
import { type Cents, toDecimalText } from '#shared/money.ts';
import type { ReturnLineRow, ReturnRow, ReturnWithOrder } from './return.repository.ts';
import { isReturnStatus, type OrderReturn, type Return } from './return-contract.ts';
import type { WithdrawalRow } from './withdrawals/withdrawal.repository.ts';

/** Returns the reference of a return, such as "RT100001". */
export function returnReference(id: number): string {
  return `RT${100_000 + id}`;
}

/** Returns the return id of a reference; undefined when the text is not a return reference. */
export function returnIdOf(text: string): number | undefined {
  const [, number] = /^RT(\d{6,9})$/i.exec(text.trim()) ?? [];
  return number === undefined ? undefined : Number(number) - 100_000;
}

export function briefReturn(row: ReturnRow, lines: readonly ReturnLineRow[]): OrderReturn {
  const wasChecked = lines.some(({ received }) => received > 0);
  return {
    id: row.id,
    reference: returnReference(row.id),
    status: isReturnStatus(row.status) ? row.status : 'closed',
    notSent: row.notSent,
    pieces: lines.reduce((sum, { announced, received }) => sum + (wasChecked ? received : announced), 0),
    openedAt: row.openedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function returnView(
  { returnRow, order, refunded }: ReturnWithOrder,
  lines: readonly ReturnLineRow[],
  declared: readonly WithdrawalRow[],
  due: Cents | null,
): Return {
  const { reason, endReason, actor, version } = returnRow;
  const [first] = declared;
  return {
    ...briefReturn(returnRow, lines),
    reason,
    endReason,
    actor,
    version,
    origin: returnRow.origin === 'withdrawal' ? 'withdrawal' : 'operator',
    order: {
      id: order.id,
      orderNumber: orderNumber(order.id),
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      status: isOrderStatus(order.status) ? order.status : 'pending',
      total: toDecimalText(order.total),
    },
    refunded: refunded === null ? null : toDecimalText(refunded),
    due: due === null ? null : toDecimalText(due),
    refundBefore: first?.refundBefore ?? null,
  };
}
