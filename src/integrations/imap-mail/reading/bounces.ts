// Bounces: delivery reports of mail servers, and bounce messages that carry no report.

import type { Email } from 'postal-mime';
import type { MailKind } from '#modules/contacts/incoming-mail.port.ts';
import { addressesOf, header } from './sender.ts';

/** The number of bytes examined of each part of a delivery report. */
const MAX_PART_BYTES = 32 * 1024;
const REPORTED = /^(message\/|text\/rfc822)/;

/**
 * The kind of a delivery report; null for other mails. Only a failed delivery is a bounce: nobody needs to
 * act on a delay, a delivery or a read receipt.
 */
export function deliveryReportKind(mail: Email): MailKind | null {
  const type = header(mail, 'content-type').toLowerCase();
  const parts = mail.attachments.map(({ mimeType }) => mimeType);
  const has = (kind: string) => type.includes(kind) || parts.some((part) => part.endsWith(kind));
  if (has('disposition-notification')) return 'receipt';
  if (has('feedback-report')) return 'auto';
  if (!has('delivery-status')) return null;
  const statusText = textOf(mail, /delivery-status$/);
  const actions = [...statusText.matchAll(/^action:\s*([a-z]+)/gim)].map(([, word]) => word?.toLowerCase());
  if (actions.length === 0 || actions.includes('failed')) return 'bounce';
  return actions.includes('delayed') ? 'auto' : 'receipt';
}

/** The text of a mail server's report and of the mail it returns; empty for other mails. */
export const reportText = (mail: Email): string => textOf(mail, REPORTED);

const textOf = (mail: Email, kinds: RegExp): string =>
  mail.attachments
    .filter(({ mimeType }) => kinds.test(mimeType))
    .slice(0, 4)
    .map(({ content }) =>
      typeof content === 'string'
        ? content.slice(0, MAX_PART_BYTES)
        : Buffer.from(new Uint8Array(content).subarray(0, MAX_PART_BYTES)).toString('latin1'),
    )
    .join('\n');

export const isReportPart = (mimeType: string): boolean => REPORTED.test(mimeType);

/**
 * The subjects of mail servers that are still trying to deliver and of those that gave up, for mails without
 * a delivery report.
 */
const DELAYED = /delay|vertraag|verzöger|retard|ritardo|opóźni|försen/i;
const FAILED =
  /undeliver|not deliver|(mail )?deliver\S* (has )?(failed|failure|status)|failure notice|returned (mail|to sender)|onbestelbaar|niet (be|af)\S*(zorg|lever)|unzustellbar|nicht zugestellt|(échec|echec).*(remise|distribution)|non (remis|distribué)|non recapitat|mancato recapito|no (entregado|se ha podido entregar)|nie dostarczono|kan ?not be delivered/i;
const SERVERS = ['mailer-daemon', 'postmaster'];

/**
 * The kind of a mail server's own mail without a delivery report; null for other mails. Out-of-office replies
 * match none of these patterns.
 */
export function bounceWithoutReport(mail: Email): MailKind | null {
  const subject = (mail.subject ?? '').trim().slice(0, 500);
  const place = subject.search(FAILED);
  if (SERVERS.includes(localPart(mail)) || header(mail, 'x-failed-recipients') !== '') {
    const isSilent = localPart(mail) === 'postmaster' && place < 0;
    return DELAYED.test(subject) || isSilent ? 'auto' : 'bounce';
  }
  // Whoever answers while away repeats what they were asked, behind words of their own.
  const isFromNobody = header(mail, 'return-path') === '<>' || isWrittenByMachine(mail);
  return isFromNobody && place === 0 ? 'bounce' : null;
}

/**
 * Whether a program wrote the mail by itself. Web forms do too, but they name another address to reply to, so
 * they do not count.
 */
export function isWrittenByMachine(mail: Email): boolean {
  const submitted = header(mail, 'auto-submitted').toLowerCase();
  if (submitted === '' || submitted.startsWith('no')) return false;
  const from = addressesOf(mail, 'from');
  return !addressesOf(mail, 'reply-to').some((address) => !from.includes(address));
}

const localPart = (mail: Email) => mail.from?.address?.split('@')[0]?.toLowerCase() ?? '';
