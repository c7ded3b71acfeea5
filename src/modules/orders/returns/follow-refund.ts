// A refund that is wanted because of a withdrawal settles it, and the return that answers it is paid with it:
// also when an operator gave the money back without the steps of the return.

import type { Orm } from '#platform/database/database.ts';
import type { OrderRow } from '../order.repository.ts';
import { type RefundRow, updateRefund } from '../refunds/refund.repository.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawal.repository.ts';
import { listReturnsOfOrder, listReturnsOfWithdrawals } from './return.repository.ts';
import { isOpenReturn } from './return-contract.ts';
import { moveReturn } from './step-return.ts';

type By = { actor: string; now: Date };

/** The first declaration is named by the refund; the others are settled by their return. */
export async function recordRefundRequested(
  tx: Orm,
  refund: RefundRow,
  declared: readonly WithdrawalRow[],
): Promise<RefundRow> {
  const [first] = declared;
  return first && refund.withdrawalId === null
    ? updateRefund(tx, refund.id, { withdrawalId: first.id })
    : refund;
}

/** On a locked order. */
export async function payReturnOfWithdrawal(
  tx: Orm,
  order: OrderRow,
  refund: RefundRow,
  by: By,
): Promise<void> {
  if (refund.withdrawalId === null) return;
  const returnRow = (await listReturnsOfWithdrawals(tx, [refund.withdrawalId])).get(refund.withdrawalId);
  if (returnRow && isOpenReturn(returnRow.status))
    await moveReturn({ tx, order, returnRow, ...by }, 'paid', { refundId: refund.id });
}

/** What was held back of a cancelled order is not coming: its return ends with the act. */
export async function endHeldReturns(
  tx: Orm,
  order: OrderRow,
  { refund, ...by }: By & { refund: RefundRow | null },
): Promise<void> {
  for (const returnRow of await listReturnsOfOrder(tx, order.id)) {
    if (!returnRow.notSent || !isOpenReturn(returnRow.status)) continue;
    const locked = { tx, order, returnRow, ...by };
    if (refund) await moveReturn(locked, 'paid', { refundId: refund.id });
    else await moveReturn(locked, 'closed', { endReason: 'Bestelling geannuleerd' });
  }
}
