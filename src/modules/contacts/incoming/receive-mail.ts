// Processes incoming mails. A mail is added to its conversation, starts a new conversation, or is left out
// with a reason. Each mail is processed once, even by concurrent processes. No mail is answered
// automatically, so two machines cannot keep writing to each other.

import { createHash } from 'node:crypto';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, days, minutes } from '#shared/clock.ts';
import type { LeftOutReason } from '../contract.ts';
import type { ContactRow } from '../conversations/conversations.repository.ts';
import { withoutReplyPrefix } from '../conversations/list-conversations.ts';
import { tokensIn } from '../conversations/mail-threads.ts';
import type { FetchedMail, IncomingMail, IncomingMailbox } from '../incoming-mail.port.ts';
import { addAutomaticMessage, addMessage, startConversation } from './add-to-conversation.ts';
import {
  claimReading,
  endReading,
  findIncoming,
  findLastPlace,
  findLastRun,
  lockBySender,
  lockByToken,
  recordIncoming,
  recordOutcome,
  recordRun,
} from './incoming.repository.ts';
import { insertLeftOut } from './left-out.repository.ts';
import {
  isByShop,
  isFromShop,
  isOwnList,
  mailSenderOf,
  type OwnAddresses,
  ownAddresses,
} from './mail-sender.ts';
import { splitQuotes } from './split-quotes.ts';

/**
 * The period in milliseconds in which a mail without a token joins the conversation with the same sender and
 * subject.
 */
const SAME_CONVERSATION_MS = days(30);
/**
 * The period in milliseconds that is read from the mailbox the first time, and after UIDVALIDITY has changed.
 */
const LOOKBACK_MS = days(7);
const BATCH_SIZE = 25;
/** The maximum number of mails that one run of the job processes. The next run continues with the rest. */
const MAX_MAILS = 200;
/**
 * The time in milliseconds after which a mail may be read by another process, because the process that was
 * reading it must have died.
 */
const READING_TIMEOUT_MS = minutes(2);
/**
 * The maximum number of attempts to read a mail. A mail that crashes the reader this often is recorded as
 * unreadable.
 */
const MAX_ATTEMPTS = 2;

export type ReceiveMailNeeds = {
  config: Pick<Config, 'mailFrom'>;
  publicUrl: string;
  database: Pick<Database, 'orm' | 'transaction'>;
  getSettings: GetSettings;
  clock: Clock;
};

/**
 * Processes the new mails of the mailbox. Does nothing when no mailbox is configured. Throws when the mailbox
 * does not answer, and records this failure.
 */
export async function receiveIncomingMail(
  shop: ReceiveMailNeeds & { incomingMailbox: IncomingMailbox | null },
): Promise<void> {
  const { incomingMailbox, database, clock } = shop;
  if (!incomingMailbox) return;
  try {
    await receiveAll(shop, incomingMailbox);
  } catch (error) {
    await recordRun(database.orm, clock.now(), false);
    throw error;
  }
  await recordRun(database.orm, clock.now(), true);
}

/**
 * Returns the state of reading the mailbox: the time of the first of the failures in a row (null when the
 * last attempt succeeded), and the number of these failures.
 */
export async function readMailboxStatus({ database }: Pick<ReceiveMailNeeds, 'database'>) {
  const turn = await findLastRun(database.orm);
  return { failingSince: turn?.failingSince ?? null, failures: turn?.failures ?? 0 };
}

async function receiveAll(shop: ReceiveMailNeeds, mailbox: IncomingMailbox): Promise<void> {
  const { database, clock } = shop;
  const since = new Date(clock.now().getTime() - LOOKBACK_MS);
  for (let taken = 0; taken < MAX_MAILS; taken += BATCH_SIZE) {
    const mails = await mailbox.readNew(await findLastPlace(database.orm), since, BATCH_SIZE);
    // When another process is reading a mail, this process leaves all later mails to that process.
    for (const mail of mails) if (!(await receiveFetched(shop, mailbox, mail))) return;
    if (mails.length < BATCH_SIZE) return;
  }
}

/**
 * Parses and processes one fetched mail, unless it was processed before. The attempt is recorded before
 * parsing; after two attempts, which must have crashed the process, the mail is recorded as unreadable
 * without parsing. Returns false while another process reads the mail, otherwise true.
 */
async function receiveFetched(
  shop: ReceiveMailNeeds,
  mailbox: IncomingMailbox,
  fetched: FetchedMail,
): Promise<boolean> {
  const { validity, uid, receivedAt } = fetched;
  const at = shop.clock.now();
  const staleBefore = new Date(at.getTime() - READING_TIMEOUT_MS);
  const claim = { validity, uid, at, fingerprint: positionHash(fetched), staleBefore };
  const attempts = await claimReading(shop.database.orm, claim);
  if (typeof attempts === 'string') return attempts === 'done';
  const mail =
    attempts > MAX_ATTEMPTS ? unreadableMail({ validity, uid, receivedAt }) : await mailbox.open(fetched);
  await receiveMail(shop, mail);
  return true;
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
const positionHash = ({ validity, uid }: FetchedMail | IncomingMail) => hashed(`place ${validity}.${uid}`);
/**
 * Returns the hash under which earlier versions of the shop recorded this mail. The lookup by this hash
 * prevents that a mail those versions processed is processed again.
 */
const legacyHash = ({ messageId, validity, uid }: IncomingMail) => hashed(messageId ?? `${validity}.${uid}`);

/** Processes a parsed mail and records it as processed, in one transaction. */
function receiveMail(shop: ReceiveMailNeeds, mail: IncomingMail): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const { validity, uid } = mail;
    const fingerprint = hashed(`mail ${mail.digest}`);
    const place = positionHash(mail);
    const at = shop.clock.now();
    const isNew = await recordIncoming(tx, { validity, uid, outcome: 'taken', at, fingerprint });
    const earlier = isNew ? await findIncoming(tx, legacyHash(mail)) : await findIncoming(tx, fingerprint);
    if (!earlier) {
      await recordOutcome(tx, fingerprint, await addToConversation(shop, tx, mail));
      return endReading(tx, place);
    }
    if (earlier.validity === validity && earlier.uid === uid) return endReading(tx, place);
    await recordOutcome(tx, place, 'duplicate');
    // After the mailbox has renumbered its mails (new UIDVALIDITY), all mails appear a second time; those are
    // not reported as duplicates.
    if (earlier.validity === validity) await recordLeftOut(shop, tx, mail, 'duplicate');
  });
}

/**
 * Adds the mail to a conversation, or leaves it out. Returns the outcome to record: `answer` for an existing
 * conversation, `begun` for a new one, the kind of an automatic mail, or the reason why the mail was left
 * out.
 */
async function addToConversation(shop: ReceiveMailNeeds, tx: Orm, mail: IncomingMail): Promise<string> {
  const own = await ownAddresses(shop, tx);
  const whose = mailSenderOf(own, mail);
  const tokens = tokensIn(mail.traces);
  const known = tokens.length > 0 ? await lockByToken(tx, tokens) : null;
  if (mail.kind === 'bounce' || mail.kind === 'auto' || mail.kind === 'receipt') {
    if (!known) return recordLeftOut(shop, tx, mail, isFromShop(own, mail) ? 'own' : mail.kind);
    await addAutomaticMessage(shop, tx, known, mail, { ...whose, isBounce: mail.kind === 'bounce' });
    return mail.kind;
  }
  const reason = leftOutReason(own, mail, known);
  if (reason) return recordLeftOut(shop, tx, mail, reason);
  const contact =
    known ?? (whose.isProven ? await lockBySender(tx, conversationQuery(shop, whose.from, mail)) : null);
  if (contact) await addMessage(shop, tx, contact, mail, whose);
  else await startConversation(shop, tx, mail, whose);
  return contact ? 'answer' : 'begun';
}

/**
 * Returns the reason to leave out a mail; null when the mail is accepted as a message. A mail with the token
 * of a conversation is never treated as spam or bulk, whatever its headers say.
 */
function leftOutReason(
  own: OwnAddresses,
  mail: IncomingMail,
  known: ContactRow | null,
): LeftOutReason | null {
  if (mail.kind === 'unreadable') return 'unreadable';
  const { from } = mailSenderOf(own, mail);
  if (from === '' && isFromShop(own, mail)) return 'own';
  if (known) return null;
  if (mail.kind === 'spam') return 'spam';
  if (mail.kind === 'bulk' && !isOwnList(own, mail)) return 'bulk';
  return from === '' ? 'no_sender' : null;
}

const conversationQuery = ({ clock }: ReceiveMailNeeds, email: string, { subject }: IncomingMail) => ({
  email,
  subject: withoutReplyPrefix(subject),
  since: new Date(clock.now().getTime() - SAME_CONVERSATION_MS),
});

/**
 * Records a left-out mail. Duplicates and mails of the shop itself are recorded as decided, because no
 * operator has to look at them.
 */
async function recordLeftOut(
  shop: ReceiveMailNeeds,
  tx: Orm,
  mail: IncomingMail,
  reason: LeftOutReason,
): Promise<string> {
  const own = await ownAddresses(shop, tx);
  const { from, isProven } = mailSenderOf(own, mail);
  const at = shop.clock.now();
  const isSettled = reason === 'duplicate' || (reason === 'own' && isByShop(own, mail));
  await insertLeftOut(tx, {
    validity: mail.validity,
    uid: mail.uid,
    reason,
    at,
    decidedAt: isSettled ? at : null,
    sender: from || mail.from,
    senderName: mail.name,
    subject: mail.subject,
    text: splitQuotes(mail.text).text,
    isUnproven: !isProven,
    messageId: mail.messageId,
    attachments: mail.attachments.map(({ name, size }) => ({ name, size })),
    receivedAt: mail.receivedAt,
  });
  return reason;
}

/**
 * Returns a placeholder for a mail that cannot be parsed: only the position and time of the mail are known.
 */
function unreadableMail(place: Pick<IncomingMail, 'validity' | 'uid' | 'receivedAt'>): IncomingMail {
  return {
    ...place,
    kind: 'unreadable',
    messageId: null,
    from: '',
    name: '',
    replyTo: [],
    isProven: false,
    subject: '',
    traces: '',
    list: '',
    text: '',
    attachments: [],
    digest: `${place.validity}.${place.uid}`,
  };
}
