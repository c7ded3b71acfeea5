// The port to the mailbox in which answers to the shop arrive. It is only read: whoever opens it with a program of their own finds
// everything as it was.

import type { Attachment } from './contract.ts';

/** Where a mail lies. Numbers of a mailbox count up, and hold as long as its validity stays the same. */
export type MailPlace = { validity: number; uid: number };

export type IncomingMail = MailPlace & {
  /** As the sender's program made it; null when it made none. */
  messageId: string | null;
  /** An address in small letters; empty when there is none that can be answered. */
  from: string;
  name: string;
  subject: string;
  receivedAt: Date;
  /** Whom it goes to and which mails it answers, as the outside says; of one that came back, also what is inside. */
  traces: string;
  /** Plain, whatever it was written in. */
  text: string;
  /** `content` is null where it was not read. */
  attachments: (Attachment & { content: Buffer | null })[];
  /** `auto`: a machine answered, or writes to many; `bounce`: a mail of the shop came back; `spam`: the mailbox says so. */
  kind: 'personal' | 'auto' | 'bounce' | 'spam';
};

export type IncomingMailbox = {
  /**
   * Those after that place, oldest first, at most `limit`; without a place, or once the mailbox has numbered its mails anew, those of the
   * days since `since`. Throws when the mailbox does not answer.
   */
  readNew(after: MailPlace | null, since: Date, limit: number): Promise<IncomingMail[]>;
  /** Reaches the mailbox without reading anything; throws what stands in the way. */
  check(): Promise<void>;
};
