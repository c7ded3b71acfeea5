// Recognises bounces: delivery reports of mail servers, and bounce messages without such a report.

import type { Email } from 'postal-mime';
import type { MailKind } from '#modules/contacts/incoming-mail.port.ts';
import { addressesOf, header } from './sender.ts';

/** The maximum number of bytes read from each attached part of a delivery report. */
const MAX_PART_BYTES = 32 * 1024;
const REPORTED = /^(message\/|text\/rfc822)/;

/**
 * Returns the kind of an automatic report: `bounce` for a failed delivery; `receipt` for a successful
 * delivery or a read receipt; `auto` for a delay or an abuse report. Null for a mail that contains no such
 * report.
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

/**
 * Returns the text of the report and of the returned mail that a mail server attached, at most four
 * attachments of `MAX_PART_BYTES` each; empty for a mail without such attachments.
 */
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

/** Matches subjects of a mail server that is still trying to deliver, for mails without a delivery report. */
const DELAYED = /delay|vertraag|verzöger|retard|ritardo|opóźni|försen/i;
/** Matches subjects of a mail server that gave up delivering, for mails without a delivery report. */
const FAILED =
  /undeliver|not deliver|(mail )?deliver\S* (has )?(failed|failure|status)|failure notice|returned (mail|to sender)|onbestelbaar|niet (be|af)\S*(zorg|lever)|unzustellbar|nicht zugestellt|(échec|echec).*(remise|distribution)|non (remis|distribué)|non recapitat|mancato recapito|no (entregado|se ha podido entregar)|nie dostarczono|kan ?not be delivered/i;
const SERVERS = ['mailer-daemon', 'postmaster'];

/**
 * Returns the kind of a mail server's message that has no delivery report: `bounce` for a failed delivery,
 * `auto` for a delay or other news of the server; null for other mails. In an automatic mail of another
 * sender, the words of a failed delivery count only at the start of the subject, because out-of-office
 * replies repeat the original subject further on.
 */
export function bounceWithoutReport(mail: Email): MailKind | null {
  const subject = (mail.subject ?? '').trim().slice(0, 500);
  const place = subject.search(FAILED);
  if (SERVERS.includes(localPart(mail)) || header(mail, 'x-failed-recipients') !== '') {
    const isSilent = localPart(mail) === 'postmaster' && place < 0;
    return DELAYED.test(subject) || isSilent ? 'auto' : 'bounce';
  }
  // An out-of-office reply repeats the original subject after its own words, so the pattern must match at the
  // start.
  const isFromNobody = header(mail, 'return-path') === '<>' || isWrittenByMachine(mail);
  return isFromNobody && place === 0 ? 'bounce' : null;
}

/**
 * Returns true when a program wrote the mail automatically. Mails of web forms do not count: a person wrote
 * their text, and they name another address to reply to.
 */
export function isWrittenByMachine(mail: Email): boolean {
  const submitted = header(mail, 'auto-submitted').toLowerCase();
  if (submitted === '' || submitted.startsWith('no')) return false;
  const from = addressesOf(mail, 'from');
  return !addressesOf(mail, 'reply-to').some((address) => !from.includes(address));
}

const localPart = (mail: Email) => mail.from?.address?.split('@')[0]?.toLowerCase() ?? '';
