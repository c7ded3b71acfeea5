// Performs the operator's steps of a return, along one table of transitions. Each step is one transaction
// under the lock of the order, with a history row and, for a check, the stock movements.

import { wasSent } from '#modules/orders/contract.ts';
import { insertEvents, lockOrder, type OrderRow } from '#modules/orders/index.ts';
import { receiveReturn } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import { readReturn, returnUnknown } from './list-returns.ts';
import type { ReturnNeeds } from './open-return.ts';
import {
  findReturn,
  listReturnLines,
  type NewReturn,
  putAnnounced,
  type ReturnRow,
  receiveAnnounced,
  updateLine,
  updateReturn,
} from './return.repository.ts';
import {
  type EditReturn,
  isReturnStatus,
  mayTransition,
  RETURN_NAMES,
  type ReturnDetail,
  type ReturnStatus,
  type ReturnStep,
} from './return-contract.ts';
import { returnReference } from './return-view.ts';
import { listReturnable, refuseUnreturnable } from './returnable-items.ts';
import { releaseParcel } from './unsent/hold-parcel.ts';

export type LockedReturn = { tx: Orm; order: OrderRow; returnRow: ReturnRow; actor: string; now: Date };

/**
 * Performs a step of a return: moves it to the state `to` of the request, and records the checked articles or
 * the reason. Throws 404 `return_unknown`; 409 `edit_conflict`, `return_step_refused` when the state may not
 * follow the present one; 422 for invalid checked lines.
 */
export async function stepReturn(
  shop: Pick<ReturnNeeds, 'database' | 'clock'>,
  id: number,
  step: ReturnStep,
  operator: string,
): Promise<ReturnDetail> {
  await onReturn(shop, { id, version: step.version, actor: operator }, async (locked) => {
    refuseStep(locked.returnRow, step.to);
    if (step.to === 'received') await receiveAnnounced(locked.tx, id);
    if (step.to === 'checked') await check(locked, step);
    const change = step.to === 'refused' || step.to === 'closed' ? { endReason: step.reason || null } : {};
    await moveReturn(locked, step.to, { ...change, ...(step.to === 'announced' ? { endReason: null } : {}) });
  });
  return readReturn(shop, id);
}

/**
 * Edits a return: the announced lines until the parcel is received, the deduction from the check until the
 * refund. Throws 404 `return_unknown`; 409 `edit_conflict`, `return_step_refused`, `nothing_to_return`; 422
 * for invalid fields.
 */
export async function editReturn(
  shop: Pick<ReturnNeeds, 'database' | 'clock'>,
  id: number,
  { version, lines, deduction, deductionReason, reason }: EditReturn,
  operator: string,
): Promise<ReturnDetail> {
  await onReturn(shop, { id, version, actor: operator }, async ({ tx, order, returnRow, now }) => {
    const isComing = returnRow.status === 'announced' || returnRow.status === 'underway';
    if (lines && !isComing) throw stepRefused('Wat er kwam staat vast zodra het ontvangen is.');
    if (deduction !== undefined && returnRow.status !== 'checked')
      throw stepRefused('Inhouden kan als de retour gecontroleerd is en nog niet betaald.');
    if (lines) {
      refuseUnreturnable(lines, await listReturnable(tx, order, id));
      await putAnnounced(
        tx,
        id,
        lines.filter(({ quantity }) => quantity > 0),
      );
    }
    const deductionColumns = deduction === undefined ? {} : deductionOf({ deduction, deductionReason });
    await updateReturn(tx, id, {
      ...deductionColumns,
      ...(reason === undefined ? {} : { reason: reason || null }),
      updatedAt: now,
    });
  });
  return readReturn(shop, id);
}

type Locking = { id: number; version: number | undefined; actor: string };

/**
 * Runs `work` in a transaction, with the order locked and the return read again. Throws 404 `return_unknown`;
 * 409 `edit_conflict` when `version` is outdated.
 */
export function onReturn<Result>(
  { database, clock }: Pick<ReturnNeeds, 'database' | 'clock'>,
  { id, version, actor }: Locking,
  work: (locked: LockedReturn) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const seen = await findReturn(tx, id);
    const order = seen && (await lockOrder(tx, seen.orderId));
    const returnRow = order && (await findReturn(tx, id));
    if (!returnRow) throw returnUnknown();
    refuseStaleEdit(returnRow.version, version, 'Iemand anders heeft deze retour intussen gewijzigd.');
    return work({ tx, order, returnRow, actor, now: clock.now() });
  });
}

/**
 * Sets the new state of a return and adds a history row. Then releases the order's parcel, if it is held back
 * and no open return requires that any more.
 */
export async function moveReturn(
  { tx, order, returnRow, actor, now }: LockedReturn,
  to: ReturnStatus,
  change: Partial<NewReturn>,
): Promise<void> {
  await updateReturn(tx, returnRow.id, { ...change, status: to, updatedAt: now });
  await insertEvents(tx, [
    {
      orderId: order.id,
      at: now,
      actor,
      kind: 'return',
      from: returnRow.status,
      to,
      note: returnReference(returnRow.id),
    },
  ]);
  await releaseParcel(tx, order, { actor, now });
}

export function stepRefused(detail: string): Refusal {
  return new Refusal('return_step_refused', detail);
}

function refuseStep(returnRow: ReturnRow, to: ReturnStatus): void {
  const status = isReturnStatus(returnRow.status) ? returnRow.status : 'closed';
  if (mayTransition({ status, notSent: returnRow.notSent }, to)) return;
  const why = returnRow.notSent ? ' Het pakket is nog niet verzonden.' : '';
  throw stepRefused(`Van ${RETURN_NAMES[status]} naar ${RETURN_NAMES[to]} kan niet.${why}`);
}

type Check = Extract<ReturnStep, { to: 'checked' }>;

/**
 * Records the checked articles of a return: sellable ones return to stock, broken ones are booked as broken.
 * Throws 422 when there are more than the customer still has.
 */
async function check({ tx, order, returnRow, actor, now }: LockedReturn, step: Check): Promise<void> {
  const lines = (await listReturnLines(tx, [returnRow.id])).get(returnRow.id) ?? [];
  const coming = await listReturnable(tx, order, returnRow.id);
  const pieces = step.lines.map(({ article, sellable, broken }) => ({
    article,
    quantity: sellable + broken,
  }));
  refuseUnreturnable(pieces, coming);
  const unknown = step.lines.findIndex(
    ({ article, sellable, broken }) =>
      sellable + broken > 0 && !lines.some(({ articleCode }) => articleCode === article),
  );
  if (unknown >= 0)
    throw invalidFields([{ path: `lines.${unknown}.article`, message: 'Dit hoort niet bij deze retour' }]);
  for (const { article, sellable, broken } of step.lines)
    await updateLine(tx, returnRow.id, article, { received: sellable + broken, sellable, broken });
  const { id: orderId, variantCode } = order;
  await receiveReturn(tx, {
    orderId,
    variantCode,
    wasSent: wasSent(order),
    actor,
    now,
    pieces: step.lines,
    note: returnReference(returnRow.id),
  });
  await updateReturn(tx, returnRow.id, deductionOf(step));
}

function deductionOf({ deduction, deductionReason }: Pick<Check, 'deduction' | 'deductionReason'>) {
  if (deduction > 0 && !deductionReason)
    throw invalidFields([{ path: 'deductionReason', message: 'Vul in waarvoor je inhoudt' }]);
  return { deduction, deductionReason: deduction > 0 ? deductionReason || null : null };
}
