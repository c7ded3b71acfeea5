// Whether a person wrote a mail to the shop. A report of a mail server is asked about first: Postfix, Exim
// and Gmail call theirs an automatic answer as well.

import type { Email } from 'postal-mime';
import type { MailKind } from '#modules/contacts/incoming-mail.port.ts';
import { addressesOf, header } from './sender.ts';

/** Of a report, what is looked through of each of its parts. */
const LONGEST_PART = 32 * 1024;
const REPORTED = /^(message\/|text\/rfc822)/;

export function kindOf(mail: Email, isSpam: boolean): MailKind {
  const of = (name: string) => header(mail, name).toLowerCase();
  const report = reportOf(mail);
  if (report) return report;
  if (of('x-failed-recipients') !== '' || localPart(mail) === 'mailer-daemon') return 'bounce';
  if (isSpam || of('x-spam-flag') === 'yes') return 'spam';
  if (isAutomatic(mail)) return 'auto';
  const isBulk =
    /bulk|junk|list/.test(of('precedence')) || of('list-unsubscribe') !== '' || of('list-id') !== '';
  return isBulk ? 'bulk' : 'personal';
}

/** A form on a page writes by machine too; it says whom to answer. */
function isAutomatic(mail: Email): boolean {
  const of = (name: string) => header(mail, name).toLowerCase();
  const submitted = of('auto-submitted');
  if (submitted.startsWith('auto-replied') || of('precedence').includes('auto_reply')) return true;
  if (of('x-autoreply') !== '' || of('x-autorespond') !== '') return true;
  if (of('return-path') === '<>' || localPart(mail) === 'postmaster') return true;
  if (submitted === '' || submitted.startsWith('no')) return false;
  const from = addressesOf(mail, 'from');
  return !addressesOf(mail, 'reply-to').some((address) => !from.includes(address));
}

const localPart = (mail: Email) => mail.from?.address?.split('@')[0]?.toLowerCase() ?? '';

/**
 * Null for a mail that is none. Only what failed is a bounce: a delay, a delivery and an opened mail ask for
 * nobody.
 */
function reportOf(mail: Email): MailKind | null {
  const type = header(mail, 'content-type').toLowerCase();
  const parts = mail.attachments.map(({ mimeType }) => mimeType);
  if (type.includes('disposition-notification') || parts.includes('message/disposition-notification'))
    return 'receipt';
  if (type.includes('feedback-report') || parts.includes('message/feedback-report')) return 'auto';
  if (!type.includes('delivery-status') && !parts.includes('message/delivery-status')) return null;
  const actions = [...reportText(mail).matchAll(/^action:\s*([a-z]+)/gim)].map(([, word]) =>
    word?.toLowerCase(),
  );
  if (actions.length === 0 || actions.includes('failed')) return 'bounce';
  return actions.includes('delayed') ? 'auto' : 'receipt';
}

/** What a mail server says and sends back with it; empty of any other mail. */
export function reportText(mail: Email): string {
  return mail.attachments
    .filter(({ mimeType }) => REPORTED.test(mimeType))
    .slice(0, 4)
    .map(({ content }) =>
      typeof content === 'string'
        ? content.slice(0, LONGEST_PART)
        : Buffer.from(new Uint8Array(content).subarray(0, LONGEST_PART)).toString('latin1'),
    )
    .join('\n');
}

export const isReportPart = (mimeType: string): boolean => REPORTED.test(mimeType);
