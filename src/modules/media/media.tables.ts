// The table of pictures. The files of a picture are in the picture storage, in a folder named by `key`; a
// folder without a row is deleted.

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const mediaPictures = pgTable(
  'media_pictures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Digest of the uploaded file of a picture; uploading the same file again gives the same picture. */
    sha256: text('sha256').notNull().unique(),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    altText: text('alt_text').notNull().default(''),
    bytes: integer('bytes').notNull(),
    /** When the nightly clean-up first found a picture unused; null while the picture is in use. */
    unusedSince: time('unused_since'),
    /**
     * When a picture was removed from the library; null while it is in the library. Its files are kept for
     * one more day, in case the picture is used after all.
     */
    removedAt: time('removed_at'),
    /**
     * Row version of a picture. Increases with every change by an operator; an edit of an older version is
     * refused.
     */
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('media_pictures_shown').on(table.id).where(sql`${table.removedAt} is null`),
    check('media_pictures_bytes_positive', sql`${table.bytes} > 0`),
  ],
);
