// The tables of the shop's own statistics: numbers of events per hour and per day. No row relates to a
// person, and no two visitors can be told apart.

import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const statisticsEvents = pgTable(
  'statistics_events',
  {
    /** Start of the hour in which the counted events happened. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    /** Path of the page on which events happened, without the query; secrets in the path are replaced. */
    path: text('path').notNull(),
    /** Variant code of the pack that the counted events are about; empty for events without a pack. */
    variant: text('variant').notNull(),
    count: integer('count').notNull(),
    /** Sum, in cents, of the amounts that browsers reported with the events. */
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.name, table.path, table.variant] })],
);

/**
 * The table of event counts per day, so that the figures of a year need some thousand rows instead of a few
 * hundred thousand.
 */
export const statisticsDays = pgTable(
  'statistics_days',
  {
    /** Day in Europe/Amsterdam to which the counts belong, as in 2026-11-20. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** Path of the page for counts of `page_view`; empty for counts of other events. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.path] })],
);

export const statisticsVitals = pgTable(
  'statistics_vitals',
  {
    /** Day in Europe/Amsterdam to which the counts belong, as in 2026-11-20. */
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    path: text('path').notNull(),
    rating: text('rating').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.path, table.rating] })],
);

/**
 * The table with the distribution of loading times over the buckets of `web-vitals-histogram.ts`, from which
 * percentiles of a period are computed.
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
