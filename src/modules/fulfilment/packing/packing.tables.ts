// The tables of packing: packing runs, their parcels (one order each), and departures: sends that can be
// undone for half a minute. A unique key keeps an order in one open packing run at a time.

import { isNull, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { cascadingForeignKey, foreignKeyTo } from '#platform/database/columns.ts';

export const packingRuns = pgTable('packing_runs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The idempotency key of the packer's request: a repeated request starts only one packing run. */
  key: text('key').notNull().unique(),
  /** The user name of the operator who started the packing run. */
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
    /**
     * When the orders of a departure (delayed send) are marked as shipped and their customers get a mail;
     * until then the departure can be undone.
     */
    leavesAt: timestamp('leaves_at', { withTimezone: true }).notNull(),
    /**
     * The state of the departure: `waiting` while it can be undone, then `undone` or `leaving` (its orders
     * are being marked as shipped), and `left` when all its orders are shipped.
     */
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
    /** The position of the parcel in its packing run, from 1. */
    place: integer('place').notNull(),
    /**
     * The `LabelOptions` (shipping options) with which the parcel's label is requested from the label
     * service.
     */
    options: jsonb('options').notNull(),
    /**
     * The user name of the operator who last requested the label of this parcel; `askedAt` has the time. A
     * result of the label service from before that time is ignored.
     */
    askedBy: text('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /**
     * Why no label could be requested for this parcel, in Dutch for the operator; refusals of the label
     * service are stored on the shipment. Null when nothing failed.
     */
    failure: text('failure'),
    packedAt: timestamp('packed_at', { withTimezone: true }),
    packedBy: text('packed_by'),
    departureId: integer('departure_id').references(() => packingDepartures.id),
    /** When the parcel was sent or removed from its packing run; null while the parcel is in the run. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('packing_parcels_one_open').on(table.orderId).where(isNull(table.endedAt)),
    index('packing_parcels_run').on(table.runId, table.place),
    index('packing_parcels_order').on(table.orderId),
    index('packing_parcels_departure').on(table.departureId).where(sql`${table.departureId} is not null`),
  ],
);
