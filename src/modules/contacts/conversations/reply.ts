// Lets operators answer a conversation, add a note, close it or reopen it.

import {
  defangLinks,
  formatMessage,
  type MailLayout,
  type QueueMailNeeds,
  queueMail,
  quoteHeading,
  quoteMessage,
  suppressionOf,
} from '#modules/mail/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { Refusal, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { Reply } from '../contract.ts';
import {
  addEntry,
  type ContactRow,
  findEntryByKey,
  listEntries,
  lockConversation,
} from './conversations.repository.ts';
import { replySubject, unknownConversation } from './list-conversations.ts';
import { type ThreadNeeds, threadFor } from './mail-threads.ts';

type Needs = QueueMailNeeds &
  ThreadNeeds & {
    database: Pick<Database, 'transaction'>;
    mailLayout: Pick<MailLayout, 'frameOf' | 'letter'>;
  };
type DecideNeeds = { database: Pick<Database, 'transaction'>; clock: Clock };

const CHANGED = 'Er is in dit gesprek intussen iets bijgekomen. Lees het eerst; je antwoord staat er nog.';

/**
 * Answers a conversation with a mail in the outbox, once per `reply.key`. Throws 404 `not_found`; 409
 * `edit_conflict` when somebody wrote since the version the operator saw; `recipient_unknown` when the
 * conversation has no e-mail address; `recipient_suppressed` when the address may receive no mail;
 * `template_inactive` when the mail's template is switched off.
 */
export function replyTo(shop: Needs, id: number, reply: Reply, author: string): Promise<void> {
  const { text, key, version, close = false } = reply;
  return shop.database.transaction(async (tx) => {
    const contact = await locked(tx, id);
    if ((await findEntryByKey(tx, key))?.contactId === id) return;
    refuseStaleEdit(contact.version, version, CHANGED);
    if (contact.email === '') throw noAddress();
    if (await suppressionOf(tx, 'contact_reply', contact.email)) throw unreachable(contact.email);
    const thread = await threadFor(shop, tx, contact, { isPersonal: true });
    const { letter } = shop.mailLayout;
    const queued = await queueMail(shop, tx, {
      type: 'contact_reply',
      recipient: contact.email,
      dedupeKey: `contact_reply:${key}`,
      sentByOperator: true,
      thread,
      variables: { customSubject: replySubject(contact) },
      blocks: { message: formatMessage(text, letter), earlier: await quoteLast(tx, contact) },
    });
    if (queued.mailId === null) throw switchedOff();
    const now = shop.clock.now();
    await addEntry(
      tx,
      {
        contactId: id,
        kind: 'out',
        author,
        text,
        entryKey: key,
        at: now,
        mailId: queued.mailId,
        messageId: thread.messageId,
      },
      {
        state: close ? 'closed' : 'answered',
        waitingSince: null,
        touchedAt: now,
        firstAnsweredAt: contact.firstAnsweredAt ?? now,
      },
    );
  });
}

/**
 * Adds to a conversation a note that only operators see. Throws 404 `not_found` for an unknown conversation.
 */
export function addConversationNote(
  { database, clock }: DecideNeeds,
  id: number,
  text: string,
  author: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    await locked(tx, id);
    await addEntry(tx, { contactId: id, kind: 'note', author, text, at: clock.now() }, null);
  });
}

/**
 * Closes or reopens a conversation. Does nothing when the conversation already has this state. Throws 404
 * `not_found`, 409 `edit_conflict` when somebody wrote since the version the operator saw.
 */
export function changeConversationState(
  { database, clock }: DecideNeeds,
  id: number,
  { state, version }: { state: 'open' | 'closed'; version: number },
  author: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    const contact = await locked(tx, id);
    if (contact.state === state) return;
    refuseStaleEdit(contact.version, version, CHANGED);
    const at = clock.now();
    const kind = state === 'open' ? 'reopened' : 'closed';
    const waitingSince = state === 'open' ? at : null;
    await addEntry(tx, { contactId: id, kind, author, text: '', at }, { state, waitingSince });
  });
}

async function locked(tx: Orm, id: number): Promise<ContactRow> {
  const row = await lockConversation(tx, id);
  if (!row) throw unknownConversation();
  return row;
}

/**
 * Returns the customer's last message, to be quoted below the shop's answer. Its links are made unclickable,
 * because the message may come from somebody else than its sender's address says.
 */
async function quoteLast(tx: Orm, contact: ContactRow) {
  const last = (await listEntries(tx, contact.id)).findLast(({ kind }) => kind === 'in');
  const { text, at } = last ?? { text: contact.message, at: contact.createdAt };
  // The message may come from somebody else than the address says, so its links are made harmless in the
  // quote.
  return quoteMessage(quoteHeading(at), defangLinks(text));
}

const noAddress = refusing(
  'recipient_unknown',
  'Deze mail had geen leesbare afzender. Antwoord vanuit je eigen mailprogramma.',
);
const unreachable = (email: string) =>
  new Refusal('recipient_suppressed', `${email} staat op de lijst van adressen die geen mail krijgen.`);
const switchedOff = refusing('template_inactive', 'De e-mailtemplate “Antwoord op een bericht” staat uit.');
