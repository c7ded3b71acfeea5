// Packing: a run is a stack of parcels somebody began, a parcel is one order in it, and a departure is what
// was said to be sent at once and can be taken back for a moment. An order is in one stack at a time: the key
// below is what makes that so.

import { isNull, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascadingForeignKey, foreignKeyTo } from '#platform/database/columns.ts';
import { orders } from '../orders.tables.ts';

export const packingRuns = pgTable('packing_runs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Of the press that began it: pressed twice, it is begun once. */
  key: text('key').notNull().unique(),
  /** An operator's user name. */
  startedBy: text('started_by').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});

export const packingDepartures = pgTable(
  'packing_departures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Until then it can be taken back; then its orders are shipped and their customers told. */
    leavesAt: timestamp('leaves_at', { withTimezone: true }).notNull(),
    /** `waiting`, then `undone` or `leaving`, and `left` once every order of it is shipped. */
    status: text('status').notNull(),
  },
  (table) => [
    index('packing_departures_open').on(table.id).where(sql`${table.status} in ('waiting', 'leaving')`),
    check('packing_departures_status', sql`${table.status} in ('waiting', 'undone', 'leaving', 'left')`),
  ],
);

export const packingParcels = pgTable(
  'packing_parcels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    runId: foreignKeyTo('run_id', () => packingRuns.id),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /** Its turn in the stack, from 1. */
    place: integer('place').notNull(),
    /** What is asked of the label service. */
    options: jsonb('options').notNull(),
    /** Who asked for its label, and when last: what the service said before does not count. */
    askedBy: text('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /**
     * Why no label could even be wanted, in words for the operator; what the service said stands on the
     * shipment.
     */
    failure: text('failure'),
    packedAt: timestamp('packed_at', { withTimezone: true }),
    packedBy: text('packed_by'),
    departureId: integer('departure_id').references(() => packingDepartures.id),
    /** Sent, or taken out of the stack. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('packing_parcels_one_open').on(table.orderId).where(isNull(table.endedAt)),
    index('packing_parcels_run').on(table.runId, table.place),
    index('packing_parcels_order').on(table.orderId),
    index('packing_parcels_departure').on(table.departureId).where(sql`${table.departureId} is not null`),
  ],
);
