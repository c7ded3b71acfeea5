// The browsers of operators that get notices, and the shop's own pair of keys that their services know it by.

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
