// Entry point of the mail module for server code: creating and delivering mails, templates, outbox and
// suppressions. Other modules import mail only from this file, `contract.ts`, `endpoints.ts` and the ports.

export { redactLinkSecrets } from './body/redact-link-secrets.ts';
export { defangLinks, greetingName } from './body/untrusted-text.ts';
export * from './contract.ts';
export { deleteExpiredMails } from './delete-expired-mails.ts';
export { deliverMail } from './delivery/deliver-mail.ts';
export { deliverMailQueue } from './delivery/deliver-mail-queue.ts';
export { readRefusals, releaseMailClaims } from './delivery/deliveries.repository.ts';
export { retryFailedMails, retryMail } from './delivery/retry-mail.ts';
export { listMails, listRecentMails } from './list-mails.ts';
export { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.port.ts';
export {
  cancelQueuedMails,
  countMailsByStatus,
  countUndelivered,
  findMailStates,
  findMailStatesByKey,
  hasMailAbout,
  listFailedSince,
  listRemindedBaskets,
  type SupersededMails,
} from './mails.repository.ts';
export { missingMail } from './missing-mails.repository.ts';
export { personalDataOfMails, suppressErased } from './personal-data.repository.ts';
export { listTemplatePictures } from './picture-references.repository.ts';
export {
  type MailContent,
  type MailRequest,
  type QueueMailNeeds,
  queueMail,
} from './queue-mail.ts';
export { readMail } from './read-mail.ts';
export {
  type MailLayout,
  type RenderMailNeeds,
  renderMail,
} from './render-mail.ts';
export {
  type FindMailContent,
  type MailAbout,
  type ManualMailContent,
  previewMail,
  sendManualMail,
  sendTestMail,
} from './send-manual-mail.ts';
export {
  addSuppression,
  listSuppressions,
  removeSuppression,
  suppressionOf,
} from './suppressions/suppressions.ts';
export { findUnsubscribing, recordUnsubscribe } from './suppressions/unsubscribe-links.ts';
export {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  resetEmailTemplate,
} from './templates/email-templates.ts';
export { fillTemplates } from './templates/fill-templates.ts';
export { seedEmailTemplates } from './templates/seed-email-templates.ts';
export {
  createTemplateCache,
  type TemplateCache,
} from './templates/template-cache.ts';
