// Extracts the text of a mail, also when the structure of the mail is wrong: a part of an unknown type, or a
// body in another encoding than declared.

import type { Attachment, Email } from 'postal-mime';
import { htmlText } from './html-text.ts';
import { headOf } from './open-forwarded.ts';

const LONGEST = 100_000;
const CALENDAR = /calendar/;
const ENCRYPTED = /^application\/((x-)?pkcs7-mime|pgp-encrypted)$/;
const UNREADABLE = '[Versleutelde of ondertekende mail: alleen te lezen in je mailbox]';

/** Returns the text of a mail, at most 100,000 characters; empty for a mail without text. */
export function wordsOf(mail: Email, source: Uint8Array): string {
  const words = textIn(mail) || mail.attachments.filter(isWords).map(decoded).join('\n\n');
  if (words.trim() !== '') return words.slice(0, LONGEST);
  if (mail.attachments.some(({ mimeType }) => ENCRYPTED.test(mimeType))) return UNREADABLE;
  return mail.attachments.length === 0 ? bodyOf(source).slice(0, LONGEST) : '';
}

/** Returns the sender's text followed by the text of each forwarded mail. */
export function wordsWith(words: string, forwarded: readonly Email[]): string {
  if (forwarded.length === 0) return words;
  const pieces = forwarded.map((mail) => `${headOf(mail)}\n\n${textIn(mail).trim()}`);
  return [words.trimEnd(), ...pieces].filter(Boolean).join('\n\n').slice(0, LONGEST);
}

function textIn(mail: Email): string {
  const plain = (mail.text ?? '').slice(0, LONGEST);
  return plain.trim() === '' ? htmlText(mail.html ?? '') : plain;
}

/** Returns true when a part of a mail is text and not a file, whatever type of text it declares. */
export const isWords = ({ filename, mimeType, disposition }: Attachment): boolean =>
  !filename && disposition !== 'attachment' && /^(text\b.*)?$/.test(mimeType) && !CALENDAR.test(mimeType);

function decoded({ content, mimeType }: Attachment): string {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content).subarray(0, 4 * LONGEST);
  const text = typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);
  return /html|enriched/.test(mimeType) ? htmlText(text) : text;
}

/** Returns the raw body of a mail: everything below the headers. */
function bodyOf(source: Uint8Array): string {
  const beginning = source.subarray(0, 4 * LONGEST);
  const [, body = ''] = /\r?\n\r?\n([\s\S]*)$/.exec(new TextDecoder().decode(beginning)) ?? [];
  return body;
}
