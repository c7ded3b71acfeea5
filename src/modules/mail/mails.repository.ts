// The mails in the database: written once, claimed by one process at a time, listed newest first.

import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type { ListMailsQuery, Mail, MailAttachment, MailType } from './contract.ts';
import { mails } from './mail.tables.ts';

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

export async function markMailSent(
  db: Orm,
  id: number,
  sent: { at: Date; transport: string; providerMessageId: string | null },
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: 'sent',
      sentAt: sent.at,
      transport: sent.transport,
      providerMessageId: sent.providerMessageId,
      claimedAt: null,
      lastError: null,
    })
    .where(eq(mails.id, id));
}

/** Notes a failed attempt; `final` ends the trying. */
export async function markMailFailed(
  db: Orm,
  id: number,
  failure: { error: string; transport: string; final: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: failure.final ? 'failed' : 'queued',
      lastError: failure.error,
      transport: failure.transport,
      claimedAt: null,
    })
    .where(eq(mails.id, id));
}

export async function selectMails(db: Orm, query: ListMailsQuery, limit: number): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(matching(query), query.cursor ? lt(mails.id, Number(query.cursor)) : undefined))
    .orderBy(desc(mails.id))
    .limit(limit);
  return rows.map((row) => ({
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
  }));
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
