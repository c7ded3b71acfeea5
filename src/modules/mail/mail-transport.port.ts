// The port to whoever carries mail out of the house. Two adapters fill it: SMTP, and the outbox that only
// keeps mail.

export type OutgoingMail = {
  /** The same for every attempt of one mail, so that a receiver can see a repetition. */
  messageId: string;
  /** The mail it answers, and all before it, by their message ids. */
  inReplyTo: string | null;
  references: readonly string[];
  /** A person wrote it; every other mail says of itself that a machine did. */
  isPersonal: boolean;
  from: string;
  /** Where an answer goes: a person reads it, also when the sender is an address of a machine. */
  replyTo: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Made when asked for: a station that only keeps the mail needs none of them. */
  readAttachments(): Promise<OutgoingAttachment[]>;
  unsubscribeUrl: string | null;
};

/** `cid`: by that name the mail itself shows it. */
export type OutgoingAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };

export type MailTransport = {
  readonly name: 'smtp' | 'outbox';
  /**
   * Resolves when the next station has taken the mail over. Throws MailRefused when trying again is useless.
   * When the station took it but its answer was lost, nobody can know: the mail is sent again under the same
   * message id.
   */
  send(mail: OutgoingMail): Promise<{ providerMessageId: string | null }>;
  /**
   * Reaches the next station without sending anything; throws what stands in the way. Absent when there is no
   * station.
   */
  check?(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Refused for good; every other error may pass by waiting. `address`: nobody lives there, and nothing more
 * needs to be tried; `message`: this mail is not wanted, which says nothing of the next one.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly reason: 'address' | 'message';

  constructor(message: string, options: ErrorOptions & { reason: 'address' | 'message' }) {
    super(message, options);
    this.reason = options.reason;
  }
}
