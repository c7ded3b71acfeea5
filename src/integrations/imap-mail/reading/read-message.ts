// Parses a raw mail into the port's type: sender, the mails it replies to, text, files, and whether a person
// wrote it. Runs in a separate process (mail-reader.ts), because strangers determine the contents and so the
// duration.

import './lenient-text-decoder.ts';
import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { FetchedMail, IncomingMail, MailKind } from '#modules/contacts/incoming-mail.port.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { isProven } from './authentication.ts';
import { isReportPart, reportText } from './bounces.ts';
import { classifyMail } from './classify-mail.ts';
import { LIMITS, openForwarded } from './open-forwarded.ts';
import { header, headersOf, peopleOf, senderOf } from './sender.ts';
import { isWords, wordsOf, wordsWith } from './words-of-mail.ts';

/**
 * A raw mail. `server` is the server name in the mail server's `Authentication-Results` headers; null to use
 * the topmost header.
 */
export type ToRead = FetchedMail & { server: string | null };

const LONGEST_TRACES = 64 * 1024;
/** The maximum length in bytes of the headers of a mail; each recipient may take a line. */
const LONGEST_HEAD = 64 * 1024;
/** The maximum number of files taken from one mail. */
const MAX_FILES = 50;
/** The maximum number of bytes of all files of a mail together. */
const MAX_BYTES = 40 * 1024 * 1024;
/** The maximum size in bytes of a single file of a mail. */
const LARGEST = 8 * 1024 * 1024;
/** The size in bytes below which a picture within the text counts as a logo or an icon and is left out. */
const SMALLEST_PASTED = 8 * 1024;
/** The maximum length in characters of the name of a file in a mail. */
const LONGEST_NAME = 120;
/** Matches a valid message id, to which other mails can refer. */
const MESSAGE_ID = /<[^<>\s]{1,500}>/;
const SIGNATURES = /^application\/(x-)?(pkcs7|pgp)-signature$/;
/**
 * Kinds of automatic mails that return a mail of the shop. Files in such a mail are the shop's own, so they
 * are left out.
 */
const MACHINES: readonly MailKind[] = ['bounce', 'auto', 'receipt'];

/** Parses a whole mail. Rejects when the mail cannot be parsed. */
export async function readMessage(raw: ToRead): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw.source, LIMITS);
  const kind = classifyMail(mail, raw.isSpam);
  const isMachine = MACHINES.includes(kind);
  const words = clean(wordsOf(mail, raw.source));
  const sent = mail.attachments.filter((file) => !(isMachine && isReportPart(file.mimeType)));
  const { forwarded, files } = isMachine ? { forwarded: [], files: sent } : await openForwarded(sent);
  return {
    ...outsideOf(mail, raw, kind),
    traces: clean([tracesOf(mail), reportText(mail), isMachine ? words : ''].join('\n')),
    text: clean(wordsWith(words, forwarded)),
    attachments: filesOf(files, raw.isWhole),
  };
}

/** Parses only the headers, for a mail that cannot be parsed completely. */
export async function readHead(raw: ToRead): Promise<IncomingMail> {
  const beginning = Buffer.from(raw.source.subarray(0, LONGEST_HEAD)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(beginning)?.index ?? beginning.length;
  const head = Buffer.from(`${beginning.slice(0, end)}\r\n\r\n`, 'latin1');
  const mail = await PostalMime.parse(head, LIMITS);
  return { ...outsideOf(mail, raw, 'unreadable'), traces: tracesOf(mail), text: '', attachments: [] };
}

function outsideOf(mail: Email, raw: ToRead, kind: MailKind) {
  const { validity, uid, receivedAt } = raw;
  const { address, name } = senderOf(mail);
  return {
    validity,
    uid,
    receivedAt,
    kind,
    from: clean(address),
    name: oneLine(name, 200),
    replyTo: peopleOf(mail, 'reply-to')
      .slice(0, 10)
      .map((person) => ({ address: clean(person.address), name: oneLine(person.name, 200) })),
    isProven: isProven(mail, address, raw.server),
    messageId: MESSAGE_ID.exec(mail.messageId ?? '')?.[0] ?? null,
    subject: oneLine(mail.subject ?? '', 500),
    list: ['list-id', 'list-post', 'mailing-list', 'x-google-group-id']
      .map((field) => header(mail, field).slice(0, 300))
      .join(' ')
      .trim()
      .toLowerCase(),
    digest: digestOf(mail, raw),
  };
}

/** Removes characters that the database cannot store: NUL and half surrogate pairs. */
const clean = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

/**
 * Returns the text as one line of at most `most` characters, without invisible and direction characters and
 * without half a surrogate pair at the end.
 */
const oneLine = (text: string, most: number) =>
  normaliseText(clean(text))
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

function tracesOf(mail: Email): string {
  const people = ['to', 'cc', 'x-original-to', 'delivered-to', 'envelope-to'];
  const answered = ['in-reply-to', 'references'].map((field) => header(mail, field).slice(-8000));
  return [...answered, ...people.flatMap((field) => headersOf(mail, field))]
    .join(' ')
    .toLowerCase()
    .slice(0, LONGEST_TRACES);
}

/**
 * Returns a digest by which a second copy of the same mail is recognised. Transport headers are left out,
 * because copies may arrive by different routes.
 */
function digestOf(mail: Email, { source, receivedAt }: ToRead): string {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => bytes.indexOf(blank)).filter((at) => at >= 0);
  const body = bytes.subarray(ends.length > 0 ? Math.min(...ends) : 0);
  const when = header(mail, 'date') || receivedAt.toISOString();
  const outside = [header(mail, 'message-id'), header(mail, 'from'), when].join('\n');
  return createHash('sha256').update(`${outside}\n`).update(body).digest('base64url');
}

function filesOf(files: readonly Attachment[], isWhole: boolean): IncomingMail['attachments'] {
  let remainingBytes = MAX_BYTES;
  return files
    .filter((file) => !SIGNATURES.test(file.mimeType) && !isWords(file))
    .slice(0, MAX_FILES)
    .map(({ filename, mimeType, content, related }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      const size = bytes.byteLength;
      const isIncluded =
        isWhole && size <= Math.min(LARGEST, remainingBytes) && !(related && size < SMALLEST_PASTED);
      remainingBytes -= isIncluded ? size : 0;
      const called = filename ?? (mimeType === 'message/rfc822' ? 'bericht.eml' : mimeType);
      const name = oneLine(called, LONGEST_NAME) || 'bijlage';
      return { name, size, content: isIncluded ? bytes : null };
    });
}
