// Stores an incoming mail as a message: in an existing conversation, or as the first message of a new one.

import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { insertContact } from '../contacts.repository.ts';
import type { Attachment } from '../contract.ts';
import { addEntry, type ContactRow } from '../conversations/conversations.repository.ts';
import { insertFiles } from '../conversations/files.repository.ts';
import type { IncomingMail } from '../incoming-mail.port.ts';
import { sumOfFiles } from './left-out.repository.ts';
import type { MailSender } from './mail-sender.ts';
import { sortAttachments } from './sort-attachments.ts';
import { splitQuotes } from './split-quotes.ts';

type Needs = { clock: Clock };
type Mail = Pick<IncomingMail, 'subject' | 'text' | 'attachments' | 'messageId' | 'receivedAt'>;

/**
 * The maximum size in bytes of all stored attachments together. Beyond it, only the names of attachments are
 * stored and the files stay in the mailbox.
 */
const MAX_FILE_BYTES = 1024 ** 3;
const MAX_BOUNCE_LENGTH = 2000;
const UNKNOWN = 'Onbekende afzender';

const sortStoredFiles = async (tx: Orm, mail: Mail) =>
  sortAttachments(mail.attachments, MAX_FILE_BYTES - (await sumOfFiles(tx)));

const entryOf = (contact: ContactRow, mail: Mail, { from, name, isProven }: MailSender) => ({
  ...splitQuotes(mail.text),
  contactId: contact.id,
  author: from || name || UNKNOWN,
  isUnproven: !isProven,
  messageId: mail.messageId,
  at: mail.receivedAt,
});

export async function addMessage(
  { clock }: Needs,
  tx: Orm,
  contact: ContactRow,
  mail: Mail,
  whose: MailSender,
): Promise<void> {
  const now = clock.now();
  const waitingSince = contact.state === 'open' ? (contact.waitingSince ?? now) : now;
  const { stored, unstored } = await sortStoredFiles(tx, mail);
  const entryId = await addEntry(
    tx,
    { ...entryOf(contact, mail, whose), kind: 'in', attachments: unstored },
    { state: 'open', waitingSince, touchedAt: now },
  );
  await insertFiles(tx, { contactId: contact.id, entryId }, stored);
}

/**
 * Adds a bounce or an automatic reply to a conversation, without its attachments. A bounce reopens the
 * conversation, so that an operator notices it; an automatic reply does not.
 */
export async function addAutomaticMessage(
  { clock }: Needs,
  tx: Orm,
  contact: ContactRow,
  mail: Mail,
  whose: MailSender & { isBounce: boolean },
): Promise<void> {
  const now = clock.now();
  const attachments: Attachment[] = mail.attachments.map(({ name, size }) => ({ name, size }));
  const entry = { ...entryOf(contact, mail, whose), attachments, isUnproven: false };
  if (!whose.isBounce) await addEntry(tx, { ...entry, kind: 'auto' }, null);
  else
    await addEntry(
      tx,
      { ...entry, kind: 'bounce', text: mail.text.trim().slice(0, MAX_BOUNCE_LENGTH), quoted: '' },
      { state: 'open', waitingSince: contact.waitingSince ?? now, touchedAt: now },
    );
}

/**
 * Starts a conversation with the mail as its first message, and returns the conversation's id. Quoted earlier
 * mails become part of the message.
 */
export async function startConversation(
  { clock }: Needs,
  tx: Orm,
  mail: Mail,
  whose: MailSender,
): Promise<number> {
  const now = clock.now();
  const { stored, unstored } = await sortStoredFiles(tx, mail);
  const files = unstored.map((file) => `[Bijlage in je mailbox: ${file.name}]`);
  const { text, quoted } = splitQuotes(mail.text);
  const contactId = await insertContact(tx, {
    firstName: whose.name.slice(0, 80),
    lastName: '',
    email: whose.from,
    phone: '',
    subject: mail.subject.slice(0, 200),
    // It is not known which mail this one answers, so the quoted text is stored as part of the message.
    message:
      [text, quoted, ...files].filter(Boolean).join('\n\n') || (stored.length > 0 ? '' : '[Lege mail]'),
    newsletter: false,
    source: 'mail',
    messageId: mail.messageId,
    isUnproven: !whose.isProven,
    createdAt: now,
    touchedAt: now,
    waitingSince: now,
  });
  if (contactId === null) throw new Error('A message without a key was taken for one that is there');
  await insertFiles(tx, { contactId, entryId: null }, stored);
  return contactId;
}
