// The server's door to messages and the newsletter.

export {
  type ContactReference,
  contactReceived,
  newsletterRequested,
  type SubscriptionReference,
} from './contact-facts.ts';
export { beginContactForm, checkContactForm } from './contact-form.ts';
export * from './contract.ts';
export { decideState, noteOn, replyTo } from './conversations/answer.ts';
export { findContact } from './conversations/conversations.repository.ts';
export {
  countWaiting,
  listConversations,
  readAnswerFigures,
  readConversation,
  readFile,
  unknownConversation,
} from './conversations/list-conversations.ts';
export { type ThreadNeeds, threadFor } from './conversations/threads.ts';
export { forgetOldContacts } from './forget-old-contacts.ts';
export {
  countLeftOutWaiting,
  dismissLeftOut,
  listLeftOutMails,
  takeOver,
} from './incoming/left-out-mails.ts';
export { readMailboxStanding, takeIncomingMail } from './incoming/take-mail.ts';
export type { IncomingMailbox } from './incoming-mail.port.ts';
export { listContacts, listRecentContacts } from './list-contacts.ts';
export { listSubscriptions } from './list-subscriptions.ts';
export { findSubscription } from './newsletter.repository.ts';
export {
  confirmNewsletter,
  findByConfirmToken,
  findByUnsubscribeToken,
  leaveNewsletter,
  newsletterConfirmUrl,
  unsubscribeTokenFor,
} from './newsletter-links.ts';
export { findConsent, hasLeftNewsletter, personalDataOfContacts } from './personal-data.repository.ts';
export { recordContact } from './record-contact.ts';
