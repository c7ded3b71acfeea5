// Pays a checked return through a refund. The refund and the return's new state are stored together under the
// lock of the order; then the refund is executed at the payment provider, once per key. When the refund
// failed, it can be requested again.

import type { RefundNeeds } from '#modules/refunds/index.ts';
import {
  findRefund,
  findRefundByKey,
  recordRefundRequest,
  refundRefused,
  submitRefund,
} from '#modules/refunds/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import { readReturn } from '../list-returns.ts';
import { listWithdrawalsOfReturns, type ReturnRow } from '../return.repository.ts';
import type { PayReturn, ReturnDetail } from '../return-contract.ts';
import { returnReference } from '../return-view.ts';
import { type LockedReturn, moveReturn, onReturn, stepRefused } from '../step-return.ts';
import { recordRefundRequested } from './follow-refund.ts';
import { findRefundAmount } from './refund-amount.ts';

/**
 * Refunds a checked return and marks the return as paid. Throws 404 `return_unknown`; 409 `edit_conflict`,
 * `return_step_refused`, `price_changed` (the amount differs from what the operator saw), and the codes of
 * `refundOrder`.
 */
export async function payReturn(
  shop: RefundNeeds,
  id: number,
  request: PayReturn,
  operator: string,
): Promise<ReturnDetail> {
  const refund = await onReturn(shop, { id, version: undefined, actor: operator }, async (locked) => {
    const { tx, order, returnRow } = locked;
    const idempotencyKey = `return-${id}-${request.idempotencyKey}`;
    const earlier = await findRefundByKey(tx, `refund:${order.id}:${idempotencyKey}`);
    if (earlier) return earlier;
    if (returnRow.version !== request.version)
      throw new Refusal('edit_conflict', 'Iemand anders heeft deze retour intussen gewijzigd.', {
        extra: { version: returnRow.version },
      });
    await refuseUnchecked(locked);
    const amount = await dueOf(locked, request.amount);
    const declared = (await listWithdrawalsOfReturns(tx, [id])).get(id) ?? [];
    const recorded = await recordRefundRequest(shop, tx, {
      orderId: order.id,
      operator,
      request: { amount, reason: reasonOf(returnRow), withdrawalId: null, idempotencyKey },
    });
    const settled = await recordRefundRequested(tx, recorded, declared);
    await moveReturn(locked, 'paid', { refundId: settled.id });
    return settled;
  });
  const after = await submitRefund(shop, refund);
  if (after.status === 'failed') throw refundRefused(after);
  return readReturn(shop, id);
}

async function refuseUnchecked({ tx, returnRow }: LockedReturn): Promise<void> {
  if (returnRow.status === 'checked') return;
  const refund = returnRow.refundId === null ? null : await findRefund(tx, returnRow.refundId);
  if (returnRow.status === 'paid' && refund?.status === 'failed') return;
  throw stepRefused(
    returnRow.status === 'paid' ? 'Deze retour is al terugbetaald.' : 'Controleer eerst wat er terugkwam.',
  );
}

/**
 * Returns the amount to refund for a return, in cents, as the shop computes it now. `seen` is the amount the
 * operator saw. Throws 409 `price_changed` when the two differ, `return_step_refused` when the amount is 0.
 */
async function dueOf({ tx, order, returnRow }: LockedReturn, seen: Cents): Promise<Cents> {
  const { due } = await findRefundAmount(tx, returnRow, order);
  if (due === 0) throw stepRefused('Er is niets terug te betalen. Sluit de retour af.');
  if (due !== seen)
    throw new Refusal('price_changed', `Het bedrag is intussen ${formatEuro(due)}. Kijk het nog eens na.`);
  return due;
}

/**
 * Builds the Dutch reason on the credit note for a return: the return's reference, and the deduction for
 * wear.
 */
function reasonOf({ id, deduction, deductionReason }: ReturnRow): string {
  const deductionText =
    deduction > 0
      ? `, ${formatEuro(deduction)} ingehouden${deductionReason ? `: ${deductionReason}` : ''}`
      : '';
  return `Retour ${returnReference(id)}${deductionText}`.slice(0, 300);
}
