// A mail that came in finds its conversation, or begins one, or is left out with a reason; each is taken
// once, whoever looks at the mailbox at the same moment. Nothing is answered here: people answer, so no two
// machines can go on writing to each other.

import { createHash } from 'node:crypto';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, days, minutes } from '#shared/clock.ts';
import type { LeftOutReason } from '../contract.ts';
import type { ContactRow } from '../conversations/conversations.repository.ts';
import { bareSubject } from '../conversations/list-conversations.ts';
import { tokensIn } from '../conversations/threads.ts';
import type { FetchedMail, IncomingMail, IncomingMailbox } from '../incoming-mail.port.ts';
import { foldQuotes } from './fold-quotes.ts';
import {
  claimReading,
  endReading,
  findIncoming,
  findLastPlace,
  findTurn,
  lockBySender,
  lockByToken,
  noteIncoming,
  noteOutcome,
  noteTurn,
} from './incoming.repository.ts';
import { insertLeftOut } from './left-out.repository.ts';
import { addMachineWords, addWords, beginWith } from './put-in-conversation.ts';
import { isByShop, isFromShop, isOwnList, type OwnAddresses, ownAddresses, whoseMail } from './whose-mail.ts';

/**
 * Whoever writes again about the same within this is in the same conversation, also without a trace of it.
 */
const SAME_TALK = days(30);
/** How far back the mailbox is read the first time, and once it has numbered its mails anew. */
const LOOK_BACK = days(7);
const AT_ONCE = 25;
/** What is left waits for the next turn of the clock. */
const MOST = 200;
/** Longer than a reading may take: it belongs to a process that died. */
const READING_LASTS = minutes(2);
/** Whoever died twice over a mail does not read it a third time. */
const MOST_ATTEMPTS = 2;

export type TakingNeeds = {
  config: Pick<Config, 'mailFrom'>;
  publicUrl: string;
  database: Pick<Database, 'orm' | 'transaction'>;
  getSettings: GetSettings;
  clock: Clock;
};

/** Nothing happens without a mailbox. Throws when it does not answer, and remembers that it did not. */
export async function takeIncomingMail(
  shop: TakingNeeds & { incomingMailbox: IncomingMailbox | null },
): Promise<void> {
  const { incomingMailbox, database, clock } = shop;
  if (!incomingMailbox) return;
  try {
    await takeAll(shop, incomingMailbox);
  } catch (error) {
    await noteTurn(database.orm, clock.now(), false);
    throw error;
  }
  await noteTurn(database.orm, clock.now(), true);
}

/** How the turns of the clock fare: since when they fail, and how many did in a row. */
export async function readMailboxStanding({ database }: Pick<TakingNeeds, 'database'>) {
  const turn = await findTurn(database.orm);
  return { failingSince: turn?.failingSince ?? null, failures: turn?.failures ?? 0 };
}

async function takeAll(shop: TakingNeeds, mailbox: IncomingMailbox): Promise<void> {
  const { database, clock } = shop;
  const since = new Date(clock.now().getTime() - LOOK_BACK);
  for (let taken = 0; taken < MOST; taken += AT_ONCE) {
    const mails = await mailbox.readNew(await findLastPlace(database.orm), since, AT_ONCE);
    // Whoever comes to a mail that somebody else is reading leaves all behind it to them.
    for (const mail of mails) if (!(await takeFetched(shop, mailbox, mail))) return;
    if (mails.length < AT_ONCE) return;
  }
}

/** It is noted that it is read before it is: one that ends whoever reads it is not read for ever. */
async function takeFetched(
  shop: TakingNeeds,
  mailbox: IncomingMailbox,
  fetched: FetchedMail,
): Promise<boolean> {
  const { validity, uid, receivedAt } = fetched;
  const at = shop.clock.now();
  const staleBefore = new Date(at.getTime() - READING_LASTS);
  const claim = { validity, uid, at, fingerprint: placeMark(fetched), staleBefore };
  const attempts = await claimReading(shop.database.orm, claim);
  if (typeof attempts === 'string') return attempts === 'done';
  const mail =
    attempts > MOST_ATTEMPTS ? neverRead({ validity, uid, receivedAt }) : await mailbox.open(fetched);
  await takeMail(shop, mail);
  return true;
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
const placeMark = ({ validity, uid }: FetchedMail | IncomingMail) => hashed(`place ${validity}.${uid}`);
/** By which a version of before knew it. */
const formerMark = ({ messageId, validity, uid }: IncomingMail) => hashed(messageId ?? `${validity}.${uid}`);

/** In one transaction: the mail, and that it was taken. */
function takeMail(shop: TakingNeeds, mail: IncomingMail): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const { validity, uid } = mail;
    const fingerprint = hashed(`mail ${mail.digest}`);
    const place = placeMark(mail);
    const at = shop.clock.now();
    const isNew = await noteIncoming(tx, { validity, uid, outcome: 'taken', at, fingerprint });
    const earlier = isNew ? await findIncoming(tx, formerMark(mail)) : await findIncoming(tx, fingerprint);
    if (!earlier) {
      await noteOutcome(tx, fingerprint, await put(shop, tx, mail));
      return endReading(tx, place);
    }
    if (earlier.validity === validity && earlier.uid === uid) return endReading(tx, place);
    await noteOutcome(tx, place, 'duplicate');
    // After the mailbox numbered its mails anew all of them are there a second time.
    if (earlier.validity === validity) await leaveOut(shop, tx, mail, 'duplicate');
  });
}

/** Answers what became of it. */
async function put(shop: TakingNeeds, tx: Orm, mail: IncomingMail): Promise<string> {
  const own = await ownAddresses(shop, tx);
  const whose = whoseMail(own, mail);
  const tokens = tokensIn(mail.traces);
  const known = tokens.length > 0 ? await lockByToken(tx, tokens) : null;
  if (mail.kind === 'bounce' || mail.kind === 'auto' || mail.kind === 'receipt') {
    if (!known) return leaveOut(shop, tx, mail, isFromShop(own, mail) ? 'own' : mail.kind);
    await addMachineWords(shop, tx, known, mail, { ...whose, isBounce: mail.kind === 'bounce' });
    return mail.kind;
  }
  const reason = whyNot(own, mail, known);
  if (reason) return leaveOut(shop, tx, mail, reason);
  const contact = known ?? (whose.isProven ? await lockBySender(tx, talkOf(shop, whose.from, mail)) : null);
  if (contact) await addWords(shop, tx, contact, mail, whose);
  else await beginWith(shop, tx, mail, whose);
  return contact ? 'answer' : 'begun';
}

/** Null for a message. Whoever answers a mail of the shop is no machine, whatever stands on the outside. */
function whyNot(own: OwnAddresses, mail: IncomingMail, known: ContactRow | null): LeftOutReason | null {
  if (mail.kind === 'unreadable') return 'unreadable';
  const { from } = whoseMail(own, mail);
  if (from === '' && isFromShop(own, mail)) return 'own';
  if (known) return null;
  if (mail.kind === 'spam') return 'spam';
  if (mail.kind === 'bulk' && !isOwnList(own, mail)) return 'bulk';
  return from === '' ? 'no_sender' : null;
}

const talkOf = ({ clock }: TakingNeeds, email: string, { subject }: IncomingMail) => ({
  email,
  subject: bareSubject(subject),
  since: new Date(clock.now().getTime() - SAME_TALK),
});

/** A double and what the shop sent itself need nobody to look at them. */
async function leaveOut(
  shop: TakingNeeds,
  tx: Orm,
  mail: IncomingMail,
  reason: LeftOutReason,
): Promise<string> {
  const own = await ownAddresses(shop, tx);
  const { from, isProven } = whoseMail(own, mail);
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
    text: foldQuotes(mail.text).text,
    isUnproven: !isProven,
    messageId: mail.messageId,
    attachments: mail.attachments.map(({ name, size }) => ({ name, size })),
    receivedAt: mail.receivedAt,
  });
  return reason;
}

/** Nothing is known of it but where it lies and when it came. */
function neverRead(place: Pick<IncomingMail, 'validity' | 'uid' | 'receivedAt'>): IncomingMail {
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
