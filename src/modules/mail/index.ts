// The server's door to mail: making mails, carrying them out, their templates, the list of what was sent, who
// said stop.

export * from './contract.ts';
export { deliverMail } from './delivery/deliver-mail.ts';
export { deliverMailQueue } from './delivery/deliver-mail-queue.ts';
export { readRefusals, releaseMailClaims } from './delivery/deliveries.repository.ts';
export { retryFailedMails, retryMail } from './delivery/retry-mail.ts';
export { forgetOldMails } from './forget-old-mails.ts';
export { withoutLinkSecrets } from './letter/link-secrets.ts';
export { greetingName, withoutLiveLinks } from './letter/strangers-words.ts';
export { listMails, listRecentMails } from './list-mails.ts';
export { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.port.ts';
export {
  cancelQueuedMails,
  countMailsByStatus,
  countUndelivered,
  findMailStates,
  findMailStatesByKey,
  hasMailAbout,
  listGivenUpSince,
  listRemindedBaskets,
  type OvertakenMails,
} from './mails.repository.ts';
export { type MailMaking, makeMail, type Stationery } from './make-mail.ts';
export { missingMail } from './missing-mails.repository.ts';
export { personalDataOfMails, stopForgotten } from './personal-data.repository.ts';
export { listTemplatePictures } from './picture-mentions.repository.ts';
export {
  type MailContent,
  type MailQueuing,
  type MailRequest,
  queueMail,
} from './queue-mail.ts';
export { readMail } from './read-mail.ts';
export {
  type FindContent,
  type FoundContent,
  type MailAbout,
  previewMail,
  sendMailByHand,
  sendTestMail,
} from './send-by-hand.ts';
export {
  addSuppression,
  listSuppressions,
  removeSuppression,
  suppressionOf,
} from './suppressions/suppressions.ts';
export { findUnsubscribing, stopMail } from './suppressions/unsubscribe-links.ts';
export {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  resetEmailTemplate,
} from './templates/email-templates.ts';
export { fillTemplates } from './templates/fill-templates.ts';
export { type KeptWords, keepWords } from './templates/kept-words.ts';
export { seedEmailTemplates } from './templates/seed-email-templates.ts';
