// The tables of messages, conversations and newsletter subscriptions with proof of consent. No IP addresses
// are stored: time, text, source and confirmation are sufficient proof.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, cascadingForeignKey } from '#platform/database/columns.ts';
import type {
  Attachment,
  ConversationState,
  EntryKind,
  FileType,
  LeftOutReason,
  SubscriptionStatus,
} from './contract.ts';

/** The searched text, exactly as in its index. */
export const SEARCHED = sql`(' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message))`;
const isConversation = sql`not newsletter`;

/** Messages to the shop, each the start of a conversation, and newsletter sign-ups, which are not. */
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
    /** The source of the message: `page`, `api` or `mail`. */
    source: text('source').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    state: text('state').$type<ConversationState>().notNull().default('open'),
    /** The time of the first unanswered message; null when nobody is waiting. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }).defaultNow(),
    /** The time either side last wrote. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
    firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }),
    /**
     * A token in the message ids and reply address of the conversation's mails, which identifies replies to
     * them.
     */
    token: text('token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The key of the submitted form; a form submitted twice is one message. */
    submissionKey: text('submission_key'),
    /** The Message-ID of a message that came by mail. */
    messageId: text('message_id'),
    /** Whether the sender of the first mail is unverified. */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /**
     * The version number. It increases when either side writes, so that an answer to an older version is
     * refused.
     */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('contacts_by_age').on(table.createdAt),
    index('contacts_of_person').on(sql`email_key(email)`),
    index('contacts_by_state').on(table.state, table.touchedAt, table.id).where(isConversation),
    index('contacts_by_touch').on(table.touchedAt, table.id).where(isConversation),
    index('contacts_answered').on(table.firstAnsweredAt).where(sql`first_answered_at is not null`),
    uniqueIndex('contacts_by_token').on(table.token),
    uniqueIndex('contacts_by_submission').on(table.submissionKey),
    index('contacts_search').using('gin', sql`${SEARCHED} gin_trgm_ops`),
  ],
);

/** The later entries of a conversation, by either side, in order; also notes only operators see. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The operator's username, or the sender's address. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    /** The quoted earlier mails in a mail. */
    quoted: text('quoted').notNull().default(''),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default(sql`'[]'::jsonb`),
    /** Whether the sender of the mail is unverified. */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /** The Message-ID of the mail. */
    messageId: text('message_id'),
    /** The mail in the outbox that carries an answer of the shop. */
    mailId: integer('mail_id'),
    /** The key of the submitted form; a form submitted twice is one entry. */
    entryKey: text('entry_key').unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_entries_of_contact').on(table.contactId, table.id),
    index('contact_entries_search').using('gin', sql`fold_text(text) gin_trgm_ops`),
  ],
);

/**
 * Images and documents attached to mails. They are stored in the database, so that they are backed up and
 * deleted with their conversation.
 */
export const contactFiles = pgTable(
  'contact_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    /** The entry the file was attached to; null for the first message of the conversation. */
    entryId: integer('entry_id').references(() => contactEntries.id, { onDelete: 'cascade' }),
    /** The file name given by the sender. */
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    index('contact_files_of_contact').on(table.contactId),
    index('contact_files_of_entry').on(table.entryId),
  ],
);

/**
 * All fetched mails, so that no mail is processed twice, and the mails being read, so that a mail that
 * crashes the reader is not retried forever.
 */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the mail's content; of a mail being read or a duplicate, a hash of its position. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** The mailbox's UIDVALIDITY, with which the mail's number is valid. */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    outcome: text('outcome').notNull(),
    /** How often reading the mail was started. */
    attempts: integer('attempts').notNull().default(0),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('incoming_mails_by_age').on(table.at)],
);

/** Left-out mails with their texts and the reasons, because an operator may decide otherwise. */
export const leftOutMails = pgTable(
  'left_out_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The mailbox's UIDVALIDITY, with which the mail's number is valid. */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    reason: text('reason').$type<LeftOutReason>().notNull(),
    /** The address an answer would go to; empty when unknown. */
    sender: text('sender').notNull(),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    messageId: text('message_id'),
    isUnproven: boolean('is_unproven').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The time an operator decided about the mail; null before that. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The conversation an operator added the mail to; null otherwise. */
    contactId: integer('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('left_out_mails_by_age').on(table.at, table.id),
    index('left_out_mails_waiting').on(table.id).where(sql`decided_at is null`),
    index('left_out_mails_of_person').on(sql`email_key(sender)`),
  ],
);

/** The result of the last reading of the mailbox, in one row per mailbox. */
export const mailboxTurns = pgTable('mailbox_turns', {
  mailbox: text('mailbox').primaryKey(),
  /** The time of the last complete reading. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /** The time of the first failed reading since then; null when the last one succeeded. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  failures: integer('failures').notNull().default(0),
});

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The address in lower case, so that each mailbox has one row. */
    email: text('email').notNull().unique(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** The version of the consent text next to the button; the text itself is stored too. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    source: text('source').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /**
     * The time of the confirmation. It is kept after unsubscribing, as proof that earlier mails were
     * requested.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    /** How the subscriber left: `page`, or `one_click` for the unsubscribe button of a mail program. */
    unsubscribedBy: text('unsubscribed_by'),
  },
  (table) => [index('newsletter_subscriptions_by_request').on(table.requestedAt, table.id)],
);
