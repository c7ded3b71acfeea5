// Mail opened: who carries it out, what it is made of, and the job that brings it to them.

import type { Shop } from '#api/shop.ts';
import { createOutboxMail } from '#integrations/outbox-mail/outbox-mail.ts';
import { createSmtpMail } from '#integrations/smtp-mail/smtp-mail.ts';
import { emailTemplates } from '#mails/mails.ts';
import { letterParagraph } from '#mails/paper/blocks.ts';
import { mailFrame } from '#mails/paper/layout.ts';
import { deliverMail, deliverMailQueue, releaseMailClaims } from '#modules/mail/index.ts';
import type { Config } from '#platform/config/config.ts';

export function openMail({ smtpUrl }: Config): Pick<Shop, 'mailTransport' | 'stationery'> {
  return {
    mailTransport: smtpUrl ? createSmtpMail({ url: smtpUrl }) : createOutboxMail(),
    stationery: { frame: mailFrame, letter: letterParagraph, templates: emailTemplates },
  };
}

/** Before the jobs start. */
export async function handleMail(shop: Shop): Promise<void> {
  const { database, jobs } = shop;
  if (database.engine === 'embedded') await releaseMailClaims(database.orm);
  jobs.handle(deliverMailQueue, ({ mailId }) => deliverMail(shop, mailId));
}
