// Opens mails that were forwarded as attachments. Their text is added below the sender's text, their files to
// the sender's files.

import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { header, peopleOf } from './sender.ts';

/**
 * The options of the mail parser. A mail with deeper nesting or longer headers is not parsed. With
 * `forceRfc822Attachments` the parser returns an attached mail as a file, which this module then opens.
 */
export const LIMITS = {
  maxNestingDepth: 50,
  maxHeadersSize: 2 * 1024 * 1024,
  forceRfc822Attachments: true,
} as const;

const MOST_DEPTH = 2;
const MOST_MAILS = 8;
const MAIL = 'message/rfc822';

/** The opened mails and the remaining files, including attached mails that could not be opened. */
export type Opened = { forwarded: Email[]; files: Attachment[] };

/**
 * Opens the attached mails, in the order of the mail; a mail attached to an attached mail directly follows
 * it. Attached mails that cannot be parsed, are nested deeper than `MOST_DEPTH` or come after `MOST_MAILS`
 * others stay files.
 */
export async function openForwarded(attachments: readonly Attachment[], depth = 0): Promise<Opened> {
  const forwarded: Email[] = [];
  const files: Attachment[] = [];
  for (const file of attachments) {
    const isOpened = file.mimeType === MAIL && depth < MOST_DEPTH && forwarded.length < MOST_MAILS;
    const mail = isOpened ? await PostalMime.parse(file.content, LIMITS).catch(() => null) : null;
    if (!mail) {
      files.push(file);
      continue;
    }
    const within = await openForwarded(mail.attachments, depth + 1);
    forwarded.push(mail, ...within.forwarded);
    files.push(...within.files);
  }
  return { forwarded, files };
}

/** Returns the header lines that a mail program writes above a forwarded mail: sender, date, subject. */
export function headOf(mail: Email): string {
  const people = peopleOf(mail, 'from').map(({ name, address }) => (name ? `${name} <${address}>` : address));
  const lines = [
    ['Van', people.join(', ')],
    ['Datum', normaliseText(header(mail, 'date')).slice(0, 100)],
    ['Onderwerp', normaliseText(mail.subject ?? '').slice(0, 500)],
  ];
  const fields = lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return ['---------- Doorgestuurd bericht ----------', ...fields].join('\n');
}
