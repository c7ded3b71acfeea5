// The delivery of mails in the database: claimed by one process at a time, every attempt in a log, and queued
// once more by hand.

import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { rowOrNull, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { listBy, lockBy } from '#platform/database/find-row.ts';
import type { MailAttemptOutcome, MailStatus } from '../contract.ts';
import { mailAttempts, mails } from '../mail.tables.ts';
import type { MailName } from './deliver-mail-queue.ts';

const isNamed = (name: MailName) =>
  'mailId' in name ? eq(mails.id, name.mailId) : eq(mails.dedupeKey, name.dedupeKey);

export async function findMailStatus(db: Orm, name: MailName) {
  const rows = await db.select({ status: mails.status }).from(mails).where(isNamed(name));
  return rows[0]?.status ?? null;
}

/** Takes a queued mail for one attempt; null when it is not queued or another process holds it. */
export const claimMail = rowOrNull((db, name: MailName, now: Date, staleBefore: Date) =>
  db
    .update(mails)
    .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(
      and(
        isNamed(name),
        eq(mails.status, 'queued'),
        or(isNull(mails.claimedAt), lt(mails.claimedAt, staleBefore)),
      ),
    )
    .returning(),
);

/**
 * For the start of a process that has the database to itself: what a killed one had begun to send is nobody's
 * any more, and may be sent at once.
 */
export async function releaseMailClaims(db: Orm): Promise<void> {
  await db
    .update(mails)
    .set({ claimedAt: null })
    .where(and(eq(mails.status, 'queued'), isNotNull(mails.claimedAt)));
}

type Attempt = {
  status: MailStatus;
  outcome: MailAttemptOutcome;
  detail: string;
  at: Date;
  transport: string;
  providerMessageId?: string | null;
};

type DeliveryChange = Partial<typeof mails.$inferInsert>;

const writeAttempt = statement(
  (db, id: number, deliveryChange: DeliveryChange, line: Pick<Attempt, 'at' | 'outcome' | 'detail'>) => {
    const changed = db
      .update(mails)
      .set({ ...deliveryChange, claimedAt: null })
      .where(eq(mails.id, id));
    return db
      .with(db.$with('noted').as(changed.returning({ id: mails.id })))
      .insert(mailAttempts)
      .values({ mailId: id, ...line });
  },
);

/**
 * What an attempt came to: the mail's new standing and a line in its log, in one statement. Ends the claim.
 */
export async function recordAttempt(db: Orm, id: number, attempt: Attempt): Promise<void> {
  const { status, outcome, detail, at, transport, providerMessageId = null } = attempt;
  const isSent = status === 'sent';
  const deliveryChange = { status, transport, lastError: isSent ? null : detail };
  const line = { at, outcome, detail };
  await writeAttempt(db, id, { ...deliveryChange, ...(isSent && { sentAt: at, providerMessageId }) }, line);
}

export async function insertAttempt(
  tx: Orm,
  attempt: Omit<typeof mailAttempts.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(mailAttempts).values(attempt);
}

/** Further back nobody looks for the last mail that was taken. */
const MAX_ATTEMPTS_READ = 50;

/**
 * When every attempt since the last mail that was taken came to nothing: of how many mails, since when, and
 * what was said last. Null as long as mails are taken. That an address does not exist says nothing of the
 * server.
 */
export async function readRefusals(db: Orm): Promise<{ mails: number; since: Date; detail: string } | null> {
  const { id, mailId, at, outcome, detail } = mailAttempts;
  const attempts = await db
    .select({ mailId, at, outcome, detail })
    .from(mailAttempts)
    .where(inArray(outcome, ['taken', 'postponed', 'refused']))
    .orderBy(desc(id))
    .limit(MAX_ATTEMPTS_READ);
  const taken = attempts.findIndex((attempt) => attempt.outcome === 'taken');
  const refused = taken < 0 ? attempts : attempts.slice(0, taken);
  const last = refused[0];
  const first = refused.at(-1);
  if (!last || !first) return null;
  return {
    mails: new Set(refused.map((attempt) => attempt.mailId)).size,
    since: first.at,
    detail: last.detail.slice(0, 200),
  };
}

/** Locked, so that two operators do not queue it twice. */
export const lockMail = lockBy(mails, mails.id);

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

export const listAttempts = listBy(mailAttempts, mailAttempts.mailId, asc(mailAttempts.id));
