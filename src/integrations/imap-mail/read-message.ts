// A mail as it travelled becomes what the port says of one: who wrote, which mails it answers, its words, and whether a person wrote it.

import PostalMime, { type Email } from 'postal-mime';
import type { IncomingMail, MailPlace } from '#modules/contacts/incoming-mail.port.ts';
import { htmlText } from './html-text.ts';

export type RawMail = MailPlace & {
  source: Buffer;
  receivedAt: Date;
  flags: ReadonlySet<string>;
  /** Else its end is cut, and with it the last of its files. */
  isWhole: boolean;
};

const ADDRESS = /^[^\s<>(),;:"[\]\\@]{1,64}@[^\s<>(),;:"[\]\\@]{3,190}$/;
/** A stranger's mail is no deeper than this, or not read. */
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };

/** Never throws: what cannot be read has no sender, and is left in the mailbox. */
export async function readMessage(raw: RawMail): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw.source, LIMITS).catch(() => null);
  const { validity, uid, receivedAt } = raw;
  const from = clean(mail?.from?.address ?? '').toLowerCase();
  const plain = mail?.text ?? '';
  const kind = mail ? kindOf(mail, raw.flags) : 'personal';
  return {
    ...{ validity, uid, receivedAt, kind },
    messageId: clean(mail?.messageId ?? '').slice(0, 500) || null,
    from: ADDRESS.test(from) ? from : '',
    name: clean(mail?.from?.name ?? '').trim(),
    subject: clean(mail?.subject ?? '').trim(),
    traces: kind === 'bounce' ? raw.source.toString('latin1') : tracesOf(mail),
    text: clean(plain.trim() === '' ? htmlText(mail?.html ?? '') : plain),
    attachments: (mail?.attachments ?? [])
      .filter(({ related }) => related !== true)
      .map(({ filename, mimeType, content }) => {
        const bytes = Buffer.from(typeof content === 'string' ? content : new Uint8Array(content));
        const name = clean(filename ?? mimeType).slice(0, 120);
        return { name, size: bytes.length, content: raw.isWhole ? bytes : null };
      }),
  };
}

/** Without what a database cannot hold: a sign that is none, and half a sign. */
const clean = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

function tracesOf(mail: Email | null): string {
  const people = [...(mail?.to ?? []), ...(mail?.cc ?? [])].map(({ address }) => address ?? '');
  const others = ['x-original-to', 'delivered-to', 'envelope-to'].map((name) => header(mail, name));
  return [mail?.inReplyTo, mail?.references, ...people, ...others].join(' ');
}

const header = (mail: Email | null, name: string): string =>
  mail?.headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

const MACHINE_HEADERS = ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'feedback-id'];

function kindOf(mail: Email, flags: ReadonlySet<string>): IncomingMail['kind'] {
  const of = (name: string) => header(mail, name);
  if (of('x-spam-flag') === 'yes' || flags.has('$Junk')) return 'spam';
  const submitted = of('auto-submitted');
  if (submitted.startsWith('auto-replied')) return 'auto';
  const sender = mail.from?.address?.split('@')[0]?.toLowerCase() ?? '';
  if (of('content-type').includes('delivery-status') || sender === 'mailer-daemon') return 'bounce';
  const isMachine =
    (submitted !== '' && submitted !== 'no') ||
    /bulk|junk|list|auto_reply/.test(of('precedence')) ||
    of('return-path') === '<>' ||
    sender === 'postmaster' ||
    MACHINE_HEADERS.some((name) => of(name) !== '');
  return isMachine ? 'auto' : 'personal';
}
