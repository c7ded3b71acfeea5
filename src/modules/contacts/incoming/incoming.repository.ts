// The SQL of mails that come in: which were taken already, and which conversation an answer without a trace may belong to.

import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow, hasRow } from '#platform/database/find-row.ts';
import { contacts, incomingMails } from '../contacts.tables.ts';
import type { ContactRow } from '../conversations/conversations.repository.ts';
import type { MailPlace } from '../incoming-mail.port.ts';

/** Of the mail that was looked at last. */
export function findLastPlace(db: Orm): Promise<MailPlace | null> {
  const { validity, uid, id } = incomingMails;
  return findRow(db.select({ validity, uid }).from(incomingMails).orderBy(desc(id)).limit(1));
}

type Taken = Omit<typeof incomingMails.$inferInsert, 'id'>;

/** False when this mail was taken before, also when another transaction is just taking it. */
export function noteIncoming(tx: Orm, mail: Taken): Promise<boolean> {
  return hasRow(
    tx
      .insert(incomingMails)
      .values(mail)
      .onConflictDoNothing({ target: incomingMails.fingerprint })
      .returning({ id: incomingMails.id }),
  );
}

export async function noteOutcome(tx: Orm, fingerprint: string, outcome: string): Promise<void> {
  await tx.update(incomingMails).set({ outcome }).where(eq(incomingMails.fingerprint, fingerprint));
}

export async function deleteIncomingBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(incomingMails).where(lt(incomingMails.at, moment));
}

/** Locked, so that what is written at the same moment comes one after the other. */
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

/** The newest conversation of that address about the same since then. */
export function lockBySender(
  tx: Orm,
  { email, subject, since }: { email: string; subject: string; since: Date },
): Promise<ContactRow | null> {
  const bare = sql`btrim(regexp_replace(${contacts.subject}, '^(\s*(re|antw|betr|fwd?)\s*:)+', '', 'i'))`;
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
