// Finds what settled a withdrawal: a refund, or a return that ended without one. The row of a withdrawal
// never changes; the refund or the return refers to the withdrawal.

import { findRefund, listRefundsOfWithdrawals } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { toDecimalText, ZERO } from '#shared/money.ts';
import { listReturnsOfWithdrawals, type ReturnRow } from '../return.repository.ts';
import { isOpenReturn } from '../return-states.ts';
import { listWithdrawalsOfOrder, type WithdrawalRow } from './withdrawal.repository.ts';
import type { Withdrawal } from './withdrawal-contract.ts';

export type Settlement = Withdrawal['settledBy'];

/**
 * Returns what settled each of these withdrawals, by withdrawal id: the first refund that did not fail, or
 * else the finished return that belongs to the withdrawal. Withdrawals that are not settled yet are absent.
 */
export async function readSettlements(db: Orm, withdrawalIds: number[]): Promise<Map<number, Settlement>> {
  const settlements = new Map<number, Settlement>();
  for (const refund of await listRefundsOfWithdrawals(db, withdrawalIds)) {
    if (refund.withdrawalId === null || settlements.has(refund.withdrawalId)) continue;
    settlements.set(refund.withdrawalId, {
      refundId: refund.id,
      amount: toDecimalText(refund.amount),
      at: (refund.succeededAt ?? refund.requestedAt).toISOString(),
    });
  }
  for (const [withdrawalId, answer] of await listReturnsOfWithdrawals(db, withdrawalIds)) {
    if (settlements.has(withdrawalId)) continue;
    const settlement = await settlementByReturn(db, answer);
    if (settlement) settlements.set(withdrawalId, settlement);
  }
  return settlements;
}

/**
 * Returns the settlement of a withdrawal by its return. Null while the return is open, and when the refund of
 * the return failed, because the customer then still has no money. A return closed without a refund settles
 * with amount 0.
 */
async function settlementByReturn(db: Orm, answer: ReturnRow): Promise<Settlement> {
  if (isOpenReturn(answer.status)) return null;
  const refund = answer.refundId === null ? null : await findRefund(db, answer.refundId);
  if (refund?.status === 'failed') return null;
  return {
    refundId: refund?.id ?? null,
    amount: toDecimalText(refund?.amount ?? ZERO),
    at: (refund?.succeededAt ?? answer.updatedAt).toISOString(),
  };
}

/** Returns the oldest unsettled withdrawal of an order; null when the order has none. */
export async function findOpenWithdrawal(db: Orm, orderId: number): Promise<WithdrawalRow | null> {
  const declared = await listWithdrawalsOfOrder(db, orderId);
  const settled = await readSettlements(
    db,
    declared.map(({ id }) => id),
  );
  return declared.find(({ id }) => !settled.get(id)) ?? null;
}
