// The tables of the audit log: one entry per write of an operator, the rows it changed, the seals that reveal
// later changes, and the last verification. Triggers (migration 0029) refuse every change that is not listed
// here.

import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /**
     * The operator's id, stored next to the name and without a foreign key, because the log is kept longer
     * than the account.
     */
    operatorId: integer('operator_id').notNull(),
    operator: text('operator').notNull(),
    method: text('method').notNull(),
    /** The route pattern, such as /api/orders/:id. */
    route: text('route').notNull(),
    /** The requested path, without the query string. */
    path: text('path').notNull(),
    /** The HTTP status of the response; null when the process ended before the response. */
    status: integer('status'),
    addressHash: text('address_hash').notNull(),
    requestId: text('request_id').notNull(),
    /**
     * The number of the seal; null until the entry is sealed. Sealed entries do not change, so the status
     * must be set before.
     */
    seal: integer('seal'),
  },
  (table) => [
    index('audit_entries_waiting').on(table.id).where(isNull(table.seal)),
    index('audit_entries_seal').on(table.seal, table.id).where(isNotNull(table.seal)),
    index('audit_entries_at').on(table.at),
    index('audit_entries_operator').on(table.operator, table.id),
  ],
);

/**
 * The rows a write changed, recorded by a trigger on every table, in the transaction of the change
 * (row-triggers.repository.ts).
 */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The id of the entry, without a foreign key: entry and change are deleted with their own seals, up to a
     * day apart.
     */
    entryId: integer('entry_id').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /**
     * The row before the change: of an updated row only the columns that differ; null for a new row. `after`
     * is null for a deleted row.
     */
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

/**
 * The seals, a hash chain numbered from 1 without gaps: each seal contains the hash of the previous one
 * (seal.ts).
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: integer('id').primaryKey(),
    sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
    /** The sealed rows, each with its digest; null after these rows were deleted. */
    content: text('content'),
    contentDigest: text('content_digest').notNull(),
    /** The time of the newest sealed row. */
    newest: timestamp('newest', { withTimezone: true }).notNull(),
    /**
     * Whether no other row was waiting to be sealed, so that every row sealed later was also written later.
     */
    isCaughtUp: boolean('is_caught_up').notNull(),
    /** Set on a seal that records a deletion: the number of the last seal whose rows were deleted. */
    forgottenTo: integer('forgotten_to'),
    /** Whether the signature of the previous seal was valid when this seal was made. */
    vouchesForPrevious: boolean('vouches_for_previous').notNull(),
    hash: text('hash').notNull(),
    /** The signature of the hash, made with a key that is not in the database. */
    signature: text('signature').notNull(),
  },
  (table) => [index('audit_seals_forgotten').on(table.forgottenTo).where(isNotNull(table.forgottenTo))],
);

/**
 * The result of the last nightly verification, in one row. It informs the operators; the evidence is in the
 * server's log.
 */
export const auditVerification = pgTable('audit_verification', {
  only: boolean('only').primaryKey().default(true),
  at: timestamp('at', { withTimezone: true }).notNull(),
  ok: boolean('ok').notNull(),
  /** The result in Dutch. */
  detail: text('detail').notNull(),
});
