// The tables of operators, their sessions, recovery codes and failed log-ins. Passwords and session ids are
// stored only as hashes, so a copy of this database cannot be used to log in.

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
    /**
     * The secret of the active second factor, encrypted with a key derived from SESSION_SECRET. Set when the
     * operator confirms a code of this secret; null without a second factor.
     */
    totpSecret: text('totp_secret'),
    /**
     * An encrypted secret that was shown for scanning but not confirmed yet; codes of it are not accepted at
     * log-in.
     */
    totpPendingSecret: text('totp_pending_secret'),
    /** The 30-second time step of the last accepted code. A code of this step or an older step is refused. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /**
     * The SHA-256 of the last ADMIN_RESET that was carried out, so that a restart does not repeat the reset.
     */
    resetMark: text('reset_mark'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
    /**
     * The time a temporary password expires. A temporary password can only be used to set a new password.
     * Null: the operator chose the password.
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
    /** The session's number in the operator's list of sessions. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    operatorId: cascadingForeignKey('operator_id', () => operators.id),
    /** The browser's User-Agent at log-in. */
    device: text('device').notNull().default(''),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * The time of the last authentication with password and code, at log-in or before an irreversible action.
     */
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
    /** The network or known device of the failed log-ins, stored as a hash like the account. */
    address: text('address').notNull(),
    /** The times of the failures that still count, in milliseconds, oldest first. */
    moments: bigint('moments', { mode: 'number' }).array().notNull(),
    /** Whether the last attempt was within the limit; an attempt over the limit is refused. */
    counted: boolean('counted').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);
