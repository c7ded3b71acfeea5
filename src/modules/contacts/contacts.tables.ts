// What people wrote to the shop and what followed, and who wants its newsletter with the proof that they
// asked for it. No address of a network is kept: when, to which text, from where and how it was confirmed is
// proof enough.

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

/** What a search looks through, as its index spells it. */
export const SEARCHED = sql`(' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message))`;
const isConversation = sql`not newsletter`;

/** A message to the shop, which begins a conversation, or a sign-up for the newsletter, which does not. */
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
    /** `page`, `api` or `mail`: through which door it came. */
    source: text('source').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    state: text('state').$type<ConversationState>().notNull().default('open'),
    /** The first moment that was not answered; null when nobody waits. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }).defaultNow(),
    /** When either side last wrote. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
    firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }),
    /** In the message ids and the answer address of its mails: whoever answers one is known by it. */
    token: text('token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** One form is one message, however often it is sent. */
    submissionKey: text('submission_key'),
    /** Of one that came by mail, as the mail programs know it. */
    messageId: text('message_id'),
    /**
     * The mail it began with came from where anybody could have sent it: its sender is what it says, and no
     * more.
     */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /** Rises with whatever either side writes: an answer to what was read before is held up. */
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

/** What followed a message, on either side, in the order it came; also what only operators see. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** An operator's user name, or the address somebody wrote from. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    /** What a mail repeats of those before it. */
    quoted: text('quoted').notNull().default(''),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default(sql`'[]'::jsonb`),
    /** Of a mail: nobody vouches for its sender. */
    isUnproven: boolean('is_unproven').notNull().default(false),
    /** As the mail programs know it. */
    messageId: text('message_id'),
    /** Of an answer: the mail that carries it. */
    mailId: integer('mail_id'),
    /** One press is one entry. */
    entryKey: text('entry_key').unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_entries_of_contact').on(table.contactId, table.id),
    index('contact_entries_search').using('gin', sql`fold_text(text) gin_trgm_ops`),
  ],
);

/**
 * Pictures and documents that came with a mail. In the database, so that they come with what they belong to,
 * and go with it.
 */
export const contactFiles = pgTable(
  'contact_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contactId: cascadingForeignKey('contact_id', () => contacts.id),
    /** What it came with; null with the message that began the conversation. */
    entryId: integer('entry_id').references(() => contactEntries.id, { onDelete: 'cascade' }),
    /** As its sender calls it. */
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
 * Every mail that was fetched, so that none is taken twice, and each that is being read, so that none is read
 * for ever.
 */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of what it is, or, until it was read and of a double, of where it lies. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** Where it lies: the numbers of a mailbox hold as long as its validity stays the same. */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    outcome: text('outcome').notNull(),
    /** How many times its reading was begun. */
    attempts: integer('attempts').notNull().default(0),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('incoming_mails_by_age').on(table.at)],
);

/** Mails that were not taken for a message, with what they say and why: a person may see it otherwise. */
export const leftOutMails = pgTable(
  'left_out_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Where it lies. */
    validity: bigint('validity', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    reason: text('reason').$type<LeftOutReason>().notNull(),
    /** Whom an answer would go to; empty when nobody can tell. */
    sender: text('sender').notNull(),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    messageId: text('message_id'),
    isUnproven: boolean('is_unproven').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null while nobody has looked at it. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The conversation it was put in after all. */
    contactId: integer('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('left_out_mails_by_age').on(table.at, table.id),
    index('left_out_mails_waiting').on(table.id).where(sql`decided_at is null`),
    index('left_out_mails_of_person').on(sql`email_key(sender)`),
  ],
);

/** How the last reading of the mailbox ended: one row. */
export const mailboxTurns = pgTable('mailbox_turns', {
  mailbox: text('mailbox').primaryKey(),
  /** When the last turn ended that read all there was. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /** When the first turn failed since then. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  failures: integer('failures').notNull().default(0),
});

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
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
  },
  (table) => [index('newsletter_subscriptions_by_request').on(table.requestedAt, table.id)],
);
