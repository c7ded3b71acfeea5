// The mail transport over SMTP, with a small pool of connections that stay open between mails.
// A server that is slow, away or busy makes the mail wait; what is final is decided here.

import nodemailer from 'nodemailer';
import { MailRefused, type MailTransport, type OutgoingMail } from '#modules/mail/index.ts';
import { seconds } from '#shared/clock.ts';
import { readServerAddress } from '../server-address/server-address.ts';

type Options = {
  /** See server-address.ts. */
  url: string;
  maxConnections?: number;
  /**
   * How long one mail may take in all; well under the three minutes after which another process takes it
   * over.
   */
  timeoutMs?: number;
};

/** One mailbox and nothing else: no list, no name, no second line. */
const MAILBOX = /^[^\s<>(),;:"[\]\\]+@[^\s<>(),;:"[\]\\@]+$/;

/** Hands mails to the server of `url`. An address that cannot be one is refused without asking the server. */
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
    // As an object, so that nothing in it is read as a second recipient.
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

/** A server that answers one byte now and then keeps every other time-out from running out. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The refusal an error of the transport stands for; null when trying again may help. */
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
 * Nobody lives there: enhanced codes X.1.x and X.2.1 (RFC 3463). A full mailbox (X.2.2) or a policy (X.7.x)
 * says nothing of the next mail; without such a code 550, 551 and 553 are what servers answer for an unknown
 * mailbox.
 */
function isNobody(status: number, message: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(message);
  if (!enhanced) return [550, 551, 553].includes(status);
  const [, subject, detail] = enhanced;
  return subject === '1' || (subject === '2' && detail === '1');
}
