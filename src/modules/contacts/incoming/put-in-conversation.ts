// A mail becomes a message: in the conversation it belongs to, or as the first of one.

import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { insertContact } from '../contacts.repository.ts';
import type { Attachment } from '../contract.ts';
import { addEntry, type ContactRow } from '../conversations/conversations.repository.ts';
import { insertFiles } from '../conversations/files.repository.ts';
import type { IncomingMail } from '../incoming-mail.port.ts';
import { foldQuotes } from './fold-quotes.ts';
import { sortFiles } from './kept-files.ts';
import { sumOfFiles } from './left-out.repository.ts';
import type { Whose } from './whose-mail.ts';

type Needs = { clock: Clock };
type Mail = Pick<IncomingMail, 'subject' | 'text' | 'attachments' | 'messageId' | 'receivedAt'>;

/**
 * What the files of all conversations may take together; beyond it they are named and stay in the mailbox.
 */
const ROOM_FOR_FILES = 1024 ** 3;
const LONGEST_BOUNCE = 2000;
const UNKNOWN = 'Onbekende afzender';

const sorted = async (tx: Orm, mail: Mail) =>
  sortFiles(mail.attachments, ROOM_FOR_FILES - (await sumOfFiles(tx)));

const entryOf = (contact: ContactRow, mail: Mail, { from, name, isProven }: Whose) => ({
  ...foldQuotes(mail.text),
  contactId: contact.id,
  author: from || name || UNKNOWN,
  isUnproven: !isProven,
  messageId: mail.messageId,
  at: mail.receivedAt,
});

export async function addWords(
  { clock }: Needs,
  tx: Orm,
  contact: ContactRow,
  mail: Mail,
  whose: Whose,
): Promise<void> {
  const now = clock.now();
  const waitingSince = contact.state === 'open' ? (contact.waitingSince ?? now) : now;
  const { kept, named } = await sorted(tx, mail);
  const entryId = await addEntry(
    tx,
    { ...entryOf(contact, mail, whose), kind: 'in', attachments: named },
    { state: 'open', waitingSince, touchedAt: now },
  );
  await insertFiles(tx, { contactId: contact.id, entryId }, kept);
}

/** An answer that came back asks for somebody; one by a machine does not. Of its files nothing is kept. */
export async function addMachineWords(
  { clock }: Needs,
  tx: Orm,
  contact: ContactRow,
  mail: Mail,
  whose: Whose & { isBounce: boolean },
): Promise<void> {
  const now = clock.now();
  const attachments: Attachment[] = mail.attachments.map(({ name, size }) => ({ name, size }));
  const entry = { ...entryOf(contact, mail, whose), attachments, isUnproven: false };
  if (!whose.isBounce) await addEntry(tx, { ...entry, kind: 'auto' }, null);
  else
    await addEntry(
      tx,
      { ...entry, kind: 'bounce', text: mail.text.trim().slice(0, LONGEST_BOUNCE), quoted: '' },
      { state: 'open', waitingSince: contact.waitingSince ?? now, touchedAt: now },
    );
}

/** Answers the number of the conversation. */
export async function beginWith({ clock }: Needs, tx: Orm, mail: Mail, whose: Whose): Promise<number> {
  const now = clock.now();
  const { kept, named } = await sorted(tx, mail);
  const files = named.map((file) => `[Bijlage in je mailbox: ${file.name}]`);
  const { text, quoted } = foldQuotes(mail.text);
  const contactId = await insertContact(tx, {
    firstName: whose.name.slice(0, 80),
    lastName: '',
    email: whose.from,
    phone: '',
    subject: mail.subject.slice(0, 200),
    // Nobody knows what it answers: the whole of it is told.
    message: [text, quoted, ...files].filter(Boolean).join('\n\n') || (kept.length > 0 ? '' : '[Lege mail]'),
    newsletter: false,
    source: 'mail',
    messageId: mail.messageId,
    isUnproven: !whose.isProven,
    createdAt: now,
    touchedAt: now,
    waitingSince: now,
  });
  if (contactId === null) throw new Error('A message without a key was taken for one that is there');
  await insertFiles(tx, { contactId, entryId: null }, kept);
  return contactId;
}
