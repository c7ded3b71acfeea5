// What who runs the shop was told of, or still has to be; nothing in it is about a person.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeKind } from './contract.ts';

export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** One notice for each fact, ever: "newOrder:12". */
    key: text('key').notNull().unique(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** Where in the back-office it leads. */
    path: text('path').notNull(),
    /** Its kind was switched on: it was told at once. The rest waits for the mail of the morning. */
    isTold: boolean('is_told').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notices_created_at').on(table.createdAt),
    index('notices_untold').on(table.id).where(sql`not is_told`),
  ],
);

/** One row: until when facts were looked for. */
export const noticeWatch = pgTable('notice_watch', {
  id: integer('id').primaryKey(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Goes with its operator: the database knows the reference, which this module does not see. */
    operatorId: integer('operator_id').notNull(),
    /** Whoever knows it and the shop's private key can reach the device. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_subscriptions_operator').on(table.operatorId)],
);

/** One row. Another pair, and every subscription is worth nothing. */
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Sealed with a key made from SESSION_SECRET. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
