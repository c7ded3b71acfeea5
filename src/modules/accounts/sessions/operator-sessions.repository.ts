// The SQL of operator sessions. A session is found by the hash of its id.

import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { operatorSessions, operators } from '../accounts.tables.ts';

export type NewSession = Omit<typeof operatorSessions.$inferInsert, 'id'>;

/**
 * Returns the unexpired session with the current data of its operator, so a changed role applies from the
 * next request. Null when the session does not exist or has expired.
 */
export async function findSession(db: Orm, idHash: string, now: Date) {
  const rows = await db
    .select({
      operatorId: operators.id,
      username: operators.username,
      role: operators.role,
      device: operatorSessions.device,
      startedAt: operatorSessions.startedAt,
      expiresAt: operatorSessions.expiresAt,
      provenAt: operatorSessions.provenAt,
      totpSecret: operators.totpSecret,
      passwordExpiresAt: operators.passwordExpiresAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.idHash, idHash), gt(operatorSessions.expiresAt, now)));
  return rows[0] ?? null;
}

/** Lists the unexpired sessions of an operator, most recently used first. */
export async function listSessions(db: Orm, operatorId: number, now: Date) {
  return db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), gt(operatorSessions.expiresAt, now)))
    .orderBy(desc(operatorSessions.seenAt), desc(operatorSessions.id));
}

/**
 * Inserts an operator's new session. Does nothing when the session exists already, because @fastify/session
 * may save a session several times in one request.
 */
export async function insertSession(db: Orm, session: NewSession): Promise<void> {
  await db.insert(operatorSessions).values(session).onConflictDoNothing();
}

/**
 * Stores the new expiry and last use of an operator's session. Does nothing when the session was ended in the
 * meantime, so a logged-out session does not come back.
 */
export async function extendSession(
  db: Orm,
  idHash: string,
  { seenAt, expiresAt }: { seenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(operatorSessions).set({ seenAt, expiresAt }).where(eq(operatorSessions.idHash, idHash));
}

export async function recordReauthentication(db: Orm, idHash: string, provenAt: Date): Promise<void> {
  await db.update(operatorSessions).set({ provenAt }).where(eq(operatorSessions.idHash, idHash));
}

export async function deleteSession(db: Orm, idHash: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.idHash, idHash));
}

/** Deletes a session of the operator; returns false when the operator has no such session. */
export async function deleteSessionById(db: Orm, operatorId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.id, id)))
    .returning({ id: operatorSessions.id });
  return rows.length > 0;
}

/**
 * Deletes all sessions of an operator, except the session whose id has the hash `keep`; without `keep`, all
 * of them.
 */
export async function deleteSessionsOf(db: Orm, operatorId: number, keep?: string): Promise<void> {
  await db
    .delete(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        keep === undefined ? undefined : ne(operatorSessions.idHash, keep),
      ),
    );
}

export async function deleteExpiredSessions(db: Orm, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, now));
}
