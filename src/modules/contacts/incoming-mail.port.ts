// The port to the mailbox that receives answers to the shop. The mailbox is only read and never changed.
// Fetching and parsing a mail are separate, because a stranger's mail is parsed in isolation and within
// limits.

import type { Attachment } from './contract.ts';

/** The position of a mail in the mailbox: its UID, which is valid as long as UIDVALIDITY stays the same. */
export type MailPlace = { validity: number; uid: number };

/** A fetched mail before parsing. */
export type FetchedMail = MailPlace & {
  source: Uint8Array;
  receivedAt: Date;
  /** Whether the mailbox itself marked the mail as spam. */
  isSpam: boolean;
  /** Whether `source` is complete. Otherwise its end is cut off, and with it the last attachments. */
  isWhole: boolean;
};

/**
 * The kinds of incoming mails. `auto`: sent by a machine; `bulk`: sent to many; `bounce`: an undeliverable
 * mail of the shop; `receipt`: a delivery or read receipt; `spam`: marked by the mailbox; `unreadable`: could
 * not be parsed within the limits, so only its first lines are known.
 */
export const mailKinds = ['personal', 'auto', 'bulk', 'bounce', 'receipt', 'spam', 'unreadable'] as const;
export type MailKind = (typeof mailKinds)[number];

export type IncomingMail = MailPlace & {
  kind: MailKind;
  /** The Message-ID; null when the mail has none. */
  messageId: string | null;
  /** The sender's address in lower case; empty when there is no address to answer. */
  from: string;
  name: string;
  /** The reply addresses in lower case; empty without a Reply-To. */
  replyTo: { address: string; name: string }[];
  /** Whether the shop's mail server verified the domain of `from` (DMARC). */
  isProven: boolean;
  subject: string;
  receivedAt: Date;
  /**
   * Recipients and references of the mail, which may contain conversation tokens; of a delivery report also
   * those of the reported mail.
   */
  traces: string;
  /** The addresses and names of the mailing list in lower case; empty without one. */
  list: string;
  /** A hash of id, sender, date and body, which is equal for copies of the same mail. */
  digest: string;
  /** The text as plain text, at most 100,000 characters. */
  text: string;
  /** The attachments; `content` is null where it was not read. */
  attachments: (Attachment & { content: Uint8Array | null })[];
};

export type IncomingMailbox = {
  /**
   * Fetches at most `limit` mails after a position, oldest first. Without a position, or after a change of
   * UIDVALIDITY, fetches the mails since `since`. Throws when the mailbox does not answer.
   */
  readNew(after: MailPlace | null, since: Date, limit: number): Promise<FetchedMail[]>;
  /** Fetches one mail; null when it is no longer there. Throws when the mailbox does not answer. */
  readOne(place: MailPlace): Promise<FetchedMail | null>;
  /**
   * Parses a mail. Never throws because of its contents: a mail that exceeds the parser's limits is
   * `unreadable`.
   */
  open(mail: FetchedMail): Promise<IncomingMail>;
  /** Connects to the mailbox without reading anything. Throws when the connection fails. */
  check(): Promise<void>;
};
