// The server's door to mail: making mails, carrying them out, their templates and the list of what was sent.

export * from './contract.ts';
export { createDeliverMail } from './deliver-mail.ts';
export { type DeliverMailJob, deliverMailQueue } from './deliver-mail-queue.ts';
export {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
} from './email-templates.ts';
export { createForgetOldMails } from './forget-old-mails.ts';
export { listMailPage, listMails } from './list-mails.ts';
export { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts';
export { releaseMailClaims } from './mails.repository.ts';
export {
  createQueueMail,
  type MailLayout,
  type MailRequest,
  type QueuedMail,
  type QueueMail,
} from './queue-mail.ts';
export { renderTemplate, type TemplateContent } from './render-template.ts';
export { seedEmailTemplates } from './seed-email-templates.ts';
