// The mail transport over SMTP, with a small pool of connections that stay open between mails.
// Only a clear "no" to this recipient or this message is final; a wrong password or a full disk may pass.

import nodemailer from 'nodemailer';
import { MailRefused, type MailTransport } from '#modules/mail/index.ts';

type Options = {
  /** smtp://user:password@host:587 or smtps://user:password@host:465 */
  url: string;
  maxConnections?: number;
};

/** Hands mails to the server of `url`. Gives up after at most two minutes of silence; the caller tries again. */
export function createSmtpMail({ url, maxConnections = 3 }: Options): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    name: 'smtp',
    async send(mail) {
      try {
        const { response } = await transporter.sendMail({
          messageId: mail.messageId,
          from: mail.from,
          replyTo: mail.replyTo,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'OOF, AutoReply',
            // RFC 8058: the mail program may post to that address by itself, so one press is enough.
            ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
          },
          attachments: mail.attachments,
          ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
        });
        return { providerMessageId: response.slice(0, 200) };
      } catch (error) {
        if (isFinal(error)) throw new MailRefused(messageOf(error), { cause: error });
        throw error;
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/** 5xx in answer to the recipient or the content. The same class in answer to a log-in is a fault of ours. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (error.code === 'EENVELOPE') return status === 0 || status >= 500;
  return error.code === 'EMESSAGE' && status >= 500;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
