// The accounts of the back-office. A username is found whatever its case.

import { eq, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { operators } from './accounts.tables.ts';

export type OperatorRow = { id: number; username: string; passwordHash: string };

export async function findOperatorByUsername(db: Orm, username: string): Promise<OperatorRow | null> {
  const rows = await db
    .select({ id: operators.id, username: operators.username, passwordHash: operators.passwordHash })
    .from(operators)
    .where(eq(sql`lower(${operators.username})`, username.toLowerCase()));
  return rows[0] ?? null;
}

export async function hasOperator(db: Orm): Promise<boolean> {
  const rows = await db.select({ id: operators.id }).from(operators).limit(1);
  return rows.length > 0;
}

/** False when the username is taken. */
export async function insertOperator(
  tx: Orm,
  operator: { username: string; passwordHash: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(operators)
    .values({
      username: operator.username,
      passwordHash: operator.passwordHash,
      createdAt: operator.at,
      passwordChangedAt: operator.at,
    })
    .onConflictDoNothing()
    .returning({ id: operators.id });
  return rows.length > 0;
}
