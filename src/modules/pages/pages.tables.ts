// The tables of written pages, their published versions, and redirects. A version never changes its content;
// the draft changes with each save.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { PageKind } from './content/page-kinds.ts';

/** Values of variables by name. Only the pages that use a variable know the type of its value. */
export type VariableValues = Readonly<Record<string, unknown>>;

const time = (name: string) => timestamp(name, { withTimezone: true });

export const pages = pgTable(
  'pages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PageKind>().notNull(),
    /**
     * Last part of a page's address; empty for the landing page and for the frame (menu and footer), which
     * exist once.
     */
    slug: text('slug').notNull(),
    /**
     * Content of a page's draft. Code must read it through `readStored`, because another release may have
     * written it.
     */
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** Number of the published version of a page; null when the page is not published. */
    liveNumber: integer('live_number'),
    /**
     * Content of a page to publish at `publishAt`, a copy of the draft at the time of scheduling; null when
     * nothing is scheduled.
     */
    planned: jsonb('planned').$type<unknown>(),
    publishAt: time('publish_at'),
    plannedBy: text('planned_by'),
    /** Row version of a page. Increases with every change; an edit of an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** User name of the operator who last changed a page; empty when the shop itself did. */
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
    /**
     * ISO date on which the visible text of a page's version last changed; the texts for search engines do
     * not count.
     */
    changedOn: text('changed_on').notNull(),
    /** The values of a policy's variables while this version was published; null when none were stored. */
    values: jsonb('variable_values').$type<VariableValues>(),
  },
  (table) => [unique('page_versions_numbered').on(table.pageId, table.number)],
);

export const pageRedirects = pgTable('page_redirects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fromPath: text('from_path').notNull().unique('page_redirects_one_per_address'),
  toPath: text('to_path').notNull(),
  /**
   * True for a redirect that the shop created when a page was renamed; false for one created by an operator.
   */
  automatic: boolean('automatic').notNull(),
  createdAt: time('created_at').notNull(),
});
