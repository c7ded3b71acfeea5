// Builds the envelope of a mail: sender, recipient, message id and unsubscribe headers.

import { createHash } from 'node:crypto';
import type { Settings } from '#modules/settings/contract.ts';
import type { Config } from '#platform/config/config.ts';
import type { MailThread } from './contract.ts';
import type { OutgoingMail } from './mail-transport.port.ts';

export type MailToSend = {
  id: number;
  recipient: string;
  subject: string;
  createdAt: Date;
  unsubscribeUrl: string | null;
  thread: MailThread | null;
};

/**
 * `mailFrom` is the sender. When it is absent, the sender is the brand name with the company's e-mail address
 * from the settings.
 */
type Needs = { config: Pick<Config, 'mailFrom'>; publicUrl: string };

export type MailEnvelope = Pick<
  OutgoingMail,
  | 'messageId'
  | 'inReplyTo'
  | 'references'
  | 'isPersonal'
  | 'from'
  | 'replyTo'
  | 'to'
  | 'subject'
  | 'unsubscribeUrl'
>;

export function envelopeOf(
  { config, publicUrl }: Needs,
  mail: MailToSend,
  { brand, company }: Pick<Settings, 'brand' | 'company'>,
): MailEnvelope {
  const { thread } = mail;
  return {
    messageId: thread?.messageId ?? messageIdOf(mail, publicUrl),
    inReplyTo: thread?.inReplyTo ?? null,
    references: thread?.references ?? [],
    isPersonal: thread?.isPersonal ?? false,
    from: config.mailFrom ?? `"${brand.name.replaceAll(/["\\\r\n]/g, '')}" <${company.email}>`,
    replyTo: thread?.replyTo ?? company.email,
    to: mail.recipient,
    subject: mail.subject,
    unsubscribeUrl: mail.unsubscribeUrl,
  };
}

/** Returns the headers of a mail as shown to the operator, without those the receiving server adds. */
export function headerLines(envelope: MailEnvelope): { name: string; value: string }[] {
  const { unsubscribeUrl, inReplyTo, references, isPersonal } = envelope;
  return [
    { name: 'From', value: envelope.from },
    { name: 'To', value: envelope.to },
    { name: 'Reply-To', value: envelope.replyTo },
    { name: 'Subject', value: envelope.subject },
    { name: 'Message-ID', value: envelope.messageId },
    ...(inReplyTo ? [{ name: 'In-Reply-To', value: inReplyTo }] : []),
    ...(references.length > 0 ? [{ name: 'References', value: references.join(' ') }] : []),
    ...(isPersonal ? [] : [{ name: 'Auto-Submitted', value: 'auto-generated' }]),
    ...(unsubscribeUrl
      ? [
          { name: 'List-Unsubscribe', value: `<${unsubscribeUrl}>` },
          { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ]
      : []),
  ];
}

function messageIdOf({ id, createdAt }: MailToSend, publicUrl: string): string {
  // The digest keeps ids of two shops on one host apart, and says nothing about how many mails were sent.
  const digest = createHash('sha256').update(`${publicUrl} ${id} ${createdAt.toISOString()}`).digest('hex');
  return `<${digest.slice(0, 32)}@${new URL(publicUrl).hostname}>`;
}
