// The SQL of cancellations. The caller must hold the lock of the order.

import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, getRow } from '#platform/database/find-row.ts';
import { cancellations } from './cancellations.tables.ts';

export type CancellationRow = typeof cancellations.$inferSelect;

export function insertCancellation(
  tx: Orm,
  row: Omit<typeof cancellations.$inferInsert, 'id'>,
): Promise<CancellationRow> {
  return getRow(tx.insert(cancellations).values(row).returning(), `Cancelling ${row.key} was not written`);
}

export const findCancellation = findBy(cancellations, cancellations.id);
export const findCancellationByKey = findBy(cancellations, cancellations.key);

/**
 * Returns the current cancellation of an order. Null when the cancellation action was never used on the
 * order, or when the order was reopened since.
 */
export async function findCancellationOf(db: Orm, orderId: number): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), isNull(cancellations.reopenedAt)))
    .orderBy(desc(cancellations.id))
    .limit(1);
  return row ?? null;
}

export async function reopenCancellation(tx: Orm, id: number, at: Date): Promise<void> {
  await tx.update(cancellations).set({ reopenedAt: at }).where(eq(cancellations.id, id));
}
