// The tables of the blog: articles, and requests to generate articles. An unpublished article is a draft,
// which only operators see.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const blogPosts = pgTable('blog_posts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  content: text('content').notNull(),
  /** The URL of the article's image; null when the article shows the shop's default image. */
  imageUrl: text('image_url'),
  author: text('author').notNull(),
  seoKeywords: text('seo_keywords').array().notNull().default(sql`'{}'::text[]`),
  published: boolean('published').notNull(),
  aiGenerated: boolean('ai_generated').notNull().default(false),
  /**
   * The time the article was first published; null before that. It is kept when the article becomes a draft
   * again.
   */
  publishedAt: time('published_at'),
  /** The time at which a draft will be published automatically; null when no publication is planned. */
  publishAt: time('publish_at'),
  /**
   * The short name that the article writer (a text service or the built-in one) gave the topic, used to
   * prevent a second article on it; null for articles by a person.
   */
  topic: text('topic'),
  /**
   * The name of the writer that made the article: "ingebouwd" or the name of a language model; null for
   * articles by a person.
   */
  writer: text('writer'),
  /**
   * The version number of the article, which increases with every change by an operator. An edit based on an
   * older version is refused.
   */
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/**
 * The generations: requests of operators for new articles, each with the requested number and the progress.
 */
export const blogGenerations = pgTable(
  'blog_generations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    count: integer('count').notNull(),
    /** The topic of the new articles as the operator requested it; null when the writer may choose. */
    topic: text('topic'),
    state: text('state').$type<'working' | 'done' | 'failed'>().notNull(),
    postIds: integer('post_ids').array().notNull().default(sql`'{}'::integer[]`),
    /**
     * The number of articles of this generation that were not stored, because the blog already had a similar
     * one or the writer had nothing new to say.
     */
    skipped: integer('skipped').notNull().default(0),
    /** The tokens this generation used at the text service, for requests and answers together. */
    tokens: integer('tokens').notNull().default(0),
    /** The reason why the generation stopped early, in Dutch for the operator; null without a failure. */
    failure: text('failure'),
    createdAt: time('created_at').notNull(),
    /**
     * The time of the generation's last progress. A generation without progress for 15 minutes counts as
     * interrupted.
     */
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    check('blog_generations_state_known', sql`${table.state} in ('working', 'done', 'failed')`),
    check('blog_generations_count_sane', sql`${table.count} between 1 and 10`),
  ],
);
