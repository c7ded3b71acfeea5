// The SQL of mails: insert, list (newest first), count and delete.

import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { rowOrNull, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import {
  isOperatorMail,
  type ListMailsQuery,
  type Mail,
  type MailAttachment,
  type MailStatus,
  type MailThread,
  type MailType,
  mailTypes,
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
  thread: MailThread | null;
  createdAt: Date;
};

/** Queued mails about a basket that are to be cancelled, with the reason. */
export type SupersededMails = { basketId: number; types: MailType[]; reason: string };

/** A query that cancels the queued mails about a basket, except mails a process is sending now. */
const cancelled = (db: Orm, { basketId, types, reason }: SupersededMails) =>
  db
    .update(mails)
    .set({ status: 'cancelled', lastError: reason })
    .where(
      and(
        eq(mails.draftId, basketId),
        eq(mails.status, 'queued'),
        isNull(mails.claimedAt),
        sql`${mails.type} = any(${types})`,
      ),
    )
    .returning({ id: mails.id });

export const cancelQueuedMails = statement(cancelled);

const putMail = rowOrNull((db, mail: NewMail, superseded: SupersededMails | null) =>
  db
    .with(...(superseded ? [db.$with('superseded').as(cancelled(db, superseded))] : []))
    .insert(mails)
    .values({ ...mail, status: 'queued' })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id }),
);

/**
 * Inserts a mail and cancels the mails it replaces. Null when a mail with this dedupe key exists, also in a
 * transaction that is not committed yet.
 */
export async function insertMail(
  tx: Orm,
  mail: NewMail,
  superseded: SupersededMails | null = null,
): Promise<number | null> {
  return (await putMail(tx, mail, superseded))?.id ?? null;
}

/**
 * Counts the mails of one type that were created for a mailbox since a moment while nobody had proved to own
 * it (`isUnproved`). Locks the mailbox until the end of the transaction, so that concurrent transactions
 * count each other's mails.
 */
export async function lockAndCountUnproved(
  tx: Orm,
  { type, recipient }: Pick<NewMail, 'type' | 'recipient'>,
  since: Date,
): Promise<number> {
  const mailbox = mailboxOf(sql`${recipient}::text`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('unproved mail ' || ${mailbox}, 0))`);
  const toMailbox = sql`${mailboxOf(mails.recipient)} = ${mailbox}`;
  return tx.$count(mails, and(mails.isUnproved, toMailbox, gt(mails.createdAt, since), eq(mails.type, type)));
}

export const findMail = findBy(mails, mails.id);

/** Tells whether a mail of one of these types was ever created for a basket. */
export async function hasMailAbout(
  db: Orm,
  { draftId, types }: { draftId: number; types: MailType[] },
): Promise<boolean> {
  return (await db.$count(mails, and(eq(mails.draftId, draftId), inArray(mails.type, types)))) > 0;
}

/** Returns those of the given baskets about which a reminder or a payment-failure mail was sent. */
export async function listRemindedBaskets(db: Orm, ids: number[]): Promise<ReadonlySet<number | null>> {
  const sent = and(
    inArray(mails.draftId, ids),
    inArray(mails.type, ['abandoned_checkout', 'payment_failed']),
    eq(mails.status, 'sent'),
  );
  const rows = await db.selectDistinct({ id: mails.draftId }).from(mails).where(sent);
  return new Set(rows.map(({ id }) => id));
}

type MailFilter = Omit<ListMailsQuery, 'limit' | 'cursor'>;

export function selectMails(
  db: Orm,
  { after, limit, ...filter }: MailFilter & PageRange,
): Promise<MailRow[]> {
  return newestFirst(db.select().from(mails).$dynamic(), mails.id, { after, limit }, matching(filter));
}

export function mailView(row: MailRow): Mail {
  const { id, type, recipient, subject, html, text, status, transport, attempts, lastError } = row;
  const { orderId, draftId } = row;
  return {
    id,
    type,
    recipient,
    subject,
    html,
    text,
    status,
    transport,
    attempts,
    lastError,
    orderId,
    draftId,
    attachments: row.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

export async function countMails(db: Orm, filter: MailFilter): Promise<number> {
  return db.$count(mails, matching(filter));
}

/**
 * Deletes all mails created before `any`. A mail about a basket that has no order is deleted earlier: when it
 * was created before `ofBaskets`.
 */
export async function deleteMailsBefore(
  tx: Orm,
  { any, ofBaskets }: { any: Date; ofBaskets: Date },
): Promise<void> {
  const aboutBasket = and(isNotNull(mails.draftId), isNull(mails.orderId));
  await tx
    .delete(mails)
    .where(or(lt(mails.createdAt, any), and(aboutBasket, lt(mails.createdAt, ofBaskets))));
}

/** Returns the state of each mail by its dedupe key; keys without a mail are absent. */
export async function findMailStatesByKey(db: Orm, keys: string[]): Promise<Map<string, MailStatus>> {
  if (keys.length === 0) return new Map();
  const { dedupeKey, status } = mails;
  const rows = await db.select({ key: dedupeKey, status }).from(mails).where(inArray(dedupeKey, keys));
  return new Map(rows.map(({ key, status }) => [key ?? '', status]));
}

export async function findMailStates(db: Orm, ids: number[]): Promise<Map<number, MailStatus>> {
  if (ids.length === 0) return new Map();
  const { id, status } = mails;
  const rows = await db.select({ id, status }).from(mails).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.status]));
}

function matching({ q, status, type, orderId }: MailFilter): SQL | undefined {
  return and(
    q ? or(holdsText(mails.recipient, q), holdsText(mails.subject, q)) : undefined,
    status ? eq(mails.status, status) : undefined,
    type ? sql`${mails.type} = ${type}` : undefined,
    orderId ? eq(mails.orderId, orderId) : undefined,
  );
}

export const countMailsByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, mails, mails.status);

/**
 * Counts the mails in this state created since a moment. A mail does not count when a later mail of the same
 * type and order was sent.
 */
export function countUndelivered(db: Orm, status: 'failed' | 'bounced', since: Date): Promise<number> {
  const hasArrivedLater = sql`exists (select from ${mails} later where later.order_id = ${mails.orderId}
    and later.type = ${mails.type} and later.id > ${mails.id} and later.status = 'sent')`;
  return db.$count(
    mails,
    and(eq(mails.status, status), gt(mails.createdAt, since), sql`not ${hasArrivedLater}`),
  );
}

/**
 * Lists failed and bounced mails to customers with a delivery attempt since a moment, each with its number of
 * attempts. Mails to operators are left out.
 */
export async function listFailedSince(db: Orm, since: Date) {
  const { id, type, status, attempts } = mails;
  const triedSince = sql`exists (select from ${mailAttempts} where ${mailAttempts.mailId} = ${id}
    and ${gte(mailAttempts.at, since)})`;
  return db
    .select({ id, type, status, attempts })
    .from(mails)
    .where(
      and(
        inArray(status, ['failed', 'bounced']),
        notInArray(type, mailTypes.filter(isOperatorMail)),
        triedSince,
      ),
    );
}
