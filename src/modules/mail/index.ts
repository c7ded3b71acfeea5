// The server's door to mail: making mails, carrying them out, their templates, the list of what was sent, who said stop.

export * from './contract.ts';
export { createDeliverMail } from './deliver-mail.ts';
export { type DeliverMailJob, deliverMailQueue } from './deliver-mail-queue.ts';
export { createEmailTemplates, type EmailTemplates } from './email-templates.ts';
export { createForgetOldMails } from './forget-old-mails.ts';
export { withoutLinkSecrets } from './link-secrets.ts';
export { listMailPage, listMails } from './list-mails.ts';
export { countMailsByStatus } from './mail-figures.repository.ts';
export { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts';
export { cancelQueuedMails, hasMailAbout, releaseMailClaims } from './mails.repository.ts';
export { type MadeMail, type MailMaking, makeMail } from './make-mail.ts';
export { listTemplatePictures } from './picture-mentions.repository.ts';
export {
  createQueueMail,
  type MailContent,
  type MailRequest,
  type QueueAnyMail,
  type QueuedMail,
  type QueueMail,
} from './queue-mail.ts';
export { createReadMail } from './read-mail.ts';
export { renderTemplate, type TemplateContent } from './render-template.ts';
export { createRetryFailedMails, createRetryMail } from './retry-mail.ts';
export { seedEmailTemplates } from './seed-email-templates.ts';
export { createSendByHand, type FindContent, type FoundContent, type SendByHand } from './send-by-hand.ts';
export { greetingName, withoutLiveLinks } from './strangers-words.ts';
export { createSuppressions, type Suppressions, suppressionOf } from './suppressions.ts';
export { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts';
