// The port to the mailbox that receives mails from customers. The mailbox is only read, never changed.
// Fetching and parsing a mail are separate steps, because a stranger's mail must be parsed in isolation and
// within limits.

import type { Attachment } from './contract.ts';

/**
 * The position of a mail in the mailbox: its IMAP UID, which is valid as long as the mailbox's UIDVALIDITY
 * stays the same.
 */
export type MailPlace = { validity: number; uid: number };

/** A mail as fetched from the mailbox, before parsing. */
export type FetchedMail = MailPlace & {
  source: Uint8Array;
  receivedAt: Date;
  /** True when the mailbox itself marked the mail as spam. */
  isSpam: boolean;
  /**
   * True when `source` is the complete mail. False when the mail was too large: its end, with the last
   * attachments, is missing.
   */
  isWhole: boolean;
};

/**
 * The kinds of incoming mails. `personal`: written by a person; `auto`: sent by a machine; `bulk`: sent to
 * many; `bounce`: an undeliverable mail of the shop; `receipt`: a delivery or read receipt; `spam`: marked by
 * the mailbox; `unreadable`: could not be parsed within the limits, so only its first lines are known.
 */
export const mailKinds = ['personal', 'auto', 'bulk', 'bounce', 'receipt', 'spam', 'unreadable'] as const;
export type MailKind = (typeof mailKinds)[number];

export type IncomingMail = MailPlace & {
  kind: MailKind;
  /** The Message-ID header of the mail; null when the mail has none. */
  messageId: string | null;
  /** The sender's e-mail address in lower case; empty when the mail has no address to answer. */
  from: string;
  name: string;
  /** The addresses of the Reply-To header in lower case; empty without that header. */
  replyTo: { address: string; name: string }[];
  /** True when the shop's mail server verified that the mail comes from the domain of `from` (DMARC). */
  isProven: boolean;
  subject: string;
  receivedAt: Date;
  /**
   * The headers of the mail, as text, that can contain conversation tokens: its recipients and the message
   * ids it refers to. For a delivery report, also those of the undelivered mail.
   */
  traces: string;
  /**
   * The addresses and names of the mailing list that sent the mail, in lower case; empty when no list did.
   */
  list: string;
  /** A hash of the mail's message id, sender, date and body. It is equal for copies of the same mail. */
  digest: string;
  /** The text of the mail as plain text, at most 100,000 characters. */
  text: string;
  /**
   * The attachments of the mail. `content` is null when only the name and size of an attachment were read.
   */
  attachments: (Attachment & { content: Uint8Array | null })[];
};

export type IncomingMailbox = {
  /**
   * Fetches at most `limit` mails after the position `after`, oldest first. Without a position, or when
   * UIDVALIDITY has changed, fetches the mails since `since`. Throws when the mailbox does not answer.
   */
  readNew(after: MailPlace | null, since: Date, limit: number): Promise<FetchedMail[]>;
  /**
   * Fetches one mail; returns null when the mail is no longer in the mailbox. Throws when the mailbox does
   * not answer.
   */
  readOne(place: MailPlace): Promise<FetchedMail | null>;
  /**
   * Parses a mail. The contents of a mail never cause an error: a mail that exceeds the parser's limits is
   * returned as `unreadable`.
   */
  open(mail: FetchedMail): Promise<IncomingMail>;
  /** Connects to the mailbox without reading anything. Throws when the connection fails. */
  check(): Promise<void>;
};
