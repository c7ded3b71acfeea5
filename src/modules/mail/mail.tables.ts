// Mails as they left or will leave the house, each attempt to carry them out, the templates they are made
// from, and the addresses that get no mail any more. A mail is stored whole, so the operator sees exactly
// what the customer got.

import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type {
  MailAttachment,
  MailAttemptOutcome,
  MailStatus,
  MailThread,
  MailType,
  SuppressionReason,
  SuppressionScope,
} from './contract.ts';

/** One mailbox, however its address is written. */
export const mailboxOf = (address: SQLWrapper | string) =>
  sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`;

export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<MailType>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default(sql`'[]'::jsonb`),
    /** For the List-Unsubscribe header of mails that are not strictly service. */
    unsubscribeUrl: text('unsubscribe_url'),
    orderId: integer('order_id'),
    draftId: integer('draft_id'),
    /** Anybody could have had it sent: no order, and nobody has proved that the address is theirs. */
    isUnproved: boolean('is_unproved').notNull().default(false),
    /** One mail per key, ever: "order_confirmation:order:12". */
    dedupeKey: text('dedupe_key').unique(),
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Set while a process is handing the mail over; an old one belongs to a process that died. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    transport: text('transport'),
    providerMessageId: text('provider_message_id'),
    /** Of a conversation; null for a mail that stands alone. */
    thread: jsonb('thread').$type<MailThread>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_order_id').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('mails_draft_id').on(table.draftId).where(sql`${table.draftId} is not null`),
    // How many of them a mailbox got lately; "anna+shop@" is the mailbox of "anna@".
    index('mails_unproved').on(mailboxOf(table.recipient), table.createdAt).where(sql`${table.isUnproved}`),
    // What the outbox searches.
    index('mails_recipient_search').using('gin', table.recipient.op('gin_trgm_ops')),
    index('mails_subject_search').using('gin', table.subject.op('gin_trgm_ops')),
    index('mails_unsent').on(table.status, table.id).where(sql`${table.status} <> 'sent'`),
  ],
);

export const emailTemplates = pgTable('email_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  subject: text('subject').notNull(),
  htmlContent: text('html_content').notNull(),
  textContent: text('text_content').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** The operator's own words; without them a release may bring better ones. */
  isChanged: boolean('is_changed').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** One that came with the shop stays removed: no start brings it back. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** What each attempt came to, in the words of the next station. */
export const mailAttempts = pgTable(
  'mail_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mailId: cascadingForeignKey('mail_id', () => mails.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    outcome: text('outcome').$type<MailAttemptOutcome>().notNull(),
    detail: text('detail').notNull(),
  },
  (table) => [index('mail_attempts_mail').on(table.mailId)],
);

/** One row per mailbox, in small letters. */
export const mailSuppressions = pgTable('mail_suppressions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  scope: text('scope').$type<SuppressionScope>().notNull(),
  reason: text('reason').$type<SuppressionReason>().notNull(),
  detail: text('detail').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
