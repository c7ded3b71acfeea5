// A mail as it travelled becomes what the port says of one: who wrote, which mails it answers, its words, and
// whether a person wrote it. This runs in a process of its own (mail-reader.ts): a stranger decides how long
// it takes.

import './lenient-text-decoder.ts';
import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { FetchedMail, IncomingMail, MailKind } from '#modules/contacts/incoming-mail.port.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { isProven } from './authentication.ts';
import { classifyMail, isReportPart, reportText } from './classify-mail.ts';
import { LIMITS, openForwarded } from './open-forwarded.ts';
import { header, headersOf, peopleOf, senderOf } from './sender.ts';
import { isWords, wordsOf, wordsWith } from './words-of-mail.ts';

/**
 * `server`: the name under which the shop's own mail server tells what it found out; null for the line on
 * top.
 */
export type ToRead = FetchedMail & { server: string | null };

const LONGEST_TRACES = 64 * 1024;
/** Each person a mail goes to may take a line of it. */
const LONGEST_HEAD = 64 * 1024;
const MAX_FILES = 50;
/** Of the files of one mail, and of one of them, what is handed on. */
const MAX_BYTES = 40 * 1024 * 1024;
const LARGEST = 8 * 1024 * 1024;
/** A picture within the words that is smaller is a logo or an icon. */
const SMALLEST_PASTED = 8 * 1024;
const LONGEST_NAME = 120;
/** As others can answer it. */
const MESSAGE_ID = /<[^<>\s]{1,500}>/;
const SIGNATURES = /^application\/(x-)?(pkcs7|pgp)-signature$/;
/** What these make is about a mail of the shop: what they send back with it is no file of theirs. */
const MACHINES: readonly MailKind[] = ['bounce', 'auto', 'receipt'];

/** Rejects what is not to be read. */
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

/** Of a mail that cannot be read: what its first lines say. */
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

/** Without what a database cannot hold: a sign that is none, and half a sign. */
const clean = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

/** Without signs that nobody sees or that turn a line about, and without half a sign at its end. */
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

/** Two copies of one mail took different ways, so the lines of the way are left out. */
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
