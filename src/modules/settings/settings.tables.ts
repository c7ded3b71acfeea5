// What the operator decides without a new release: one row per section of the settings.
// The shape of a value belongs to the contract; the table only keeps it.

import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const settingsTable = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
