// The API endpoints of the blog. Everybody can read published articles; operators can read and write all
// articles.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import {
  blogPostSchema,
  generateSchema,
  generationAnswerSchema,
  generationSchema,
  postInputSchema,
  postUpdateSchema,
} from './contract.ts';

const reading = endpoints({ tag: 'blog', access: 'public', personal: true, forReaders: true });
const { get, post, put, remove } = endpoints({ tag: 'blog', access: 'operator' });

/**
 * The path parameter of endpoints that read an article: its slug. Endpoints that change an article have its
 * id instead (`byId`).
 */
const bySlug = z.object({ post: z.string().max(200).meta({ description: 'The slug' }) });
const byId = z.object({ post: rowIdTextSchema });

/** Endpoints to read articles. Drafts are included only for logged-in operators. */
export const blogEndpoints = {
  list: reading.get('/api/blog-posts', {
    summary: 'Articles, newest first; `q` searches them. With a session of the back-office also drafts',
    query: z.object({ q: z.string().max(200).optional() }),
    answer: z.array(blogPostSchema),
  }),
  one: reading.get('/api/blog/:post', { summary: 'One article', params: bySlug, answer: blogPostSchema }),
};

export const operatorBlogEndpoints = {
  create: post('/api/admin/blog', {
    summary: 'Write an article',
    body: postInputSchema,
    answer: blogPostSchema,
    status: 201,
    problems: ['slug_taken'],
  }),
  update: put('/api/blog/:post', {
    summary: 'Change, plan, publish or take back an article; fields that are not named stay as they are',
    params: byId,
    body: postUpdateSchema,
    answer: blogPostSchema,
    problems: ['slug_taken', 'edit_conflict'],
  }),
  delete: remove('/api/blog/:post', { summary: 'Delete an article', params: byId }),
  drawCover: post('/api/admin/blog-covers', {
    summary: 'Draw a cover for a title; the same title gives the same cover',
    body: z.object({ title: z.string().trim().min(1, 'Vul een titel in').max(200) }),
    answer: z.object({ url: z.string() }),
    status: 201,
    problems: ['media_storage_unavailable'],
  }),
  generate: post('/api/admin/generate-blog-post', {
    summary: 'Have drafts written; waits for them unless told otherwise, and at most two minutes',
    body: generateSchema,
    answer: z.object({
      posts: z.array(blogPostSchema),
      skipped: z.number().int(),
      /**
       * The reason why the generation stopped before all requested articles were written, in Dutch; null when
       * the generation did not stop early.
       */
      failure: z.string().nullable(),
    }),
    otherAnswers: { 202: generationSchema },
    problems: ['generation_busy', 'generation_failed'],
  }),
  lastGeneration: get('/api/admin/generate-blog-post', {
    summary: 'How far the last order to write is',
    answer: generationAnswerSchema,
  }),
};
