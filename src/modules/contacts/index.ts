// The server's door to messages and the newsletter.

export * from './contract.ts';
export { forgetOldContacts } from './forget-old-contacts.ts';
export { listContacts, listRecentContacts } from './list-contacts.ts';
export { findSubscription } from './newsletter.repository.ts';
export { newsletterRequested, type SubscriptionReference } from './newsletter-facts.ts';
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
