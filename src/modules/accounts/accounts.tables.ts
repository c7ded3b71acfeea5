// The database tables of operators, their sessions, recovery codes and failed log-ins. Passwords and session
// ids are stored only as hashes, so a stolen copy of the database cannot be used to log in.

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
     * The secret of the active authenticator app, encrypted with a key derived from SESSION_SECRET. It is set
     * when the operator confirms a first code; null when the account has no second factor.
     */
    totpSecret: text('totp_secret'),
    /**
     * A new authenticator secret that was shown as a QR code but not confirmed yet, encrypted. Codes of this
     * secret are not accepted at log-in. Null when no set-up is in progress.
     */
    totpPendingSecret: text('totp_pending_secret'),
    /**
     * The 30-second time step of the operator's last accepted authenticator code. Codes of this step and of
     * older steps are refused, so no code works twice.
     */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /**
     * The SHA-256 of the last ADMIN_RESET value with which this account was reset. It prevents a restart from
     * repeating the reset.
     */
    resetMark: text('reset_mark'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
    /**
     * The time a temporary password expires. An operator who logs in with a temporary password must choose a
     * new one first. Null when the operator chose the password.
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
    /** The SHA-256 of the session id in the operator's cookie. */
    idHash: text('id_hash').primaryKey(),
    /** The session's public number, by which the operator can end it in the list of sessions. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    operatorId: cascadingForeignKey('operator_id', () => operators.id),
    /** The User-Agent header of the browser in which the operator logged in. */
    device: text('device').notNull().default(''),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * The time the operator last authenticated with password and code, at log-in or before an irreversible
     * action.
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
    /**
     * The hash of the network or known device from which the log-ins failed; empty in the row that counts
     * failures from all networks together. The column `account` contains a hash too, of the account name.
     */
    address: text('address').notNull(),
    /**
     * The times of the failed log-in attempts of this row that still count towards the limit, in
     * milliseconds, oldest first.
     */
    moments: bigint('moments', { mode: 'number' }).array().notNull(),
    /**
     * True when the last log-in attempt was counted. False when it was refused because the limit was reached.
     */
    counted: boolean('counted').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);
