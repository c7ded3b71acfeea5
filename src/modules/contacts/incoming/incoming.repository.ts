// The SQL of incoming mails: the mails that were processed, those that are being read, and the conversation
// to which a mail without a token may belong.

import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, hasRow } from '#platform/database/find-row.ts';
import { contacts, incomingMails, mailboxTurns } from '../contacts.tables.ts';
import type { ContactRow } from '../conversations/conversations.repository.ts';
import type { MailPlace } from '../incoming-mail.port.ts';

/** The value of the column `outcome` while a mail is being read. */
const READING = 'reading';

/** Returns the mailbox position of the last processed mail; null when there is none. */
export function findLastPlace(db: Orm): Promise<MailPlace | null> {
  const { validity, uid, id, outcome } = incomingMails;
  return findRow(
    db.select({ validity, uid }).from(incomingMails).where(ne(outcome, READING)).orderBy(desc(id)).limit(1),
  );
}

type Claim = MailPlace & { fingerprint: string; at: Date; staleBefore: Date };

/**
 * Reserves a mail for reading by this process. Returns how many times reading the mail was started, this time
 * included. Returns `busy` while another process reads the mail, `done` when the mail was already processed.
 * A reservation older than `staleBefore` no longer counts, because its process must have died.
 */
export async function claimReading(
  db: Orm,
  { staleBefore, ...place }: Claim,
): Promise<number | 'busy' | 'done'> {
  const { attempts, fingerprint, outcome, at } = incomingMails;
  const claimed = await findRow(
    db
      .insert(incomingMails)
      .values({ ...place, outcome: READING, attempts: 1 })
      .onConflictDoUpdate({
        target: fingerprint,
        set: { attempts: sql`${attempts} + 1`, at: place.at },
        setWhere: sql`${outcome} = ${READING} and ${at} < ${staleBefore.toISOString()}`,
      })
      .returning({ attempts }),
  );
  if (claimed) return claimed.attempts;
  const incomingRow = await findIncoming(db, place.fingerprint);
  return incomingRow?.outcome === READING ? 'busy' : 'done';
}

/**
 * Deletes the row that reserved a mail for reading, found by the hash of the mail's position. Called after
 * the mail was recorded in another row, under the hash of its content.
 */
export async function endReading(tx: Orm, fingerprint: string): Promise<void> {
  await tx.delete(incomingMails).where(eq(incomingMails.fingerprint, fingerprint));
}

export const findIncoming = findBy(incomingMails, incomingMails.fingerprint);

type Taken = Omit<typeof incomingMails.$inferInsert, 'id'>;

/**
 * Records a mail by the hash of its content and returns true. Returns false when it was processed before,
 * also by a concurrent transaction.
 */
export function recordIncoming(tx: Orm, mail: Taken): Promise<boolean> {
  return hasRow(
    tx
      .insert(incomingMails)
      .values(mail)
      .onConflictDoNothing({ target: incomingMails.fingerprint })
      .returning({ id: incomingMails.id }),
  );
}

export async function recordOutcome(tx: Orm, fingerprint: string, outcome: string): Promise<void> {
  await tx.update(incomingMails).set({ outcome }).where(eq(incomingMails.fingerprint, fingerprint));
}

export async function deleteIncomingBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(incomingMails).where(lt(incomingMails.at, moment));
}

/**
 * Locks and returns the newest conversation that has one of the tokens; null when there is none. The lock
 * makes concurrent transactions add their entries one after the other.
 */
export function lockByToken(tx: Orm, tokens: string[]): Promise<ContactRow | null> {
  return findRow(
    tx
      .select()
      .from(contacts)
      .where(and(sql`${contacts.token} = any(${sql.param(tokens)}::text[])`, eq(contacts.newsletter, false)))
      .orderBy(desc(contacts.id))
      .limit(1)
      .for('update'),
  );
}

/**
 * Locks and returns the newest conversation with this address and subject in which somebody wrote after
 * `since`; null when there is none. The `subject` must have no prefix such as "Re:".
 */
export function lockBySender(
  tx: Orm,
  { email, subject, since }: { email: string; subject: string; since: Date },
): Promise<ContactRow | null> {
  const bare = sql`btrim(regexp_replace(${contacts.subject}, '^(\\s*(re|antw|betr|fwd?)\\s*:)+', '', 'i'))`;
  return findRow(
    tx
      .select()
      .from(contacts)
      .where(
        and(
          sql`email_key(${contacts.email}) = email_key(${email})`,
          sql`lower(${bare}) = lower(${subject})`,
          eq(contacts.newsletter, false),
          gt(contacts.touchedAt, since),
        ),
      )
      .orderBy(desc(contacts.id))
      .limit(1)
      .for('update'),
  );
}

const INBOX = 'inbox';

export async function recordRun(db: Orm, at: Date, hasSucceeded: boolean): Promise<void> {
  const { failingSince, failures } = mailboxTurns;
  const [ended, changed] = hasSucceeded
    ? [
        { succeededAt: at, failingSince: null, failures: 0 },
        { succeededAt: at, failingSince: null, failures: 0 },
      ]
    : [
        { failingSince: at, failures: 1 },
        {
          failingSince: sql`coalesce(${failingSince}, ${at.toISOString()}::timestamptz)`,
          failures: sql`${failures} + 1`,
        },
      ];
  await db
    .insert(mailboxTurns)
    .values({ mailbox: INBOX, ...ended })
    .onConflictDoUpdate({ target: mailboxTurns.mailbox, set: changed });
}

export async function findLastRun(db: Orm) {
  return findRow(db.select().from(mailboxTurns).where(eq(mailboxTurns.mailbox, INBOX)));
}
