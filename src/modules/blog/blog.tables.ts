// Articles of the blog, and the orders to have some written. An article that is not published is a draft that
// only the operator sees.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const blogPosts = pgTable('blog_posts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  content: text('content').notNull(),
  /** Null: the shop's default picture. */
  imageUrl: text('image_url'),
  author: text('author').notNull(),
  seoKeywords: text('seo_keywords').array().notNull().default(sql`'{}'::text[]`),
  published: boolean('published').notNull(),
  aiGenerated: boolean('ai_generated').notNull().default(false),
  /** When readers could first see it; stays when it is taken back. */
  publishedAt: time('published_at'),
  /** When a draft is to be published by itself; null once it is, or when nobody planned it. */
  publishAt: time('publish_at'),
  /**
   * What the writer calls what this is about, so that it is never written twice; null for what a person
   * wrote.
   */
  topic: text('topic'),
  /** The machine and the model that wrote it; null for what a person wrote. */
  writer: text('writer'),
  /** Rises with every change an operator makes; an editor that saw an older one is refused. */
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** One press of the button: how many articles were wanted, and how far the writer is. */
export const blogGenerations = pgTable(
  'blog_generations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    count: integer('count').notNull(),
    /** Null: the writer chooses. */
    topic: text('topic'),
    state: text('state').$type<'working' | 'done' | 'failed'>().notNull(),
    postIds: integer('post_ids').array().notNull().default(sql`'{}'::integer[]`),
    /** Left out because the blog has such an article already. */
    skipped: integer('skipped').notNull().default(0),
    /** What the service behind the writer counts, asked and answered together. */
    tokens: integer('tokens').notNull().default(0),
    /** Why it stopped, for the operator. */
    failure: text('failure'),
    createdAt: time('created_at').notNull(),
    /** The last sign of life: work that gives none for long was cut off. */
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    check('blog_generations_state_known', sql`${table.state} in ('working', 'done', 'failed')`),
    check('blog_generations_count_sane', sql`${table.count} between 1 and 10`),
  ],
);
