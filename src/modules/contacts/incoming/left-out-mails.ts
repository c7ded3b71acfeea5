// Lists the left-out mails (not accepted as messages) for the back-office, and lets operators accept or
// dismiss one.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import type { LeftOutMail, ListLeftOutQuery } from '../contract.ts';
import { tokensIn } from '../conversations/mail-threads.ts';
import type { IncomingMail, IncomingMailbox } from '../incoming-mail.port.ts';
import { addMessage, startConversation } from './add-to-conversation.ts';
import { lockByToken } from './incoming.repository.ts';
import {
  changeLeftOut,
  countLeftOut,
  type LeftOutRow,
  lockLeftOut,
  selectLeftOut,
} from './left-out.repository.ts';
import { mailSenderOf, ownAddresses } from './mail-sender.ts';
import type { ReceiveMailNeeds } from './receive-mail.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Lists left-out mails in pages, newest first. The total counts at most 10,000 mails; `totalIsMore` is true
 * when there are more.
 */
export const listLeftOutMails = ({ database: { orm } }: Needs, query: ListLeftOutQuery) =>
  readPage(query, {
    rows: (place) => selectLeftOut(orm, { ...query, ...place }),
    view: (rows) => rows.map(viewOf),
    summary: async () => totalOf(await countLeftOut(orm, query)),
  });

/** Counts the left-out mails about which no operator has decided; exact up to 10,000. */
export const countLeftOutWaiting = async ({ database }: Needs): Promise<number> =>
  totalOf(await countLeftOut(database.orm, {})).total;

function viewOf({ validity: _, uid: _uid, messageId: _id, at: _at, ...row }: LeftOutRow): LeftOutMail {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

type AcceptNeeds = ReceiveMailNeeds & { incomingMailbox: IncomingMailbox | null };

/**
 * Accepts a left-out mail: adds it to a conversation, with its attachments if the mailbox still has the mail.
 * Returns the id of that conversation; a repeated call adds nothing and returns the same id. Throws 404
 * `not_found`.
 */
export async function acceptLeftOut(shop: AcceptNeeds, id: number): Promise<{ contactId: number }> {
  const row = await shop.database.transaction((tx) => lockLeftOut(tx, id));
  if (!row) throw unknownMail();
  const mail = row.contactId === null ? await readAgain(shop.incomingMailbox, row) : null;
  return shop.database.transaction(async (tx) => {
    const locked = await lockLeftOut(tx, id);
    if (!locked) throw unknownMail();
    if (locked.contactId !== null) return { contactId: locked.contactId };
    const contactId = await addAccepted(shop, tx, locked, mail);
    await changeLeftOut(tx, id, { contactId, decidedAt: shop.clock.now() });
    return { contactId };
  });
}

async function addAccepted(
  shop: AcceptNeeds,
  tx: Parameters<typeof lockLeftOut>[0],
  row: LeftOutRow,
  mail: IncomingMail | null,
): Promise<number> {
  if (!mail) return startConversation(shop, tx, fromRow(row), whoseRow(row));
  const whose = mailSenderOf(await ownAddresses(shop, tx), mail);
  const tokens = tokensIn(mail.traces);
  const known = tokens.length > 0 ? await lockByToken(tx, tokens) : null;
  if (!known) return startConversation(shop, tx, mail, { ...whose, from: whose.from || row.sender });
  await addMessage(shop, tx, known, mail, whose);
  return known.id;
}

/**
 * Reads a left-out mail from the mailbox again, for its attachments. Returns null when no mailbox is
 * configured, the mailbox cannot be reached, or the mail is gone or unreadable; the caller then uses the
 * stored text.
 */
async function readAgain(mailbox: IncomingMailbox | null, row: LeftOutRow): Promise<IncomingMail | null> {
  const fetched = await mailbox?.readOne(row).catch(() => null);
  const mail = fetched ? await mailbox?.open(fetched) : null;
  return mail && mail.kind !== 'unreadable' ? mail : null;
}

const fromRow = (row: LeftOutRow) => ({
  ...row,
  text: row.text || (row.reason === 'unreadable' ? UNREADABLE : ''),
  attachments: row.attachments.map((file) => ({ ...file, content: null })),
});
const UNREADABLE = '[Deze mail is niet te lezen: hij staat nog in je mailbox]';

const whoseRow = ({ sender, senderName, isUnproven }: LeftOutRow) => ({
  from: sender,
  name: senderName,
  isProven: !isUnproven,
});

/**
 * Dismisses a left-out mail: an operator decided that the mail needs no answer. Throws 404 `not_found` for an
 * unknown id.
 */
export async function dismissLeftOut({ database, clock }: ReceiveMailNeeds, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockLeftOut(tx, id);
    if (!row) throw unknownMail();
    if (row.decidedAt === null) await changeLeftOut(tx, id, { decidedAt: clock.now() });
  });
}

const unknownMail = () => notFound('Deze mail staat hier niet meer.');
