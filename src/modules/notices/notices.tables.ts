// The tables of notices and push devices. A notice contains no personal data.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeKind } from './contract.ts';

export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Unique key of the fact the notice is about, such as "newOrder:12"; each fact gives one notice. */
    key: text('key').notNull().unique(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** Path of the back-office page to which a notice links. */
    path: text('path').notNull(),
    /** True when a notice was sent to the operators; an unsent notice waits for the digest. */
    isTold: boolean('is_told').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notices_created_at').on(table.createdAt),
    index('notices_untold').on(table.id).where(sql`not is_told`),
  ],
);

/** The table with one row: the time up to which facts were searched for notices. */
export const noticeWatch = pgTable('notice_watch', {
  id: integer('id').primaryKey(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Id of the operator who uses a push device. The foreign key (with cascade) exists only in the database,
     * because this module does not import the table of operators.
     */
    operatorId: integer('operator_id').notNull(),
    /**
     * URL of a push device at its push service. With the shop's private key, this URL is enough to send to
     * the device.
     */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_subscriptions_operator').on(table.operatorId)],
);

/**
 * The table of the shop's key pair for push services, in one row. A new key pair invalidates all
 * subscriptions.
 */
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Private key of the shop for push services, encrypted with a key derived from SESSION_SECRET. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
