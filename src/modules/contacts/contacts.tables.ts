// What people wrote to the shop, and who wants its newsletter with the proof that they asked for it.
// No address of a network is kept: when, to which text, from where and how it was confirmed is proof enough.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from './contract.ts';

export const contacts = pgTable(
  'contacts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    newsletter: boolean('newsletter').notNull(),
    /** `page` or `api`: through which door it came. */
    source: text('source').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contacts_by_age').on(table.createdAt),
    index('contacts_of_person').on(sql`email_key(email)`),
  ],
);

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In small letters, so that one mailbox is one row. */
  email: text('email').notNull().unique(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  /** The words that stood beside the button, and their version. */
  consentVersion: text('consent_version').notNull(),
  consentText: text('consent_text').notNull(),
  source: text('source').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  /** Stays when somebody leaves: it proves that the mails in between were asked for. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  /** `page` or `one_click`, the button of the reader's own mail program. */
  unsubscribedBy: text('unsubscribed_by'),
});
