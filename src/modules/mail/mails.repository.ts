// The mails in the database: written once, claimed by one process at a time, listed newest first.

import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type {
  ListMailsQuery,
  Mail,
  MailAttachment,
  MailAttemptOutcome,
  MailStatus,
  MailType,
} from './contract.ts';
import { mailAttempts, mailboxOf, mails } from './mail.tables.ts';

export type MailRow = typeof mails.$inferSelect;

export type NewMail = {
  type: MailType;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  unsubscribeUrl: string | null;
  orderId: number | null;
  draftId: number | null;
  isUnproved: boolean;
  dedupeKey: string | null;
  createdAt: Date;
};

/** The new id, or null when a mail with this key exists, also when another transaction is just writing it. */
export async function insertMail(tx: Orm, mail: NewMail): Promise<number | null> {
  const rows = await tx
    .insert(mails)
    .values({ ...mail, status: 'queued' })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return rows[0]?.id ?? null;
}

/** Mails of which nobody proved to want them; whoever writes another to this mailbox waits for the transaction. */
export async function lockAndCountUnproved(tx: Orm, recipient: string, since: Date): Promise<number> {
  const mailbox = mailboxOf(sql`${recipient}::text`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('unproved mail ' || ${mailbox}, 0))`);
  const toMailbox = sql`${mailboxOf(mails.recipient)} = ${mailbox}`;
  return tx.$count(mails, and(mails.isUnproved, toMailbox, gt(mails.createdAt, since)));
}

export async function findMailStatus(db: Orm, id: number) {
  const rows = await db.select({ status: mails.status }).from(mails).where(eq(mails.id, id));
  return rows[0]?.status ?? null;
}

/** Takes a queued mail for one attempt; null when it is not queued or another process holds it. */
export async function claimMail(db: Orm, id: number, now: Date, staleBefore: Date) {
  const rows = await db
    .update(mails)
    .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(
      and(
        eq(mails.id, id),
        eq(mails.status, 'queued'),
        or(isNull(mails.claimedAt), lt(mails.claimedAt, staleBefore)),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/**
 * For the start of a process that has the database to itself: what a killed one had begun to send is nobody's any more,
 * and may be sent at once.
 */
export async function releaseMailClaims(db: Orm): Promise<void> {
  await db
    .update(mails)
    .set({ claimedAt: null })
    .where(and(eq(mails.status, 'queued'), isNotNull(mails.claimedAt)));
}

/** What an attempt came to: the mail's new standing and a line in its log. Ends the claim. */
export async function noteAttempt(
  tx: Orm,
  id: number,
  attempt: {
    status: MailStatus;
    outcome: MailAttemptOutcome;
    detail: string;
    at: Date;
    transport: string;
    providerMessageId?: string | null;
  },
): Promise<void> {
  const { status, outcome, detail, at, transport, providerMessageId = null } = attempt;
  const isSent = status === 'sent';
  await tx
    .update(mails)
    .set({
      ...{ status, transport, claimedAt: null, lastError: isSent ? null : detail },
      ...(isSent ? { sentAt: at, providerMessageId } : {}),
    })
    .where(eq(mails.id, id));
  await insertAttempt(tx, { mailId: id, at, outcome, detail });
}

export async function insertAttempt(
  tx: Orm,
  attempt: Omit<typeof mailAttempts.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(mailAttempts).values(attempt);
}

export async function findMail(db: Orm, id: number): Promise<MailRow | null> {
  const rows = await db.select().from(mails).where(eq(mails.id, id));
  return rows[0] ?? null;
}

/** Locked, so that two operators do not queue it twice. */
export async function lockMail(tx: Orm, id: number): Promise<MailRow | null> {
  const rows = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  return rows[0] ?? null;
}

/** Oldest first. */
export async function listFailedMails(db: Orm): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.status, 'failed'))
    .orderBy(asc(mails.id));
  return rows.map(({ id }) => id);
}

/** Back into the queue, with all its attempts ahead of it. */
export async function requeueMail(tx: Orm, id: number): Promise<void> {
  await tx.update(mails).set({ status: 'queued', attempts: 0, claimedAt: null }).where(eq(mails.id, id));
}

export async function listAttempts(db: Orm, mailId: number): Promise<(typeof mailAttempts.$inferSelect)[]> {
  return db.select().from(mailAttempts).where(eq(mailAttempts.mailId, mailId)).orderBy(asc(mailAttempts.id));
}

/** Mails of these types about a basket that have not left yet and that nobody is carrying out. */
export async function cancelQueuedMails(
  tx: Orm,
  { draftId, types, reason }: { draftId: number; types: MailType[]; reason: string },
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'cancelled', lastError: reason })
    .where(
      and(
        eq(mails.draftId, draftId),
        eq(mails.status, 'queued'),
        isNull(mails.claimedAt),
        inArray(mails.type, types),
      ),
    );
}

/** Whether a mail of one of these types was ever made about a basket. */
export async function hasMailAbout(
  db: Orm,
  { draftId, types }: { draftId: number; types: MailType[] },
): Promise<boolean> {
  return (await db.$count(mails, and(eq(mails.draftId, draftId), inArray(mails.type, types)))) > 0;
}

export async function selectMails(db: Orm, query: ListMailsQuery, limit: number): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(matching(query), query.cursor ? lt(mails.id, Number(query.cursor)) : undefined))
    .orderBy(desc(mails.id))
    .limit(limit);
  return rows.map(mailView);
}

export function mailView(row: MailRow): Mail {
  return {
    id: row.id,
    type: row.type,
    recipient: row.recipient,
    subject: row.subject,
    html: row.html,
    text: row.text,
    attachments: row.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    status: row.status,
    transport: row.transport,
    attempts: row.attempts,
    lastError: row.lastError,
    orderId: row.orderId,
    draftId: row.draftId,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

export async function countMails(db: Orm, query: ListMailsQuery): Promise<number> {
  return db.$count(mails, matching(query));
}

/** `ofBaskets` holds for mails about a basket that is no order. */
export async function deleteMailsBefore(
  tx: Orm,
  { any, ofBaskets }: { any: Date; ofBaskets: Date },
): Promise<void> {
  const aboutBasket = and(isNotNull(mails.draftId), isNull(mails.orderId));
  await tx
    .delete(mails)
    .where(or(lt(mails.createdAt, any), and(aboutBasket, lt(mails.createdAt, ofBaskets))));
}

function matching({ q, status, type, orderId }: ListMailsQuery): SQL | undefined {
  const pattern = q && `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return and(
    pattern ? or(ilike(mails.recipient, pattern), ilike(mails.subject, pattern)) : undefined,
    status ? eq(mails.status, status) : undefined,
    type ? sql`${mails.type} = ${type}` : undefined,
    orderId ? eq(mails.orderId, orderId) : undefined,
  );
}
