// The tables of the shop's own statistics: number of events per hour and per day. No row relates to a person
// or can distinguish two visitors.

import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const statisticsEvents = pgTable(
  'statistics_events',
  {
    /** Start of the hour. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    /** Path without query; secrets in it are replaced. */
    path: text('path').notNull(),
    /** The pack; empty when the event has none. */
    variant: text('variant').notNull(),
    count: integer('count').notNull(),
    /** Sum in cents of the values reported by browsers. */
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.name, table.path, table.variant] })],
);

/**
 * The counts summed by day, so that the figures of a year take some thousand rows instead of a few hundred
 * thousand.
 */
export const statisticsDays = pgTable(
  'statistics_days',
  {
    /** The day in Europe/Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** The path of a `page_view`; empty for other events. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.path] })],
);

export const statisticsVitals = pgTable(
  'statistics_vitals',
  {
    /** The day in Europe/Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    path: text('path').notNull(),
    rating: text('rating').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.path, table.rating] })],
);

/**
 * The distribution of loading times in the classes of `web-vitals-histogram.ts`, from which percentiles of a
 * period are computed.
 */
export const statisticsVitalSpread = pgTable(
  'statistics_vital_spread',
  {
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    place: integer('place').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.place] })],
);
