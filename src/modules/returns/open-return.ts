// Opens a return: automatically for a withdrawal, or by the operator. When the parcel was not sent yet, it is
// held back in the same transaction. When the parcel was sent, the customer gets return instructions.

import { wasSent } from '#modules/orders/contract.ts';
import { insertEvents, lockOrder, type OrderRow, orderUnknown } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { readReturn } from './list-returns.ts';
import { insertReturn, linkWithdrawal, listReturnsOfOrder, type ReturnRow } from './return.repository.ts';
import { isOpenReturn, type OpenReturn, type ReturnDetail } from './return-contract.ts';
import { returnInstructed } from './return-facts.ts';
import { returnReference } from './return-view.ts';
import { listReturnable, type ReturnableLine, refuseUnreturnable } from './returnable-items.ts';
import { holdParcel } from './unsent/hold-parcel.ts';
import { findWithdrawal, type WithdrawalRow } from './withdrawals/withdrawal.repository.ts';

export type ReturnNeeds = { database: Database; announce: Announce; clock: Clock };
type Line = { article: string; quantity: number };

/**
 * Opens a return for the operator and returns its details; a repeated call with the same idempotency key
 * opens one return only. Throws 404 `order_unknown`; 409 `return_open` when another return is open,
 * `nothing_to_return`; 422 for invalid lines.
 */
export async function openReturn(
  shop: ReturnNeeds,
  request: OpenReturn,
  operator: string,
): Promise<ReturnDetail> {
  const id = await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    if (!order || order.archivedAt) throw orderUnknown();
    const before = await listReturnsOfOrder(tx, order.id);
    // A repeated request: the first one opened the return.
    const earlier = before.find(({ key }) => key === keyOf(request));
    if (earlier) return earlier.id;
    const open = before.find(({ status }) => isOpenReturn(status));
    if (open) throw new Refusal('return_open', `Retour ${returnReference(open.id)} loopt nog.`);
    const withdrawal = await withdrawalOf(tx, order, request.withdrawalId ?? null);
    const lines = request.lines ?? (await listReturnable(tx, order));
    refuseUnreturnable(lines, await listReturnable(tx, order));
    const opened = await write(shop, tx, {
      order,
      lines,
      withdrawal,
      actor: operator,
      reason: request.reason || null,
      key: keyOf(request),
    });
    if (request.notifyCustomer && !opened.notSent)
      await shop.announce(tx, returnInstructed, { returnId: opened.id, turn: opened.version });
    return opened.id;
  });
  return readReturn(shop, id);
}

/**
 * Opens the return of a withdrawal, in the transaction that records the withdrawal; the caller must know that
 * the order belongs to the sender. When the order has an open return, or the customer has no article left,
 * the withdrawal is linked to the open or the last return instead. `jars` is the number of jars withdrawn;
 * null for all. Does nothing for an archived order.
 */
export async function openReturnOfWithdrawal(
  shop: Pick<ReturnNeeds, 'announce' | 'clock'>,
  tx: Orm,
  withdrawal: WithdrawalRow & { orderId: number },
  jars: number | null,
): Promise<void> {
  const order = await lockOrder(tx, withdrawal.orderId);
  if (!order || order.archivedAt) return;
  const before = await listReturnsOfOrder(tx, order.id);
  const open = before.find(({ status }) => isOpenReturn(status));
  if (open) return linkWithdrawal(tx, open.id, withdrawal.id);
  const coming = await listReturnable(tx, order);
  // No article is with the customer any more, so the withdrawal is linked to the last return.
  if (coming.length === 0) {
    const last = before.at(-1);
    if (last) await linkWithdrawal(tx, last.id, withdrawal.id);
    return;
  }
  const lines = jars === null ? coming : firstOf(coming, jars);
  const { reason } = withdrawal;
  const opened = await write(shop, tx, { order, lines, withdrawal, actor: 'customer', reason, key: null });
  if (!opened.notSent)
    await shop.announce(tx, returnInstructed, { returnId: opened.id, turn: opened.version });
}

const keyOf = ({ orderId, idempotencyKey }: OpenReturn) => `return:${orderId}:${idempotencyKey}`;

/**
 * Returns the lines of a return of `pieces` jars: the first products in `coming`, up to that number. Gifts
 * are included only when all products come back.
 */
function firstOf(coming: readonly ReturnableLine[], pieces: number): Line[] {
  const products = coming.filter(({ isProduct }) => isProduct);
  if (pieces >= products.reduce((sum, { quantity }) => sum + quantity, 0)) return [...coming];
  let left = pieces;
  return (products.length > 0 ? products : coming).flatMap(({ article, quantity }) => {
    const some = Math.min(left, quantity);
    left -= some;
    return some > 0 ? [{ article, quantity: some }] : [];
  });
}

type Opening = {
  order: OrderRow;
  lines: readonly Line[];
  withdrawal: WithdrawalRow | null;
  actor: string;
  reason: string | null;
  key: string | null;
};

async function write(
  { clock }: Pick<ReturnNeeds, 'clock'>,
  tx: Orm,
  { order, lines, withdrawal, actor, reason, key }: Opening,
): Promise<ReturnRow> {
  const now = clock.now();
  const notSent = !wasSent(order) && order.status !== 'cancelled';
  const opened = await insertReturn(
    tx,
    {
      orderId: order.id,
      status: 'announced',
      notSent,
      reason,
      actor,
      key,
      origin: withdrawal ? 'withdrawal' : 'operator',
      openedAt: now,
      updatedAt: now,
    },
    lines.filter(({ quantity }) => quantity > 0),
  );
  if (withdrawal) await linkWithdrawal(tx, opened.id, withdrawal.id);
  await insertEvents(tx, [
    {
      orderId: order.id,
      at: now,
      actor,
      kind: 'return',
      from: null,
      to: 'announced',
      note: returnReference(opened.id),
    },
  ]);
  if (notSent) await holdParcel(tx, order, { actor, now });
  return opened;
}

/**
 * Returns the withdrawal with the id that the operator selected for the new return; null when `id` is null.
 * Throws 422 when the order has no such withdrawal.
 */
async function withdrawalOf(tx: Orm, order: OrderRow, id: number | null): Promise<WithdrawalRow | null> {
  if (id === null) return null;
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal?.orderId === order.id) return withdrawal;
  throw invalidFields([{ path: 'withdrawalId', message: 'Deze herroeping hoort niet bij deze bestelling' }]);
}
