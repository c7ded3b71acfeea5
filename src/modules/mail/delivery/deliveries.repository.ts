// The SQL of mail delivery: claiming a mail for one process at a time, the log of attempts, and sending again
// for an operator.

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

/**
 * Claims a queued mail for one attempt, and counts the attempt. Null when the mail is not queued, or when
 * another process claimed the mail after `staleBefore`.
 */
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
 * Releases all claims, so that mail claimed by a killed process can be sent at once. Must be called only at
 * the start of the only process that uses the database, because it would also release the claims of other
 * running processes.
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
 * Stores the result of an attempt in one statement: the new state of the mail and a line in the log of
 * attempts. Releases the claim.
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

/**
 * The number of recent delivery attempts that `readRefusals` reads at most. Without an accepted mail among
 * them, it reports only these attempts.
 */
const MAX_ATTEMPTS_READ = 50;

/**
 * Returns the failed attempts since the mail server last accepted a mail: the number of mails, the time of
 * the first failed attempt, and the last error. Null when the last attempt was accepted. Addresses that do
 * not exist are not counted, because they say nothing about the mail server.
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

/**
 * Reads and locks a mail, so that two operators cannot queue the same mail twice; null when it does not
 * exist.
 */
export const lockMail = lockBy(mails, mails.id);

/** Lists the ids of failed mails, oldest first. */
export async function listFailedMails(db: Orm): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.status, 'failed'))
    .orderBy(asc(mails.id));
  return rows.map(({ id }) => id);
}

/** Queues a mail again with its full number of retries. */
export async function requeueMail(tx: Orm, id: number): Promise<void> {
  await tx.update(mails).set({ status: 'queued', attempts: 0, claimedAt: null }).where(eq(mails.id, id));
}

export const listAttempts = listBy(mailAttempts, mailAttempts.mailId, asc(mailAttempts.id));
