// Delivers one stored mail to the mail server or the outbox. A claim prevents two processes from sending the
// same mail. A mail sent again after a crash has the same message id.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { countBy } from '#platform/metrics/process-counters.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { mailStatuses } from '../contract.ts';
import { envelopeOf } from '../mail-envelope.ts';
import { MailRefused, type MailTransport } from '../mail-transport.port.ts';
import { putSuppression } from '../suppressions/suppressions.repository.ts';
import { suppressionOf } from '../suppressions/suppressions.ts';
import { MAIL_RETRIES, type MailName } from './deliver-mail-queue.ts';
import { claimMail, findMailStatus, recordAttempt } from './deliveries.repository.ts';

/**
 * The time in milliseconds after which a mail that one process claimed may be claimed by another. No delivery
 * attempt takes this long, so the process with an older claim has crashed.
 */
const CLAIM_TTL_MS = minutes(3);

type Needs = {
  config: Pick<Config, 'mailFrom'>;
  publicUrl: string;
  database: Pick<Database, 'orm' | 'transaction'>;
  mailTransport: MailTransport;
  getSettings: GetSettings;
  clock: Clock;
  /** Returns the content of a mail's attachment by its reference, such as "invoice:12". */
  readDocument(reference: string): Promise<Buffer>;
};

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/**
 * Delivers a queued mail. Throws when the queue must try again later. A mail that was sent, suppressed or
 * finally refused before is not sent again.
 */
export async function deliverMail(shop: Needs, name: MailName): Promise<void> {
  const { database, mailTransport, clock } = shop;
  const now = clock.now();
  const mail = await claimMail(database.orm, name, now, new Date(now.getTime() - CLAIM_TTL_MS));
  if (!mail) {
    if ((await findMailStatus(database.orm, name)) !== 'queued') return;
    throw new Error(`Mail ${JSON.stringify(name)} is being delivered by another process`);
  }
  const stopped = await suppressionOf(database.orm, mail.type, mail.recipient);
  if (stopped) {
    await recordResult(shop, mail, { status: 'suppressed', outcome: 'suppressed', detail: stopped.detail });
    return;
  }
  const handedOver = await handOver(shop, mail).catch((error: unknown) => recordFailure(shop, mail, error));
  // Outside the catch: a mail that was sent is never queued again because storing the result failed.
  if (handedOver) {
    await recordResult(shop, mail, {
      status: 'sent',
      outcome: 'taken',
      ...handedOver,
      detail: handedOver.providerMessageId ?? `Bewaard door ${mailTransport.name}`,
    });
  }
}

async function handOver(shop: Needs, mail: ClaimedMail) {
  return shop.mailTransport.send({
    ...envelopeOf(shop, mail, await shop.getSettings()),
    html: mail.html,
    text: mail.text,
    readAttachments: () =>
      Promise.all(
        mail.attachments.map(async ({ filename, contentType, document, inline }) => ({
          filename,
          contentType,
          ...(inline ? { cid: filename } : {}),
          content: await shop.readDocument(document),
        })),
      ),
  });
}

/** Records a failed attempt to deliver a mail; rethrows a temporary error, so that the queue tries again. */
async function recordFailure(shop: Needs, mail: ClaimedMail, error: unknown): Promise<null> {
  const detail = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500);
  if (!(error instanceof MailRefused)) {
    const isLast = mail.attempts > MAIL_RETRIES;
    await recordResult(shop, mail, { status: isLast ? 'failed' : 'queued', outcome: 'postponed', detail });
    throw error;
  }
  const isAddress = error.reason === 'address';
  await recordResult(shop, mail, {
    ...(isAddress ? { status: 'bounced', outcome: 'bounced' } : { status: 'failed', outcome: 'refused' }),
    detail,
  });
  return null;
}

/**
 * The metric of delivery attempts, by the state of the mail after the attempt. After `queued` the queue tries
 * again; after `failed` it does not.
 */
const countAttempt = countBy(
  'mail_attempts_total',
  'Tries to deliver a mail, by how it stands afterwards.',
  'state',
  mailStatuses,
);

type AttemptResult = Omit<Parameters<typeof recordAttempt>[2], 'at' | 'transport'>;

/**
 * Stores the result of an attempt. An address that does not exist is added to the suppressions in the same
 * transaction.
 */
async function recordResult(
  { database, mailTransport, clock }: Needs,
  mail: ClaimedMail,
  what: AttemptResult,
): Promise<void> {
  countAttempt(what.status);
  const at = clock.now();
  const attempt = { ...what, at, transport: mailTransport.name };
  if (what.status !== 'bounced') return recordAttempt(database.orm, mail.id, attempt);
  await database.transaction(async (tx) => {
    await recordAttempt(tx, mail.id, attempt);
    await putSuppression(tx, {
      email: mail.recipient,
      scope: 'all',
      reason: 'bounced',
      detail: what.detail.slice(0, 200),
      createdAt: at,
    });
  });
}
