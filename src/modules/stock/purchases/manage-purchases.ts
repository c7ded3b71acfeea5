// Lists, creates and changes purchases: orders of the shop at its suppliers. Deliveries are booked only in
// receive-purchase.ts.

import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, readEuros, toDecimalText } from '#shared/money.ts';
import { selectArticleCodes } from '../articles/articles.repository.ts';
import type { Purchase, PurchaseInput, PurchaseUpdate } from './purchase-contract.ts';
import {
  findPurchaseByKey,
  insertPurchase,
  listPurchaseLines,
  lockPurchase,
  type PurchaseRow,
  selectPurchases,
  updatePurchaseRow,
} from './purchases.repository.ts';

type Needs = { database: Database; clock: Clock };

/** Lists the purchases at suppliers, newest first. */
export async function listPurchases({ database: { orm } }: Pick<Needs, 'database'>): Promise<Purchase[]> {
  return viewsOf(orm, await selectPurchases(orm));
}

/** Creates a purchase at a supplier, once per idempotency key; throws 422 for an unknown article. */
export function createPurchase(
  { database, clock }: Needs,
  { key, supplier, note = '', expectedOn, lines }: PurchaseInput,
): Promise<Purchase> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const known = await selectArticleCodes(tx);
    const newLines = lines.flatMap(({ article, quantity, cost }, index) => {
      if (!known.includes(article))
        throw invalidFields([{ path: `lines.${index}.article`, message: 'Dit artikel bestaat niet.' }]);
      return quantity > 0 ? [{ articleCode: article, quantity, costCents: costOf(cost) }] : [];
    });
    const row = {
      key,
      supplier,
      note,
      expectedOn,
      status: 'ordered',
      createdAt: now,
      updatedAt: now,
    } as const;
    const made = (await insertPurchase(tx, row, newLines)) ?? (await findPurchaseByKey(tx, key));
    if (!made) throw new Error('An order at a supplier was neither made nor there');
    return viewOf(tx, made);
  });
}

/**
 * Changes a purchase at a supplier; throws 404 `not_found`, 409 `edit_conflict` when somebody else changed it
 * in the meantime.
 */
export function updatePurchase(
  { database, clock }: Needs,
  id: number,
  { version, ...change }: PurchaseUpdate,
): Promise<Purchase> {
  return database.transaction(async (tx) => {
    refuseStaleEdit(
      (await getLocked(tx, id)).version,
      version,
      'Iemand anders heeft deze inkoop intussen gewijzigd.',
    );
    await updatePurchaseRow(tx, id, { ...change, updatedAt: clock.now() });
    return viewOf(tx, await getLocked(tx, id));
  });
}

/** Reads and locks a purchase at a supplier; throws 404 `not_found`. */
export async function getLocked(tx: Orm, id: number): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, id);
  if (!row) throw notFound('Deze inkoop bestaat niet.');
  return row;
}

/** Converts the purchase cost of a piece from euros to cents; null for a blank cost, which means unknown. */
export function costOf(cost: string | number | null): Cents | null {
  return cost === null || cost === '' ? null : readEuros(cost);
}

export const costText = (cost: Cents | null) => (cost === null ? null : toDecimalText(cost));

export async function viewOf(db: Orm, row: PurchaseRow): Promise<Purchase> {
  const [view] = await viewsOf(db, [row]);
  if (!view) throw new Error('An order at a supplier has no view');
  return view;
}

async function viewsOf(db: Orm, rows: PurchaseRow[]): Promise<Purchase[]> {
  const lineRows = await listPurchaseLines(
    db,
    rows.map(({ id }) => id),
  );
  const lines = Map.groupBy(lineRows, ({ line }) => line.purchaseOrderId);
  return rows.map(({ key: _, updatedAt: __, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lines: (lines.get(row.id) ?? []).map(
      ({ line: { id, articleCode, quantity, received, costCents }, articleName }) => ({
        id,
        article: articleCode,
        articleName,
        quantity,
        received,
        cost: costText(costCents),
      }),
    ),
  }));
}
