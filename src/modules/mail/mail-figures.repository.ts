// How many mails are in which state of delivery, for the monitor and for who has to do something about it.

import { and, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import { isOwn, mailTypes } from './contract.ts';
import { mailAttempts, mails } from './mail.tables.ts';

export const countMailsByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, mails, mails.status);

/** Made since then, of which the same about that order has not arrived after it. */
export function countUndelivered(db: Orm, status: 'failed' | 'bounced', since: Date): Promise<number> {
  const isMended = sql`exists (select from ${mails} later where later.order_id = ${mails.orderId}
    and later.type = ${mails.type} and later.id > ${mails.id} and later.status = 'sent')`;
  return db.$count(mails, and(eq(mails.status, status), gt(mails.createdAt, since), sql`not ${isMended}`));
}

/** Mails to others that were given up since a moment, with how often each had been tried by then. */
export async function listGivenUpSince(db: Orm, since: Date) {
  const { id, type, status, attempts } = mails;
  const triedSince = sql`exists (select from ${mailAttempts} where ${mailAttempts.mailId} = ${id}
    and ${gte(mailAttempts.at, since)})`;
  return db
    .select({ id, type, status, attempts })
    .from(mails)
    .where(
      and(inArray(status, ['failed', 'bounced']), notInArray(type, mailTypes.filter(isOwn)), triedSince),
    );
}
