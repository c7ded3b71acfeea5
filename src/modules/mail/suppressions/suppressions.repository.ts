// The SQL of suppressions, one row per mailbox in lower case.

import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { isAddressOf } from '#platform/database/personal-data.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { ListSuppressionsQuery, Suppression } from '../contract.ts';
import { mailSuppressions } from '../mail.tables.ts';

type NewSuppression = Omit<typeof mailSuppressions.$inferInsert, 'id'>;

/**
 * Finds the strictest suppression of an e-mail address; null when there is none. Also finds an erased
 * address, of which only a hash is stored.
 */
export async function findSuppression(db: Orm, email: string): Promise<Suppression | null> {
  const rows = await db
    .select()
    .from(mailSuppressions)
    .where(isAddressOf(mailSuppressions.email, email))
    .orderBy(asc(mailSuppressions.scope))
    .limit(1);
  return rows[0] ? viewOf(rows[0]) : null;
}

/** Inserts or replaces the suppression of an address; scope `all` is never reduced to `commercial`. */
export async function putSuppression(tx: Orm, { email, ...row }: NewSuppression): Promise<Suppression> {
  const rows = await tx
    .insert(mailSuppressions)
    .values({ ...row, email: emailKey(email) })
    .onConflictDoUpdate({
      target: mailSuppressions.email,
      set: row,
      setWhere: sql`not (${mailSuppressions.scope} = 'all' and excluded.scope = 'commercial')`,
    })
    .returning();
  const stored = rows[0] ? viewOf(rows[0]) : await findSuppression(tx, email);
  if (!stored) throw new Error('A suppressed address was neither stored nor found');
  return stored;
}

export async function deleteSuppression(tx: Orm, id: number): Promise<boolean> {
  const rows = await tx
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.id, id))
    .returning({ id: mailSuppressions.id });
  return rows.length > 0;
}

/**
 * Deletes bounced addresses recorded before a moment, because an address may get a new owner. Unsubscribed
 * addresses are never deleted.
 */
export async function deleteBouncesBefore(tx: Orm, moment: Date): Promise<void> {
  await tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.reason, 'bounced'), lt(mailSuppressions.createdAt, moment)));
}

type SuppressionFilter = Omit<ListSuppressionsQuery, 'limit' | 'cursor'>;

export async function selectSuppressions(
  db: Orm,
  { after, limit, ...filter }: SuppressionFilter & PageRange,
): Promise<Suppression[]> {
  const all = db.select().from(mailSuppressions).$dynamic();
  const rows = await newestFirst(all, mailSuppressions.id, { after, limit }, matching(filter));
  return rows.map(viewOf);
}

export async function countSuppressions(db: Orm, filter: SuppressionFilter): Promise<number> {
  return db.$count(mailSuppressions, matching(filter));
}

function matching({ q, reason }: SuppressionFilter): SQL | undefined {
  return and(
    q ? holdsText(mailSuppressions.email, q) : undefined,
    reason ? eq(mailSuppressions.reason, reason) : undefined,
  );
}

/** Maps a row of the suppressions to the contract; an erased address is shown as an empty text. */
function viewOf({ createdAt, ...row }: typeof mailSuppressions.$inferSelect): Suppression {
  const email = row.email.startsWith('erased:') ? '' : row.email;
  return { ...row, email, createdAt: createdAt.toISOString() };
}
