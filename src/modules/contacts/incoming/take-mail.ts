// A mail that came in finds its conversation, or begins one; each is taken once, whoever looks at the mailbox at the same moment. Nothing
// is answered here: people answer, so no two machines can go on writing to each other.

import { createHash } from 'node:crypto';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { insertContact } from '../contacts.repository.ts';
import type { Attachment } from '../contract.ts';
import { addEntry, type ContactRow } from '../conversations/conversations.repository.ts';
import { insertFiles } from '../conversations/files.repository.ts';
import { bareSubject } from '../conversations/list-conversations.ts';
import { tokensIn } from '../conversations/threads.ts';
import type { IncomingMail, IncomingMailbox } from '../incoming-mail.port.ts';
import { foldQuotes } from './fold-quotes.ts';
import {
  findLastPlace,
  lockBySender,
  lockByToken,
  noteIncoming,
  noteOutcome,
} from './incoming.repository.ts';
import { sortFiles } from './kept-files.ts';

/** Whoever writes again about the same within this is in the same conversation, also without a trace of it. */
const SAME_TALK = days(30);
/** How far back the mailbox is read the first time, and once it has numbered its mails anew. */
const LOOK_BACK = days(7);
const AT_ONCE = 25;
/** What is left waits for the next turn of the clock. */
const MOST = 200;

type Needs = {
  config: Pick<Config, 'mailFrom'>;
  database: Pick<Database, 'orm' | 'transaction'>;
  getSettings: GetSettings;
  clock: Clock;
};

/** Nothing happens without a mailbox. Throws when it does not answer. */
export async function takeIncomingMail(
  shop: Needs & { incomingMailbox: IncomingMailbox | null },
): Promise<void> {
  const { incomingMailbox, database, clock } = shop;
  if (!incomingMailbox) return;
  const since = new Date(clock.now().getTime() - LOOK_BACK);
  for (let taken = 0; taken < MOST; taken += AT_ONCE) {
    const mails = await incomingMailbox.readNew(await findLastPlace(database.orm), since, AT_ONCE);
    for (const mail of mails) await takeMail(shop, mail);
    if (mails.length < AT_ONCE) return;
  }
}

/** In one transaction: the mail, and that it was taken. */
export function takeMail(shop: Needs, mail: IncomingMail): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const { validity, uid, messageId } = mail;
    const place = `${validity}.${uid}`;
    const taken = { validity, uid, outcome: 'taken', at: shop.clock.now() };
    const fingerprint = hashed(messageId ?? place);
    if (await noteIncoming(tx, { ...taken, fingerprint })) {
      await noteOutcome(tx, fingerprint, await put(shop, tx, mail));
      return;
    }
    // Noted by its place as well, or the mailbox would hand it over for ever.
    await noteIncoming(tx, { ...taken, fingerprint: hashed(`again ${place}`), outcome: 'duplicate' });
  });
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Answers what became of it. */
async function put(shop: Needs, tx: Orm, mail: IncomingMail): Promise<string> {
  if (mail.kind === 'spam') return 'spam';
  if (mail.kind !== 'bounce' && (mail.from === '' || (await isOwn(shop, tx, mail.from)))) return 'ignored';
  const tokens = tokensIn(mail.traces);
  const known = tokens.length > 0 ? await lockByToken(tx, tokens) : null;
  if (mail.kind !== 'personal') {
    if (!known) return 'ignored';
    await addMachineWords(shop, tx, known, mail);
    return mail.kind;
  }
  const contact = known ?? (await lockBySender(tx, senderOf(shop, mail)));
  if (contact) await addWords(shop, tx, contact, mail);
  else await beginWith(shop, tx, mail);
  return contact ? 'answer' : 'begun';
}

/** The shop writing to itself. */
async function isOwn({ config, getSettings }: Needs, tx: Orm, from: string): Promise<boolean> {
  const { company } = await getSettings(tx);
  const sender = /<([^<>]+)>\s*$/.exec(config.mailFrom ?? '')?.[1] ?? config.mailFrom ?? '';
  return [company.email, sender].some((own) => emailKey(own) === emailKey(from));
}

const senderOf = ({ clock }: Needs, { from, subject }: IncomingMail) => ({
  email: from,
  subject: bareSubject(subject),
  since: new Date(clock.now().getTime() - SAME_TALK),
});

function entryOf(contact: ContactRow, mail: IncomingMail, attachments: Attachment[] = namesOf(mail)) {
  const { from, messageId, receivedAt } = mail;
  return {
    ...foldQuotes(mail.text),
    ...{ contactId: contact.id, author: from, attachments, messageId, at: receivedAt },
  };
}

/** Of a machine nothing is kept. */
const namesOf = ({ attachments }: IncomingMail): Attachment[] =>
  attachments.map(({ name, size }) => ({ name, size }));

async function addWords({ clock }: Needs, tx: Orm, contact: ContactRow, mail: IncomingMail): Promise<void> {
  const now = clock.now();
  const waitingSince = contact.state === 'open' ? (contact.waitingSince ?? now) : now;
  const { kept, named } = sortFiles(mail.attachments);
  const entryId = await addEntry(
    tx,
    { ...entryOf(contact, mail, named), kind: 'in' },
    { state: 'open', waitingSince, touchedAt: now },
  );
  await insertFiles(tx, { contactId: contact.id, entryId }, kept);
}

/** An answer that came back asks for somebody; one by a machine does not. */
async function addMachineWords(
  { clock }: Needs,
  tx: Orm,
  contact: ContactRow,
  mail: IncomingMail,
): Promise<void> {
  const now = clock.now();
  const entry = entryOf(contact, mail);
  if (mail.kind === 'auto') await addEntry(tx, { ...entry, kind: 'auto' }, null);
  else
    await addEntry(
      tx,
      { ...entry, kind: 'bounce', text: entry.text.slice(0, 2000), quoted: '' },
      { state: 'open', waitingSince: contact.waitingSince ?? now, touchedAt: now },
    );
}

async function beginWith({ clock }: Needs, tx: Orm, mail: IncomingMail): Promise<void> {
  const { from, name, subject, text, messageId } = mail;
  const now = clock.now();
  const { kept, named } = sortFiles(mail.attachments);
  const files = named.map((file) => `[Bijlage in je mailbox: ${file.name}]`);
  const { text: own, quoted } = foldQuotes(text);
  const contactId = await insertContact(tx, {
    ...{ firstName: name.slice(0, 80), lastName: '', email: from, phone: '' },
    subject: subject.slice(0, 200),
    // Nobody knows what it answers: the whole of it is told.
    message: [own, quoted, ...files].filter(Boolean).join('\n\n') || (kept.length > 0 ? '' : '[Lege mail]'),
    ...{ newsletter: false, source: 'mail', messageId },
    ...{ createdAt: now, touchedAt: now, waitingSince: now },
  });
  if (contactId !== null) await insertFiles(tx, { contactId, entryId: null }, kept);
}
