// Which refund settled which withdrawal: a withdrawal itself is never changed, so it is closed by the refund that names it.

import type { Orm } from '#platform/database/database.ts';
import { toDecimalText, ZERO } from '#shared/money.ts';
import { listReturnsOfWithdrawals } from '../returns/return.repository.ts';
import { isOpenReturn } from '../returns/return-states.ts';
import { listWithdrawalsOfOrder, type WithdrawalRow } from '../withdrawals/withdrawal.repository.ts';
import type { Withdrawal } from '../withdrawals/withdrawal-contract.ts';
import { findRefund, listRefundsOfWithdrawals } from './refund.repository.ts';

export type Settlement = Withdrawal['settledBy'];

/** By withdrawal; the first refund that did not fail counts, else how the return that answers it ended. */
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
  for (const [withdrawalId, found] of await listReturnsOfWithdrawals(db, withdrawalIds)) {
    if (settlements.has(withdrawalId) || isOpenReturn(found.status)) continue;
    const refund = found.refundId === null ? null : await findRefund(db, found.refundId);
    if (refund?.status === 'failed') continue;
    settlements.set(withdrawalId, {
      refundId: refund?.id ?? null,
      amount: toDecimalText(refund?.amount ?? ZERO),
      at: (refund?.succeededAt ?? found.updatedAt).toISOString(),
    });
  }
  return settlements;
}

/** The oldest withdrawal of this order whose money is not back; null without one. */
export async function findOpenWithdrawal(db: Orm, orderId: number): Promise<WithdrawalRow | null> {
  const declared = await listWithdrawalsOfOrder(db, orderId);
  const settled = await readSettlements(
    db,
    declared.map(({ id }) => id),
  );
  return declared.find(({ id }) => !settled.get(id)) ?? null;
}
