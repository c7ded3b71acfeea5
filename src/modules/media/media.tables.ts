// The pictures of the library. Their files are in a storage of their own, in a folder named by `key`; a
// folder without a row here belongs to nobody and is cleared away.

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const mediaPictures = pgTable(
  'media_pictures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Of the file as it was uploaded: the same picture twice is one picture. */
    sha256: text('sha256').notNull().unique(),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    altText: text('alt_text').notNull().default(''),
    bytes: integer('bytes').notNull(),
    /** Since when the nightly look has found nothing that shows it. */
    unusedSince: time('unused_since'),
    /** Out of the library, while its files stay for another day in case something shows it after all. */
    removedAt: time('removed_at'),
    /** Rises with every change an operator makes; an editor that saw an older one is refused. */
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('media_pictures_shown').on(table.id).where(sql`${table.removedAt} is null`),
    check('media_pictures_bytes_positive', sql`${table.bytes} > 0`),
  ],
);
