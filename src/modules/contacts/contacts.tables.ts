// The tables of messages, conversations, incoming mails, and newsletter subscriptions with proof of consent.
// No IP addresses are stored: time, text, source and confirmation are sufficient proof.

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

/**
 * The SQL expression of the text in which operators search messages. It must equal the expression of the
 * search index, or the index is not used.
 */
export const SEARCHED = sql`(' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message))`;
const isConversation = sql`not newsletter`;

/** Messages to the shop and newsletter sign-ups. Each message starts a conversation; a sign-up does not. */
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
    /** The way the message arrived: `page` (contact form), `api` or `mail`. */
    source: text('source').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    state: text('state').$type<ConversationState>().notNull().default('open'),
    /**
     * The time of the customer's first unanswered message in the conversation; null when no answer is needed.
     */
    waitingSince: timestamp('waiting_since', { withTimezone: true }).defaultNow(),
    /** The time of the last message in the conversation, by customer or shop. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
    firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }),
    /**
     * The token of the conversation. The mails of the conversation contain it in their message ids and reply
     * address, so that a reply can be recognised.
     */
    token: text('token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /**
     * The unique key of the submitted contact form, so that a form submitted twice is stored once; null for
     * messages without such a key.
     */
    submissionKey: text('submission_key'),
    /**
     * The Message-ID header of a first message that arrived by mail; null otherwise, and for mails without
     * that header.
     */
    messageId: text('message_id'),
    /** True when the first message arrived by mail and its sender could not be verified. */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /**
     * The version number of the conversation, which increases when customer or shop writes. An answer based
     * on an older version is refused.
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

/**
 * The entries of a conversation after the first message, in order: messages of both sides, notes that only
 * operators see, and changes of state.
 */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The author of the entry: the operator's username, or the e-mail address of the person who wrote. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    /**
     * The earlier mails that the customer's mail quotes, separated from its own text; empty without quotes.
     */
    quoted: text('quoted').notNull().default(''),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default(sql`'[]'::jsonb`),
    /** True when the entry is an incoming mail whose sender could not be verified. */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /**
     * The Message-ID header of the incoming mail or of the shop's answer; null for notes, changes of state
     * and mails without that header.
     */
    messageId: text('message_id'),
    /** The mail in the outbox that contains this answer of the shop; null for other entries. */
    mailId: integer('mail_id'),
    /**
     * The unique key of the form with which an operator answered, so that an answer submitted twice is sent
     * once; null for other entries.
     */
    entryKey: text('entry_key').unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_entries_of_contact').on(table.contactId, table.id),
    index('contact_entries_search').using('gin', sql`fold_text(text) gin_trgm_ops`),
  ],
);

/**
 * The images and documents attached to incoming mails. They are stored in the database, so that they are
 * backed up and deleted together with their conversation.
 */
export const contactFiles = pgTable(
  'contact_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    /**
     * The entry of the conversation to which the file was attached; null for the conversation's first
     * message.
     */
    entryId: integer('entry_id').references(() => contactEntries.id, { onDelete: 'cascade' }),
    /** The name that the sender of the mail gave the attached file. */
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
 * The incoming mails that were processed or are being read. The table prevents that a mail is processed
 * twice, and it counts attempts, so that a mail that crashes the process reading it is not retried forever.
 */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * A hash that identifies the mail. For a processed mail it is the hash of its content. For a mail being
     * read, whose content is not known yet, it is the hash of its position in the mailbox. A duplicate keeps
     * the hash of its position, because the first copy already has the hash of the content.
     */
    fingerprint: text('fingerprint').notNull().unique(),
    /**
     * The UIDVALIDITY (generation of the numbering) of the mailbox when the mail was read. The mail's number
     * `uid` is valid only together with this value.
     */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    outcome: text('outcome').notNull(),
    /** The number of times that a process started to read this incoming mail. */
    attempts: integer('attempts').notNull().default(0),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('incoming_mails_by_age').on(table.at)],
);

/**
 * The incoming mails that were not accepted as messages, with their text and the reason, so that an operator
 * can still accept one.
 */
export const leftOutMails = pgTable(
  'left_out_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The UIDVALIDITY (generation of the numbering) of the mailbox when the mail was read. The mail's number
     * `uid` is valid only together with this value.
     */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    reason: text('reason').$type<LeftOutReason>().notNull(),
    /**
     * The address to which an answer to the left-out mail would be sent, or else its From address; empty when
     * the mail has neither.
     */
    sender: text('sender').notNull(),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    messageId: text('message_id'),
    isUnproven: boolean('is_unproven').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The time an operator accepted or dismissed the left-out mail; null before that. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /**
     * The id of the conversation to which an operator added the left-out mail; null when no operator accepted
     * it, or when the conversation was deleted.
     */
    contactId: integer('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('left_out_mails_by_age').on(table.at, table.id),
    index('left_out_mails_waiting').on(table.id).where(sql`decided_at is null`),
    index('left_out_mails_of_person').on(sql`email_key(sender)`),
  ],
);

/** The result of the last attempt to read the mailbox; one row per mailbox. */
export const mailboxTurns = pgTable('mailbox_turns', {
  mailbox: text('mailbox').primaryKey(),
  /** The time the mailbox was last read completely; null before the first time. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /**
   * The time of the first failed attempt to read the mailbox since it was last read completely; null when the
   * last attempt succeeded.
   */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  failures: integer('failures').notNull().default(0),
});

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The subscribed e-mail address, in lower case so that each mailbox has one row. */
    email: text('email').notNull().unique(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /**
     * The version of the newsletter's consent text that was shown next to the button; the text itself is
     * stored too.
     */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    source: text('source').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /**
     * The time the owner of the address confirmed the newsletter subscription; null before that. It is kept
     * after unsubscribing, as proof that earlier newsletters were requested.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    /**
     * The way the subscriber unsubscribed: `page` (the shop's page) or `one_click` (the unsubscribe button of
     * a mail program); null while subscribed.
     */
    unsubscribedBy: text('unsubscribed_by'),
  },
  (table) => [index('newsletter_subscriptions_by_request').on(table.requestedAt, table.id)],
);
