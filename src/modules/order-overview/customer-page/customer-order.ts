// Finds an order for its own customer. The caller has checked the signed link; fields that are not for
// customers are left out.

import { listInvoiceViews } from '#modules/invoices/index.ts';
import type { OrderStatus } from '#modules/orders/contract.ts';
import { findOrder, listLinesOf, type OrderRow, orderView } from '#modules/orders/index.ts';
import { isOpenReturn } from '#modules/returns/contract.ts';
import {
  briefReturn,
  findDeliveredAt,
  findRefundAmount,
  listReturnsOfOrder,
  listWithdrawalsOfOrder,
  type ReturnRow,
} from '#modules/returns/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { addDays, type Day, dayOf } from '#shared/shop-days.ts';
import type { CustomerOrder, CustomerReturn } from './customer-order-contract.ts';
import { expectedArrival } from './expected-arrival.ts';

const IN_PROGRESS: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped'];

/** Returns an order as its customer sees it, also when the order is archived; null for an unknown id. */
export async function findCustomerOrder(
  db: Orm,
  id: number,
  { now, cutOff }: { now: Date; cutOff: string },
): Promise<CustomerOrder | null> {
  const row = await findOrder(db, id);
  if (!row) return null;
  const lines = await listLinesOf(db, id);
  const [withdrawal] = await listWithdrawalsOfOrder(db, id);
  const expected = expectedArrival(row, cutOff);
  const deliveredAt = await findDeliveredAt(db, id);
  const { orderNumber, status, paymentStatus, carrier, trackingUrl } = orderView(row, lines);
  return {
    orderNumber,
    status,
    paymentStatus,
    placedAt: row.createdAt,
    shippedAt: row.shippedAt,
    deliveredAt,
    arrivesOn: IN_PROGRESS.includes(status) ? upcoming(expected, now) : null,
    beginsOn: deliveredAt ? dayOf(deliveredAt) : (expected ?? addDays(dayOf(row.createdAt), 7)),
    ...recipientOf(row),
    country: parseCountry(row.country) ?? row.country,
    carrier,
    trackingCode: row.trackingCode,
    trackingUrl,
    variant: row.variantCode,
    lines: lines.map(({ label, quantity, amount }) => ({ label, quantity, amount })),
    subtotal: row.subtotal,
    discount: row.discount,
    couponCode: row.couponCode,
    shipping: row.shippingCost,
    vatRate: row.vatRate,
    vatAmount: row.vatAmount,
    total: row.total,
    invoices: await listInvoiceViews(db, id),
    returns: await Promise.all(
      (await listReturnsOfOrder(db, id)).map((returnRow) => customerReturnOf(db, row, returnRow)),
    ),
    withdrawnAt: withdrawal?.declaredAt ?? null,
    refundBefore: withdrawal?.refundBefore ?? null,
  };
}

async function customerReturnOf(db: Orm, order: OrderRow, row: ReturnRow): Promise<CustomerReturn> {
  const { reference, status, notSent } = briefReturn(row, []);
  const canBeSent = !notSent && (status === 'announced' || status === 'underway');
  const due = isOpenReturn(status) ? (await findRefundAmount(db, row, order)).due : null;
  return { reference, status, notSent, canBeSent, due, endReason: row.endReason };
}

/** Returns the expected delivery date `day`, or null when that day has passed or `day` is null. */
function upcoming(day: Day | null, now: Date): Day | null {
  return day !== null && day >= dayOf(now) ? day : null;
}
