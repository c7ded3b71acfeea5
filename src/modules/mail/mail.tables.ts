// The tables of mails, delivery attempts, templates and suppressions. A mail is stored in full, so the
// operator sees exactly what the customer received.

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

/**
 * The normalised form of an e-mail address in SQL, equal for all spellings of one mailbox: "Anna+shop@…" and
 * "anna@…" are the same.
 */
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
    /**
     * Unsubscribe URL of a mail, for its List-Unsubscribe header; null for mail without an unsubscribe link.
     */
    unsubscribeUrl: text('unsubscribe_url'),
    orderId: integer('order_id'),
    draftId: integer('draft_id'),
    /**
     * True for a mail anybody could have caused: it is about no order, and the recipient has not proved that
     * the address is theirs. A daily limit applies to such mail.
     */
    isUnproved: boolean('is_unproved').notNull().default(false),
    /**
     * Unique key of a mail, such as "order_confirmation:order:12"; the shop never creates a second mail with
     * the same key.
     */
    dedupeKey: text('dedupe_key').unique(),
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /**
     * Start of the current delivery attempt of a mail; an old claim belongs to a crashed process. Null
     * between attempts.
     */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    transport: text('transport'),
    providerMessageId: text('provider_message_id'),
    /** Message ids of the conversation to which a mail belongs; null for a mail outside a conversation. */
    thread: jsonb('thread').$type<MailThread>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_order_id').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('mails_draft_id').on(table.draftId).where(sql`${table.draftId} is not null`),
    // Counts the recent mails without proof of address per mailbox; "anna+shop@" is the mailbox of "anna@".
    index('mails_unproved').on(mailboxOf(table.recipient), table.createdAt).where(sql`${table.isUnproved}`),
    // For the search in the outbox.
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
  /** True for a mail template changed by an operator; a release updates only unchanged templates. */
  isChanged: boolean('is_changed').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /**
   * When an operator deleted the mail template; null otherwise. The row stays, so that the next start of the
   * shop does not add the template again.
   */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** The delivery attempts of mails, each with the answer of the receiving server. */
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

/** The addresses that receive no mail, or no commercial mail; one row per mailbox, in lower case. */
export const mailSuppressions = pgTable('mail_suppressions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  scope: text('scope').$type<SuppressionScope>().notNull(),
  reason: text('reason').$type<SuppressionReason>().notNull(),
  detail: text('detail').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
