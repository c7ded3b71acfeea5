// The server's door to messages and the newsletter.

export * from './contract.ts';
export { createForgetOldContacts } from './forget-old-contacts.ts';
export { createListContacts, type ListContacts } from './list-contacts.ts';
export { findSubscription, type SubscriptionRow } from './newsletter.repository.ts';
export { newsletterRequested, type SubscriptionReference } from './newsletter-facts.ts';
export { createNewsletterLinks, type NewsletterLinks } from './newsletter-links.ts';
export { createRecordContact, type RecordContact } from './record-contact.ts';
