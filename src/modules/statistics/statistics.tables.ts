// The shop's own counting: how often what happened in which hour. No row is about a person,
// and nothing in it could tell two visitors apart.

import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const statisticsEvents = pgTable(
  'statistics_events',
  {
    /** The beginning of the hour. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    /** Without query; secrets in an address are replaced. */
    path: text('path').notNull(),
    /** The pack, or empty. */
    variant: text('variant').notNull(),
    count: integer('count').notNull(),
    /** Sum in cents of what browsers said it was worth. */
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.name, table.path, table.variant] })],
);

/**
 * The same added up by day, so that the figures of a year are some thousand rows instead of a few hundred
 * thousand.
 */
export const statisticsDays = pgTable(
  'statistics_days',
  {
    /** The day in Europe/Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** Only of a `page_view`; else empty. */
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
 * How long loading took, in the classes of `web-vitals-histogram.ts`: enough for a percentile of a period.
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
