// The tables of the audit log: one entry per write of an operator, the rows that write changed, the hash
// chain of seals that reveals later tampering, and the last verification. Database triggers (migration 0029)
// refuse all changes to these tables except those described in this file.

import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /**
     * The operator's id, stored next to the name and without a foreign key, because the audit log is kept
     * longer than the account.
     */
    operatorId: integer('operator_id').notNull(),
    operator: text('operator').notNull(),
    method: text('method').notNull(),
    /** The pattern of the API route the operator called, such as /api/orders/:id. */
    route: text('route').notNull(),
    /** The path of the operator's request, without the query string. */
    path: text('path').notNull(),
    /**
     * The HTTP status with which the operator's request was answered; null when the process stopped before it
     * responded.
     */
    status: integer('status'),
    addressHash: text('address_hash').notNull(),
    requestId: text('request_id').notNull(),
    /**
     * The number of the seal (link of the hash chain) that contains this entry; null until then. An entry in
     * a seal cannot change, so the status must be set before.
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
 * The rows that each write changed. A trigger on every table records them in the transaction of the change
 * (row-triggers.repository.ts).
 */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The id of the audit entry, without a foreign key: an entry and its changes can be in different seals
     * and are then deleted up to a day apart.
     */
    entryId: integer('entry_id').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /**
     * The row before the change; null for a new row. Of an updated row only the columns that differ are
     * stored. `after` is null for a deleted row.
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
 * The seals: a hash chain over the audit log, numbered from 1 without gaps. Each seal contains the hash of
 * the previous seal (seal.ts).
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: integer('id').primaryKey(),
    sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
    /**
     * The list of audit rows in this seal, each as a name (`e12` for entry 12) and a digest. Null after those
     * rows were deleted.
     */
    content: text('content'),
    contentDigest: text('content_digest').notNull(),
    /** The time of the newest audit row in this seal. */
    newest: timestamp('newest', { withTimezone: true }).notNull(),
    /**
     * True when this seal included all audit rows that were waiting for a seal. The rows of later seals must
     * therefore have been written after this seal; verification checks that.
     */
    isCaughtUp: boolean('is_caught_up').notNull(),
    /**
     * On a seal that records a deletion: the number of the last seal whose rows were deleted. Null on all
     * other seals.
     */
    forgottenTo: integer('forgotten_to'),
    /**
     * True when the signature of the previous seal was still valid when this seal was made. After a change of
     * SESSION_SECRET, this confirms the seals made before the change.
     */
    vouchesForPrevious: boolean('vouches_for_previous').notNull(),
    hash: text('hash').notNull(),
    /** The signature of the seal's hash, made with a key that is not in the database. */
    signature: text('signature').notNull(),
  },
  (table) => [index('audit_seals_forgotten').on(table.forgottenTo).where(isNotNull(table.forgottenTo))],
);

/**
 * The result of the last nightly verification of the hash chain, in one row. The back-office shows it to
 * operators. It is not evidence, because it can be changed in the database; the evidence is in the server's
 * log.
 */
export const auditVerification = pgTable('audit_verification', {
  only: boolean('only').primaryKey().default(true),
  at: timestamp('at', { withTimezone: true }).notNull(),
  ok: boolean('ok').notNull(),
  /**
   * The result of the verification of the audit log, in Dutch: the log is intact, or the first problem found.
   */
  detail: text('detail').notNull(),
});
