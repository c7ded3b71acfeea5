// Builds the API view of an order's refunds and disputes, and of the amount left to refund.

import type { OrderRow } from '#modules/orders/index.ts';
import { isBankPayment } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { parseEuros, toDecimalText } from '#shared/money.ts';
import { isContested } from './payment-state.ts';
import { listPaymentsOfOrder, refundableAmount, sumOf } from './payments-of-order.ts';
import {
  type DisputeRow,
  listDisputesOfOrder,
  listRefundsOfOrder,
  type RefundRow,
} from './refund.repository.ts';
import {
  type Dispute,
  disputeStatuses,
  type OrderMoney,
  type Refund,
  refundOrigins,
  refundStatuses,
} from './refund-contract.ts';

export async function readOrderMoney(db: Orm, order: OrderRow): Promise<OrderMoney> {
  const payments = await listPaymentsOfOrder(db, order);
  return {
    paid: toDecimalText(sumOf(payments, ({ payment }) => payment.amount)),
    refundable: toDecimalText(await refundableAmount(db, order, payments)),
    byBank: payments.some(({ payment }) => isBankPayment(payment.id)),
    refunds: (await listRefundsOfOrder(db, order.id)).map(refundView),
    disputes: (await listDisputesOfOrder(db, order.id)).map(disputeView),
  };
}

/**
 * Returns true when nothing of the order can be refunded because the bank holds or has taken the money of a
 * dispute.
 */
export const isBlocked = ({ refundable, disputes }: Pick<OrderMoney, 'refundable' | 'disputes'>): boolean =>
  parseEuros(refundable) === 0 && disputes.some(isContested);

export function refundView(row: RefundRow): Refund {
  const { id, reason, actor, restock, withdrawalId, paymentId, failure } = row;
  return {
    id,
    reason,
    actor,
    restock,
    withdrawalId,
    paymentId,
    failure,
    amount: toDecimalText(row.amount),
    byBank: isBankPayment(paymentId),
    status: refundStatuses.find((status) => status === row.status) ?? 'requested',
    origin: refundOrigins.find((origin) => origin === row.origin) ?? 'provider',
    requestedAt: row.requestedAt.toISOString(),
    succeededAt: row.succeededAt?.toISOString() ?? null,
  };
}

function disputeView(row: DisputeRow): Dispute {
  return {
    id: row.id,
    amount: toDecimalText(row.amount),
    status: disputeStatuses.find((status) => status === row.status) ?? 'open',
    reason: row.reason,
    evidenceDueBy: row.evidenceDueBy?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
