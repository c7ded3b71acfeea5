// Who may run the shop, who is logged in, and who tried in vain.
// Of passwords and session ids only hashes are stored: a copy of this database opens no door.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { OperatorRole } from './contract.ts';

export const operators = pgTable(
  'operators',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<OperatorRole>().notNull().default('owner'),
    /** Sealed with a key made from SESSION_SECRET; set once a code of it was confirmed. */
    totpSecret: text('totp_secret'),
    /** Sealed too: shown to be scanned, not asked for yet. */
    totpPendingSecret: text('totp_pending_secret'),
    /** The 30-second step of the last code that was accepted: it and older ones are refused from then on. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /** Fingerprint of the ADMIN_RESET that was carried out, so that a restart does not do it again. */
    resetMark: text('reset_mark'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
    /**
     * Until when a password that was handed out opens anything, and then only its own replacement. Null:
     * one's own.
     */
    passwordExpiresAt: timestamp('password_expires_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('operators_username').on(sql`lower(${table.username})`)],
);

export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    operatorId: cascadingForeignKey('operator_id', () => operators.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [uniqueIndex('operator_recovery_codes_hash').on(table.operatorId, table.codeHash)],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the session id in the cookie. */
    idHash: text('id_hash').primaryKey(),
    /** What the operator sees of it in the list of sessions. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    operatorId: cascadingForeignKey('operator_id', () => operators.id),
    /** As the browser calls itself. */
    device: text('device').notNull().default(''),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When password and code were last given: at log-in, and before what cannot be taken back. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
  },
  (table) => [
    index('operator_sessions_operator_id').on(table.operatorId),
    index('operator_sessions_expires_at').on(table.expiresAt),
  ],
);

export const loginFailures = pgTable(
  'login_failures',
  {
    account: text('account').notNull(),
    /** The network or the known device it came from; only a fingerprint, as of the account. */
    address: text('address').notNull(),
    /** When the failures were that still count, in milliseconds, oldest first. */
    moments: bigint('moments', { mode: 'number' }).array().notNull(),
    /** Whether the last attempt had room among them; one without is refused. */
    counted: boolean('counted').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);
