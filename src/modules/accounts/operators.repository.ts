// The SQL of operator accounts and their recovery codes. Usernames are compared case-insensitively.

import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findBy, hasRow, lockBy } from '#platform/database/find-row.ts';
import { operatorRecoveryCodes, operatorSessions, operators } from './accounts.tables.ts';
import type { OperatorRole } from './contract.ts';

export type OperatorRow = typeof operators.$inferSelect;

export async function findOperatorByUsername(db: Orm, username: string): Promise<OperatorRow | null> {
  const rows = await db
    .select()
    .from(operators)
    .where(eq(sql`lower(${operators.username})`, username.toLowerCase()));
  return rows[0] ?? null;
}

export const findOperator = findBy(operators, operators.id);

/** Locks the row of an operator account until the transaction ends and returns it; null for an unknown id. */
export const lockOperator = lockBy(operators, operators.id);

/**
 * Locks the accounts of all owners and returns their ids, so that the number of owners cannot change until
 * the transaction ends.
 */
export async function lockOwners(tx: Orm): Promise<number[]> {
  const rows = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.role, 'owner'))
    .orderBy(asc(operators.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function listOwnerRows(db: Orm): Promise<OperatorRow[]> {
  return db.select().from(operators).where(eq(operators.role, 'owner')).orderBy(asc(operators.id));
}

/**
 * Lists all operator accounts by username, each with the last time one of its sessions was used; null when
 * the account has no session.
 */
export async function listOperatorRows(db: Orm) {
  return db
    .select({ operator: operators, seenAt: max(operatorSessions.seenAt) })
    .from(operators)
    .leftJoin(operatorSessions, eq(operatorSessions.operatorId, operators.id))
    .groupBy(operators.id)
    .orderBy(asc(sql`lower(${operators.username})`));
}

/** Returns the role of every operator account, by account id. */
export async function rolesOf(db: Orm): Promise<Map<number, OperatorRole>> {
  const rows = await db.select({ id: operators.id, role: operators.role }).from(operators);
  return new Map(rows.map(({ id, role }) => [id, role]));
}

export function hasOperator(db: Orm): Promise<boolean> {
  return hasRow(db.select({ id: operators.id }).from(operators).limit(1));
}

/** Inserts an operator account and returns it; returns null when the username is taken. */
export async function insertOperator(
  tx: Orm,
  operator: {
    username: string;
    passwordHash: string;
    role: OperatorRole;
    at: Date;
    passwordExpiresAt?: Date;
  },
): Promise<OperatorRow | null> {
  const rows = await tx
    .insert(operators)
    .values({
      username: operator.username,
      passwordHash: operator.passwordHash,
      role: operator.role,
      createdAt: operator.at,
      passwordChangedAt: operator.at,
      passwordExpiresAt: operator.passwordExpiresAt ?? null,
    })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

export type OperatorChange = Partial<Omit<OperatorRow, 'id' | 'username' | 'createdAt'>>;

export async function updateOperator(tx: Orm, id: number, change: OperatorChange): Promise<void> {
  await tx.update(operators).set(change).where(eq(operators.id, id));
}

export const deleteOperator = deleteById(operators);

export async function replaceRecoveryCodes(tx: Orm, operatorId: number, hashes: string[]): Promise<void> {
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  if (hashes.length === 0) return;
  await tx.insert(operatorRecoveryCodes).values(hashes.map((codeHash) => ({ operatorId, codeHash })));
}

export async function countRecoveryCodes(db: Orm, operatorId: number): Promise<number> {
  return db.$count(operatorRecoveryCodes, eq(operatorRecoveryCodes.operatorId, operatorId));
}

/**
 * Deletes a recovery code and returns true. Returns false when the code does not exist or another request
 * used it first.
 */
export async function consumeRecoveryCode(tx: Orm, operatorId: number, codeHash: string): Promise<boolean> {
  const { operatorId: owner, codeHash: hash } = operatorRecoveryCodes;
  const rows = await tx
    .delete(operatorRecoveryCodes)
    .where(and(eq(owner, operatorId), eq(hash, codeHash)))
    .returning({ id: operatorRecoveryCodes.id });
  return rows.length > 0;
}
