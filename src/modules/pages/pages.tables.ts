// Pages the owner writes, with what readers saw of each, and addresses that lead on. What readers see is a
// version and never changes; the draft beside it changes as often as somebody saves.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { PageKind } from './content/page-kinds.ts';

/** What variables say, by their names; only the pages know its shapes. */
export type VariableValues = Readonly<Record<string, unknown>>;

const time = (name: string) => timestamp(name, { withTimezone: true });

export const pages = pgTable(
  'pages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PageKind>().notNull(),
    /** Empty of what there is one of. */
    slug: text('slug').notNull(),
    /** Read by the schema of contents, which may be that of another release. */
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** Which version readers see; null while they see none. */
    liveNumber: integer('live_number'),
    /** What will be published at that moment: the draft as it was when somebody planned it. */
    planned: jsonb('planned').$type<unknown>(),
    publishAt: time('publish_at'),
    plannedBy: text('planned_by'),
    /** Rises with every change; an editor that saw an older one is refused. */
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Empty when the shop itself wrote it. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [
    unique('pages_one_per_address').on(table.kind, table.slug),
    check('pages_kind_known', sql`${table.kind} in ('landing', 'frame', 'policy', 'free')`),
  ],
);

export const pageVersions = pgTable(
  'page_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pageId: cascadingForeignKey('page_id', () => pages.id),
    number: integer('number').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    how: text('how').$type<'seeded' | 'published' | 'planned' | 'restored'>().notNull(),
    publishedAt: time('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
    /** ISO date of the last change of the words, not of what search engines are told. */
    changedOn: text('changed_on').notNull(),
    /**
     * What the variables of a text of the law were, by name, while readers saw it; null where nobody kept it.
     */
    values: jsonb('variable_values').$type<VariableValues>(),
  },
  (table) => [unique('page_versions_numbered').on(table.pageId, table.number)],
);

export const pageRedirects = pgTable('page_redirects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fromPath: text('from_path').notNull().unique('page_redirects_one_per_address'),
  toPath: text('to_path').notNull(),
  /** By a renaming; else somebody made it. */
  automatic: boolean('automatic').notNull(),
  createdAt: time('created_at').notNull(),
});
