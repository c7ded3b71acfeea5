// A mail that somebody sends on as it was is opened: its words stand below theirs, its files among theirs.

import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { header, peopleOf } from './sender.ts';

/**
 * A stranger's mail is no deeper than this, or not read. Mails in it are opened here, each as far as it says
 * who it is from.
 */
export const LIMITS = {
  maxNestingDepth: 50,
  maxHeadersSize: 2 * 1024 * 1024,
  forceRfc822Attachments: true,
} as const;

const MOST_DEPTH = 2;
const MOST_MAILS = 8;
const MAIL = 'message/rfc822';

/** What could not be opened stays among the files. */
export type Opened = { forwarded: Email[]; files: Attachment[] };

/** In the order of the mail, those within each behind it. */
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

/** As mail programs write above what they send on. */
export function headOf(mail: Email): string {
  const people = peopleOf(mail, 'from').map(({ name, address }) => (name ? `${name} <${address}>` : address));
  const lines = [
    ['Van', people.join(', ')],
    ['Datum', normaliseText(header(mail, 'date')).slice(0, 100)],
    ['Onderwerp', normaliseText(mail.subject ?? '').slice(0, 500)],
  ];
  const said = lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return ['---------- Doorgestuurd bericht ----------', ...said].join('\n');
}
