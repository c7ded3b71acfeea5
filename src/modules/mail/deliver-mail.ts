// Carries one stored mail out of the house, once as far as the next station allows:
// a claim keeps two processes apart, and a repetition after a crash carries the same message id.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { MAIL_RETRIES } from './deliver-mail-queue.ts';
import { envelopeOf, type Sender } from './mail-envelope.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { claimMail, findMailStatus, noteAttempt } from './mails.repository.ts';
import { putSuppression } from './suppressions.repository.ts';
import { suppressionOf } from './suppressions.ts';

/** Longer than a transport may take for one mail; an older claim belongs to a process that died. */
const CLAIM_LASTS = minutes(3);

type Ports = Sender & {
  database: Pick<Database, 'orm' | 'transaction'>;
  transport: MailTransport;
  getSettings: GetSettings;
  clock: Clock;
  /** Makes the document an attachment refers to. */
  readDocument(reference: string): Promise<Buffer>;
};

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Throws to be called again later; a mail that is sent, stopped or refused for good stays as it is. */
export function createDeliverMail(ports: Ports): (mailId: number) => Promise<void> {
  const { database, transport, clock } = ports;
  return async (mailId) => {
    const now = clock.now();
    const mail = await claimMail(database.orm, mailId, now, new Date(now.getTime() - CLAIM_LASTS));
    if (!mail) {
      if ((await findMailStatus(database.orm, mailId)) !== 'queued') return;
      throw new Error(`Mail ${mailId} is being delivered by another process`);
    }
    const stopped = await suppressionOf(database.orm, mail.type, mail.recipient);
    if (stopped) {
      await note(ports, mail, { status: 'suppressed', outcome: 'suppressed', detail: stopped.detail });
      return;
    }
    const handedOver = await handOver(mail, ports).catch((error: unknown) => noteFailure(ports, mail, error));
    // Outside the catch: a mail that left the house is never put back because noting it failed.
    if (handedOver) {
      await note(ports, mail, {
        ...{ status: 'sent', outcome: 'taken', ...handedOver },
        detail: handedOver.providerMessageId ?? `Bewaard door ${transport.name}`,
      });
    }
  };
}

async function handOver(mail: ClaimedMail, ports: Ports) {
  return ports.transport.send({
    ...envelopeOf(mail, await ports.getSettings(), ports),
    html: mail.html,
    text: mail.text,
    readAttachments: () =>
      Promise.all(
        mail.attachments.map(async ({ filename, contentType, document }) => ({
          ...{ filename, contentType },
          content: await ports.readDocument(document),
        })),
      ),
  });
}

/** Throws what may pass by waiting, so that the queue calls again. */
async function noteFailure(ports: Ports, mail: ClaimedMail, error: unknown): Promise<null> {
  const detail = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500);
  if (!(error instanceof MailRefused)) {
    const isLast = mail.attempts > MAIL_RETRIES;
    await note(ports, mail, { status: isLast ? 'failed' : 'queued', outcome: 'postponed', detail });
    throw error;
  }
  const isAddress = error.reason === 'address';
  await note(ports, mail, {
    ...(isAddress ? { status: 'bounced', outcome: 'bounced' } : { status: 'failed', outcome: 'refused' }),
    detail,
  });
  return null;
}

type Note = Omit<Parameters<typeof noteAttempt>[2], 'at' | 'transport'>;

/** An address that does not exist is remembered in the same breath. */
function note({ database, transport, clock }: Ports, mail: ClaimedMail, what: Note): Promise<void> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    await noteAttempt(tx, mail.id, { ...what, at, transport: transport.name });
    if (what.status !== 'bounced') return;
    await putSuppression(tx, {
      ...{ email: mail.recipient, scope: 'all', reason: 'bounced', detail: what.detail.slice(0, 200) },
      createdAt: at,
    });
  });
}
