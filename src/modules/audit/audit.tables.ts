// The log of the back-office: one entry per write of an operator, and under it every row that write changed.

import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_operator').on(table.operator, table.id),
  ],
);

/** Written by a trigger on every table, in the transaction of the change itself (row-triggers.ts). */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => auditEntries.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** Of a changed row only what differs; null when there was, or is, no row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_changes_entry').on(table.entryId),
    index('audit_changes_entity').on(table.entity, table.entityId, table.entryId),
  ],
);
