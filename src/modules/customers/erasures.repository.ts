// The SQL of erasures, which records erased customers and lists the addresses known to the shop.

import { asc, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { erasures } from './customers.tables.ts';

export type ErasureRow = typeof erasures.$inferSelect;
export type NewErasure = Omit<typeof erasures.$inferInsert, 'id'>;

export const findErasureOf = findBy(erasures, erasures.mark);

export function listErasures(db: Orm): Promise<ErasureRow[]> {
  return db.select().from(erasures).orderBy(asc(erasures.id));
}

export async function listKnownMarks(db: Orm, marks: readonly string[]): Promise<ReadonlySet<string>> {
  if (marks.length === 0) return new Set();
  const rows = await db
    .select({ mark: erasures.mark })
    .from(erasures)
    .where(inArray(erasures.mark, [...marks]));
  return new Set(rows.map(({ mark }) => mark));
}

/** Lists all normalised e-mail addresses in the shop's tables. */
export async function listEveryKey(db: Orm): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select email_key from customers where erased_at is null
    union select email_key(customer_email) from orders where customer_email <> ''
    union select email_key(customer_email) from draft_orders where customer_email <> ''
    union select email_key(customer_email) from withdrawals where customer_email <> ''
    union select email_key(email) from contacts union select email from newsletter_subscriptions
    union select email from mail_suppressions union select email_key(recipient) from mails`);
  return z
    .array(z.object({ email_key: z.string() }))
    .parse(rows)
    .map((row) => row.email_key);
}

export async function insertErasure(tx: Orm, erasure: NewErasure): Promise<void> {
  await tx.insert(erasures).values(erasure);
}
