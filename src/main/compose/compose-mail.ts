// Sets up mail: its transport, the sources of its content, and the job that delivers it.

import type { Shop } from '#api/shop.ts';
import { createOutboxMail } from '#integrations/outbox-mail/outbox-mail.ts';
import { findMailContent } from '#mails/find-mail-content.ts';
import { emailTemplates } from '#mails/mails.ts';
import { previewReviewRequest, sendReviewRequest } from '#mails/review-request.ts';
import { messageParagraph } from '#mails/templates/blocks.ts';
import { frameOf } from '#mails/templates/layout.ts';
import { drawTransferQrCode, printProforma } from '#modules/checkout/index.ts';
import type { IncomingMailbox } from '#modules/contacts/index.ts';
import { readReferredInvoice } from '#modules/invoices/index.ts';
import { deliverMail, deliverMailQueue, releaseMailClaims } from '#modules/mail/index.ts';
import { readReferredReturnLabel } from '#modules/returns/index.ts';
import { brushingLinkOf } from '#modules/reviews/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { GuardedVendors } from './services/circuit-breakers.ts';

export async function openMail(
  { smtpUrl, imap }: Config,
  vendors: GuardedVendors,
): Promise<Pick<Shop, 'mailTransport' | 'incomingMailbox' | 'mailLayout'>> {
  return {
    mailTransport: smtpUrl ? vendors.mail(await openSmtp(smtpUrl)) : createOutboxMail(),
    incomingMailbox: imap && vendors.inbox(await openImap(imap.url)),
    mailLayout: { frameOf, letter: messageParagraph, templates: emailTemplates },
  };
}

type MailParts = Pick<Shop, 'brushingLink' | 'findMailContent' | 'readDocument' | 'reviewMailer'>;

/** Creates the parts of mails that other modules supply: links, content and attached documents. */
export const composeMailParts = (shop: () => Shop): MailParts => ({
  brushingLink: (order) => brushingLinkOf(shop(), order),
  findMailContent: (type, about) => findMailContent(shop(), type, about),
  readDocument: async (reference) =>
    (await readReferredReturnLabel(shop(), reference)) ??
    (await printProforma(shop(), reference)) ??
    (await drawTransferQrCode(shop(), reference)) ??
    readReferredInvoice(shop(), reference),
  reviewMailer: {
    preview: (request) => previewReviewRequest(shop(), request),
    send: (tx, request, onceKey) => sendReviewRequest(shop(), tx, request, onceKey),
  },
});

/** Opens the SMTP transport. The SMTP client is loaded only here, so a shop without SMTP does not load it. */
async function openSmtp(url: string): Promise<Shop['mailTransport']> {
  const { createSmtpMail } = await import('#integrations/smtp-mail/smtp-mail.ts');
  return createSmtpMail({ url });
}

/**
 * Opens the IMAP mailbox. The IMAP client is loaded only here, so a shop without a mailbox does not load it.
 */
async function openImap(url: string): Promise<IncomingMailbox> {
  const { createImapMailbox } = await import('#integrations/imap-mail/imap-mail.ts');
  return createImapMailbox({ url });
}

/**
 * Registers the job that delivers mail; must be called before the jobs start. On the embedded engine, also
 * releases mails that a crashed process had claimed.
 */
export async function handleMail(shop: Shop): Promise<void> {
  const { database, jobs } = shop;
  if (database.engine === 'embedded') await releaseMailClaims(database.orm);
  jobs.handle(deliverMailQueue, (name) => deliverMail(shop, name));
}
