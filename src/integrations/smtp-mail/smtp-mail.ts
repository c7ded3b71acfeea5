// Sends mails over SMTP, with a small pool of connections that stay open between mails. When the server is
// slow, unreachable or busy, the mail is retried later; a permanent refusal is recognised here.

import nodemailer from 'nodemailer';
import { MailRefused, type MailTransport, type OutgoingMail } from '#modules/mail/index.ts';
import { seconds } from '#shared/clock.ts';
import { readServerAddress } from '../server-address/server-address.ts';

type Options = {
  /** The mail server's URL, in the format of server-address.ts. */
  url: string;
  maxConnections?: number;
  /**
   * The maximum time in ms to send one mail. Must be well below three minutes, after which another process
   * sends the mail.
   */
  timeoutMs?: number;
};

/** Matches a single e-mail address: no list, no name, no line break. */
const MAILBOX = /^[^\s<>(),;:"[\]\\]+@[^\s<>(),;:"[\]\\@]+$/;

/**
 * Creates a transport that sends mails through the server of `url`. An invalid recipient is refused without
 * contacting the server.
 */
export function createSmtpMail({
  url,
  maxConnections = 3,
  timeoutMs = seconds(120),
}: Options): MailTransport {
  const transporter = nodemailer.createTransport({
    ...readServerAddress('SMTP_URL', url),
    pool: true,
    maxConnections,
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: Math.min(timeoutMs, seconds(15)),
    greetingTimeout: Math.min(timeoutMs, seconds(15)),
    socketTimeout: Math.min(timeoutMs, seconds(60)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    name: 'smtp',
    async send(mail) {
      if (!MAILBOX.test(mail.to)) {
        throw new MailRefused(`${JSON.stringify(mail.to)} is no mailbox`, { reason: 'address' });
      }
      const message = await messageOf(mail);
      try {
        const { response } = await within(timeoutMs, transporter.sendMail(message));
        return { providerMessageId: response.slice(0, 200) };
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    async check() {
      await within(timeoutMs, transporter.verify());
    },
    async close() {
      transporter.close();
    },
  };
}

async function messageOf(mail: OutgoingMail) {
  const { messageId, inReplyTo, references, from, replyTo, subject, html, text, unsubscribeUrl } = mail;
  return {
    messageId,
    from,
    replyTo,
    subject,
    html,
    text,
    ...(inReplyTo ? { inReplyTo } : {}),
    ...(references.length > 0 ? { references: [...references] } : {}),
    attachments: await mail.readAttachments(),
    // An object, so that the address cannot be parsed as several recipients.
    to: { name: '', address: mail.to },
    headers: {
      ...(mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      // RFC 8058: the mail program may post to that address by itself, so one press is enough.
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
  };
}

/**
 * Returns the result of `work`, and rejects when it takes longer than `milliseconds`. The connection's own
 * time-outs do not suffice: a server that sends one byte now and then never triggers them.
 */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Converts an error of the mail server to a permanent refusal; null when a retry may help. */
function refusalOf(error: unknown): MailRefused | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (status < 500) return null;
  const command = 'command' in error ? error.command : '';
  if (error.code === 'EENVELOPE' && command === 'RCPT TO') {
    return new MailRefused(error.message, {
      cause: error,
      reason: isNobody(status, error.message) ? 'address' : 'message',
    });
  }
  return error.code === 'EMESSAGE'
    ? new MailRefused(error.message, { cause: error, reason: 'message' })
    : null;
}

/**
 * Returns true when the mailbox does not exist: enhanced codes X.1.x and X.2.1 (RFC 3463). A full mailbox
 * (X.2.2) or a policy (X.7.x) says nothing about the next mail. Servers without enhanced codes answer 550,
 * 551 or 553 for an unknown mailbox.
 */
function isNobody(status: number, message: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(message);
  if (!enhanced) return [550, 551, 553].includes(status);
  const [, subject, detail] = enhanced;
  return subject === '1' || (subject === '2' && detail === '1');
}
