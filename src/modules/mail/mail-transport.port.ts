// The port of mail delivery, with two adapters: SMTP, and the outbox, which only stores mail.

export type OutgoingMail = {
  /**
   * Message id of a mail, the same for every attempt to send it, so that a receiving server can detect a
   * repetition.
   */
  messageId: string;
  /**
   * Message id of the mail to which this mail replies; null for a mail that is no reply. `references` has all
   * earlier message ids of the conversation.
   */
  inReplyTo: string | null;
  references: readonly string[];
  /**
   * True for a mail written by a person. All other mails have headers that mark them as automatically
   * generated.
   */
  isPersonal: boolean;
  from: string;
  /**
   * Address to which the recipient of a mail replies. A person reads it, even when the sender is a no-reply
   * address.
   */
  replyTo: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Creates the attachments of a mail. A transport that only stores the mail does not call this function. */
  readAttachments(): Promise<OutgoingAttachment[]>;
  unsubscribeUrl: string | null;
};

/** An attachment with its content. `cid` is the content id by which the HTML shows an inline image. */
export type OutgoingAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };

export type MailTransport = {
  readonly name: 'smtp' | 'outbox';
  /**
   * Sends a mail; resolves when the receiving server has accepted it. Throws `MailRefused` when retrying is
   * useless. When the server's answer is lost, the mail is sent again under the same message id.
   */
  send(mail: OutgoingMail): Promise<{ providerMessageId: string | null }>;
  /**
   * Connects to the mail server without sending; throws the error that would prevent delivery. Absent when
   * the transport has no server.
   */
  check?(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Thrown when retrying a mail is useless; every other error may be temporary. `address`: the mailbox does not
 * exist. `message`: this mail is not accepted, but the mailbox may accept other mails.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly reason: 'address' | 'message';

  constructor(message: string, options: ErrorOptions & { reason: 'address' | 'message' }) {
    super(message, options);
    this.reason = options.reason;
  }
}
