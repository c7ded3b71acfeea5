// Entry point of the contacts module for server code: messages to the shop by form, API or mail, the
// conversations with operators, and newsletter subscriptions. Browser code imports contract.ts instead.

export {
  type ContactReference,
  contactReceived,
  newsletterRequested,
  type SubscriptionReference,
} from './contact-facts.ts';
export { beginContactForm, checkContactForm } from './contact-form.ts';
export * from './contract.ts';
export { findContact } from './conversations/conversations.repository.ts';
export {
  countWaiting,
  listConversations,
  readAnswerFigures,
  readConversation,
  readFile,
  unknownConversation,
} from './conversations/list-conversations.ts';
export { type ThreadNeeds, threadFor } from './conversations/mail-threads.ts';
export {
  addConversationNote,
  changeConversationState,
  replyTo,
} from './conversations/reply.ts';
export { deleteExpiredContacts } from './delete-expired-contacts.ts';
export {
  acceptLeftOut,
  countLeftOutWaiting,
  dismissLeftOut,
  listLeftOutMails,
} from './incoming/left-out-mails.ts';
export {
  readMailboxStatus,
  receiveIncomingMail,
} from './incoming/receive-mail.ts';
export type { IncomingMailbox } from './incoming-mail.port.ts';
export { listContacts, listRecentContacts } from './list-contacts.ts';
export { listSubscriptions } from './list-subscriptions.ts';
export { findSubscription } from './newsletter.repository.ts';
export {
  confirmNewsletter,
  findByConfirmToken,
  findByUnsubscribeToken,
  newsletterConfirmUrl,
  unsubscribeNewsletter,
  unsubscribeTokenFor,
} from './newsletter-links.ts';
export {
  findConsent,
  hasUnsubscribed,
  personalDataOfContacts,
} from './personal-data.repository.ts';
export { recordContact } from './record-contact.ts';
