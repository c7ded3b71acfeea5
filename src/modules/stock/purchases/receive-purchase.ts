// Books a supplier's delivery into stock, each line with its batch. A delivery may contain less or more than
// was ordered.

import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { moveStock } from '../movements/move-stock.ts';
import { findBooked } from '../movements/movements.repository.ts';
import { lockStock, type Move } from '../movements/stock.repository.ts';
import { insertBatch, lockBatch, updateBatch } from './batches.repository.ts';
import { costOf, getLocked, viewOf } from './manage-purchases.ts';
import type { Purchase, ReceivePurchase } from './purchase-contract.ts';
import {
  listPurchaseLines,
  type PurchaseLineRow,
  receiveLine,
  updatePurchaseRow,
} from './purchases.repository.ts';

type Needs = { database: Database; clock: Clock };
type Arrived = ReceivePurchase['lines'][number] & { line: PurchaseLineRow; index: number };

/**
 * Books a delivery, once per idempotency key. When all lines are complete, the purchase becomes `received`.
 * Throws 404 `not_found`; 409 `purchase_closed`; 422 for a line of another purchase, or for an existing batch
 * with a different best-before date.
 */
export function receivePurchase(
  { database, clock }: Needs,
  id: number,
  { key, lines }: ReceivePurchase,
  actor: string,
): Promise<Purchase> {
  return database.transaction(async (tx) => {
    const purchase = await getLocked(tx, id);
    await lockStock(tx);
    const ordered = (await listPurchaseLines(tx, [id])).map(({ line }) => line);
    const keyOf = ({ id: lineId }: PurchaseLineRow) => `receipt:${key}:${lineId}`;
    const arrived = lines.flatMap((deliveredLine, index) => arrivedOf(deliveredLine, index, ordered));
    const booked = await findBooked(
      tx,
      arrived.map(({ line }) => keyOf(line)),
    );
    const news = arrived.filter(({ line }) => !booked.has(keyOf(line)));
    if (news.length === 0) return viewOf(tx, purchase);
    if (purchase.status !== 'ordered')
      throw new Refusal('purchase_closed', 'Deze inkoop is al ontvangen of geannuleerd.');
    const now = clock.now();
    const moves: Move[] = [];
    for (const one of news) {
      const { articleCode: article } = one.line;
      moves.push({
        article,
        quantity: one.quantity,
        key: keyOf(one.line),
        batchId: await putBatch(tx, one, now),
      });
      await receiveLine(tx, one.line.id, one.quantity);
    }
    await moveStock(tx, moves, {
      kind: 'bought',
      purchaseOrderId: id,
      actor,
      at: now,
      note: purchase.supplier,
    });
    const after = (await listPurchaseLines(tx, [id])).map(({ line }) => line);
    const isComplete = after.every(({ quantity, received }) => received >= quantity);
    await updatePurchaseRow(tx, id, { ...(isComplete && { status: 'received' }), updatedAt: now });
    return viewOf(tx, await getLocked(tx, id));
  });
}

function arrivedOf(
  deliveredLine: ReceivePurchase['lines'][number],
  index: number,
  ordered: PurchaseLineRow[],
): Arrived[] {
  const line = ordered.find(({ id }) => id === deliveredLine.lineId);
  if (!line)
    throw invalidFields([
      { path: `lines.${index}.lineId`, message: 'Deze regel hoort niet bij deze inkoop.' },
    ]);
  return deliveredLine.quantity > 0 ? [{ ...deliveredLine, line, index }] : [];
}

/**
 * Creates the batch of a delivered line, or adds pieces to it; the batch's cost becomes the average over all
 * its pieces. Returns the batch id; null for a line without a batch code.
 */
async function putBatch(tx: Orm, { index, line, ...delivery }: Arrived, now: Date): Promise<number | null> {
  if (delivery.batch === '') return null;
  const { articleCode } = line;
  const { quantity, bestBefore } = delivery;
  const costCents = costOf(delivery.cost) ?? line.costCents;
  const known = await lockBatch(tx, articleCode, delivery.batch);
  if (!known) {
    const amount = { received: quantity, remaining: quantity, receivedAt: now };
    return insertBatch(tx, { articleCode, code: delivery.batch, bestBefore, costCents, ...amount });
  }
  if (known.bestBefore !== bestBefore)
    throw invalidFields([
      {
        path: `lines.${index}.bestBefore`,
        message: `Partij ${delivery.batch} staat er al met ${known.bestBefore ?? 'geen datum'}.`,
      },
    ]);
  const received = known.received + quantity;
  const worth = (known.costCents ?? 0) * known.received + (costCents ?? 0) * quantity;
  await updateBatch(tx, known.id, {
    received,
    remaining: known.remaining + quantity,
    costCents:
      known.costCents === null || costCents === null
        ? (known.costCents ?? costCents)
        : cents(Math.round(worth / received)),
  });
  return known.id;
}
