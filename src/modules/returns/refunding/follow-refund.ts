// Keeps returns and refunds in step: a refund for a withdrawal also marks the return for that withdrawal as
// paid, even when the operator refunded without the steps of the return.

import type { OrderRow } from '#modules/orders/index.ts';
import { type RefundRow, updateRefund } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listReturnsOfOrder, listReturnsOfWithdrawals } from '../return.repository.ts';
import { isOpenReturn } from '../return-contract.ts';
import { moveReturn } from '../step-return.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawal.repository.ts';

type By = { actor: string; now: Date };

/**
 * Links the refund of a return to `declared[0]`, the first of the return's withdrawals, unless the refund has
 * a withdrawal already, and returns the refund row. A refund can settle one withdrawal; the other withdrawals
 * are settled by their return.
 */
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

/**
 * Marks the open return of the withdrawal that `refund` settles as paid; does nothing when there is no
 * withdrawal or no open return. The order must be locked.
 */
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

/**
 * Ends the open returns of a cancelled order whose parcel was held back. They become paid when the
 * cancellation has a refund, otherwise closed.
 */
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
