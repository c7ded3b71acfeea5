// Carries one stored mail out of the house, once as far as the next station allows:
// a claim keeps two processes apart, and a repetition after a crash carries the same message id.

import { createHash } from 'node:crypto';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { MAIL_RETRIES } from './deliver-mail-queue.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { claimMail, findMailStatus, markMailFailed, markMailSent } from './mails.repository.ts';

/** Longer than a transport may take for one mail; an older claim belongs to a process that died. */
const CLAIM_LASTS = minutes(3);

type Ports = {
  database: Pick<Database, 'orm'>;
  transport: MailTransport;
  getSettings: GetSettings;
  clock: Clock;
  /** Sender address; null means the brand and the company's address of the settings. */
  from: string | null;
  publicUrl: string;
  /** Makes the document an attachment refers to. */
  readDocument(reference: string): Promise<Buffer>;
};

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Throws to be called again later; a mail that is sent or refused for good stays as it is. */
export function createDeliverMail(ports: Ports): (mailId: number) => Promise<void> {
  const { database, transport, clock } = ports;
  return async (mailId) => {
    const now = clock.now();
    const mail = await claimMail(database.orm, mailId, now, new Date(now.getTime() - CLAIM_LASTS));
    if (!mail) {
      if ((await findMailStatus(database.orm, mailId)) !== 'queued') return;
      throw new Error(`Mail ${mailId} is being delivered by another process`);
    }
    const handedOver = await handOver(mail, ports).catch(async (error: unknown) => {
      const refused = error instanceof MailRefused;
      await markMailFailed(database.orm, mail.id, {
        error: (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500),
        transport: transport.name,
        final: refused || mail.attempts > MAIL_RETRIES,
      });
      if (!refused) throw error;
      return null;
    });
    // Outside the catch: a mail that left the house is never put back because noting it failed.
    if (handedOver) {
      await markMailSent(database.orm, mail.id, {
        ...handedOver,
        at: clock.now(),
        transport: transport.name,
      });
    }
  };
}

async function handOver(mail: ClaimedMail, { transport, getSettings, from, publicUrl, readDocument }: Ports) {
  const { brand, company } = await getSettings();
  return transport.send({
    messageId: messageIdOf(mail.id, mail.createdAt, publicUrl),
    from: from ?? `"${brand.name.replaceAll(/["\\]/g, '')}" <${company.email}>`,
    replyTo: company.email,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: await Promise.all(
      mail.attachments.map(async ({ filename, contentType, document }) => ({
        ...{ filename, contentType },
        content: await readDocument(document),
      })),
    ),
    unsubscribeUrl: mail.unsubscribeUrl,
  });
}

function messageIdOf(id: number, createdAt: Date, publicUrl: string): string {
  // The digest keeps ids of two shops on one host apart, and says nothing about how many mails were sent.
  const digest = createHash('sha256').update(`${publicUrl} ${id} ${createdAt.toISOString()}`).digest('hex');
  return `<${digest.slice(0, 32)}@${new URL(publicUrl).hostname}>`;
}
