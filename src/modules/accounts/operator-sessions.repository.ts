// Sessions of logged-in operators, by the hash of their id.

import { and, eq, gt, lte } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { operatorSessions, operators } from './accounts.tables.ts';

export type SessionRow = {
  idHash: string;
  operatorId: number;
  data: Record<string, unknown>;
  expiresAt: Date;
};

export async function findSession(db: Orm, idHash: string, now: Date) {
  const rows = await db
    .select({
      operatorId: operatorSessions.operatorId,
      username: operators.username,
      data: operatorSessions.data,
      expiresAt: operatorSessions.expiresAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.idHash, idHash), gt(operatorSessions.expiresAt, now)));
  return rows[0] ?? null;
}

export async function upsertSession(db: Orm, session: SessionRow): Promise<void> {
  await db
    .insert(operatorSessions)
    .values(session)
    .onConflictDoUpdate({
      target: operatorSessions.idHash,
      set: { operatorId: session.operatorId, data: session.data, expiresAt: session.expiresAt },
    });
}

/** Changes a session that still exists; one that was logged out meanwhile stays gone. */
export async function updateSession(db: Orm, session: SessionRow): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ data: session.data, expiresAt: session.expiresAt })
    .where(eq(operatorSessions.idHash, session.idHash));
}

export async function deleteSession(db: Orm, idHash: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.idHash, idHash));
}

export async function deleteExpiredSessions(db: Orm, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, now));
}
