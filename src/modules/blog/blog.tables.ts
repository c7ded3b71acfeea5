// Articles of the blog. One that is not published is a draft that only the operator sees.

import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
