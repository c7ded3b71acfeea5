// The log of the back-office: one entry per write of an operator, under it every row that write changed, the
// seals by which a later change of either shows, and how that was found last. Triggers (migration 0029)
// refuse every change that is not named here.

import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Kept beside the name, and without a reference: the log outlives the account. */
    operatorId: integer('operator_id').notNull(),
    operator: text('operator').notNull(),
    method: text('method').notNull(),
    /** The pattern of the address, such as /api/orders/:id. */
    route: text('route').notNull(),
    /** The address itself, without a query. */
    path: text('path').notNull(),
    /** The status of the answer; null when the process ended before there was one. */
    status: integer('status'),
    addressHash: text('address_hash').notNull(),
    requestId: text('request_id').notNull(),
    /** Null until it is sealed; the status is the last that is written before. */
    seal: integer('seal'),
  },
  (table) => [
    index('audit_entries_waiting').on(table.id).where(isNull(table.seal)),
    index('audit_entries_seal').on(table.seal, table.id).where(isNotNull(table.seal)),
    index('audit_entries_at').on(table.at),
    index('audit_entries_operator').on(table.operator, table.id),
  ],
);

/** Written by a trigger on every table, in the transaction of the change itself (row-triggers.ts). */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Without a reference: each is forgotten with its own seal, which may be a day apart. */
    entryId: integer('entry_id').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** Of a changed row only what differs; null when there was, or is, no row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    seal: integer('seal'),
  },
  (table) => [
    index('audit_changes_waiting').on(table.id).where(isNull(table.seal)),
    index('audit_changes_seal').on(table.seal, table.id).where(isNotNull(table.seal)),
    index('audit_changes_entry').on(table.entryId),
    index('audit_changes_entity').on(table.entity, table.entityId, table.entryId),
  ],
);

/** A chain, numbered from 1 without gaps: each holds the one before it by its hash (seal.ts). */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: integer('id').primaryKey(),
    sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
    /** The rows it seals, each with its digest; null once they were forgotten. */
    content: text('content'),
    contentDigest: text('content_digest').notNull(),
    /** When the youngest of these rows was written. */
    newest: timestamp('newest', { withTimezone: true }).notNull(),
    /** No other row waited: what comes later is younger than this. */
    isCaughtUp: boolean('is_caught_up').notNull(),
    /** This one records that the rows of the seals up to that number were forgotten. */
    forgottenTo: integer('forgotten_to'),
    /** The seal before was known by its signature when this one was made. */
    vouchesForPrevious: boolean('vouches_for_previous').notNull(),
    hash: text('hash').notNull(),
    /** Of the hash, with a key that is not in the database. */
    signature: text('signature').notNull(),
  },
  (table) => [index('audit_seals_forgotten').on(table.forgottenTo).where(isNotNull(table.forgottenTo))],
);

/**
 * What the last nightly verification found: one row. It tells the operator; the proof is in the server's log.
 */
export const auditVerification = pgTable('audit_verification', {
  only: boolean('only').primaryKey().default(true),
  at: timestamp('at', { withTimezone: true }).notNull(),
  ok: boolean('ok').notNull(),
  /** In Dutch. */
  detail: text('detail').notNull(),
});
