// Who may run the shop, who is logged in, and who tried in vain.
// Of passwords and session ids only hashes are stored: a copy of this database opens no door.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const operators = pgTable(
  'operators',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    totpSecret: text('totp_secret'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('operators_username').on(sql`lower(${table.username})`)],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the session id in the cookie. */
    idHash: text('id_hash').primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sessions_operator_id').on(table.operatorId),
    index('operator_sessions_expires_at').on(table.expiresAt),
  ],
);

export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_failures_recent').on(table.account, table.address, table.at)],
);
