// The port to the mailbox in which answers to the shop arrive. It is only read: whoever opens it with a
// program of their own finds everything as it was. Fetching a mail and reading it are two things: what a
// stranger wrote is read elsewhere, within limits.

import type { Attachment } from './contract.ts';

/** Where a mail lies. Numbers of a mailbox count up, and hold as long as its validity stays the same. */
export type MailPlace = { validity: number; uid: number };

/** A mail as it travelled, which nobody has looked into. */
export type FetchedMail = MailPlace & {
  source: Uint8Array;
  receivedAt: Date;
  /** What the mailbox itself says of it. */
  isSpam: boolean;
  /** Else its end is cut, and with it the last of its files. */
  isWhole: boolean;
};

/**
 * `auto`: a machine answered, or wrote; `bulk`: written to many; `bounce`: a mail of the shop came back;
 * `receipt`: one was delivered or opened; `spam`: the mailbox says so; `unreadable`: it could not be read
 * within the limits, and only its first lines are known.
 */
export const mailKinds = ['personal', 'auto', 'bulk', 'bounce', 'receipt', 'spam', 'unreadable'] as const;
export type MailKind = (typeof mailKinds)[number];

export type IncomingMail = MailPlace & {
  kind: MailKind;
  /** As the sender's program made it; null when it made none. */
  messageId: string | null;
  /** An address in small letters; empty when there is none that can be answered. */
  from: string;
  name: string;
  /** Where answers are wanted, in small letters; empty when the mail does not say. */
  replyTo: { address: string; name: string }[];
  /** The mail server of the shop vouches for the domain of `from` (DMARC). */
  isProven: boolean;
  subject: string;
  receivedAt: Date;
  /** Whom it goes to and which mails it answers, as the outside says; of a report also what is inside. */
  traces: string;
  /** The addresses and names of the list that passed it on, in small letters; empty without one. */
  list: string;
  /** The same for two copies of one mail: its id, sender, date and body. */
  digest: string;
  /** Plain, whatever it was written in, and no longer than 100,000 signs. */
  text: string;
  /** `content` is null where it was not read. */
  attachments: (Attachment & { content: Uint8Array | null })[];
};

export type IncomingMailbox = {
  /**
   * Those after that place, oldest first, at most `limit`; without a place, or once the mailbox has numbered
   * its mails anew, those of the days since `since`. Throws when the mailbox does not answer.
   */
  readNew(after: MailPlace | null, since: Date, limit: number): Promise<FetchedMail[]>;
  /** Null when it is not there any more. Throws when the mailbox does not answer. */
  readOne(place: MailPlace): Promise<FetchedMail | null>;
  /** Never throws for what stands in it: a mail that outlasts the reader is `unreadable`. */
  open(mail: FetchedMail): Promise<IncomingMail>;
  /** Reaches the mailbox without reading anything; throws what stands in the way. */
  check(): Promise<void>;
};
