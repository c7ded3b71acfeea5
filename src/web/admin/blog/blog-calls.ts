// What the blog tab asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  blogPostSchema,
  generationAnswerSchema,
  generationSchema,
  type PostInput,
  type PostUpdate,
} from '#modules/blog/contract.ts';
import { seconds } from '#shared/clock.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const GENERATE = '/api/admin/generate-blog-post';
const LOOK_AGAIN = seconds(1);

/** Drafts too, because the session goes along. */
export const blogPostsQuery = queryOptions({
  queryKey: ['blog-posts'],
  queryFn: ({ signal }) =>
    callApi('/api/blog-posts', { parse: (answer) => z.array(blogPostSchema).parse(answer), signal }),
});

/** The last order to write; asked again while it is at work, also by a page that was opened meanwhile. */
export const generationQuery = queryOptions({
  queryKey: ['blog-generation'],
  queryFn: ({ signal }) =>
    callApi(GENERATE, { parse: (answer) => generationAnswerSchema.parse(answer), signal }),
  refetchInterval: ({ state }) => (state.data?.generation?.state === 'working' ? LOOK_AGAIN : false),
  staleTime: 0,
});

/** What is read again when an article is made or gone. */
export const BLOG_KEYS: readonly QueryKey[] = [blogPostsQuery.queryKey, SECTION_COUNTS];

/** Answers at once; how far it is comes with `generationQuery`. */
export const startGeneration = (wish: { count: number; topic: string | null }) =>
  callApi(GENERATE, {
    method: 'POST',
    body: { ...wish, wait: false },
    parse: (answer) => generationSchema.parse(answer),
  });

export const createPost = (body: PostInput) =>
  callApi('/api/admin/blog', { method: 'POST', body, parse: ignoreAnswer });

export const updatePost = (id: number, body: PostUpdate) =>
  callApi(`/api/blog/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deletePost = (id: number) =>
  callApi(`/api/blog/${id}`, { method: 'DELETE', parse: ignoreAnswer });

/** The address of a picture drawn for this title. */
export const drawCover = (title: string): Promise<{ url: string }> =>
  callApi('/api/admin/blog-covers', {
    method: 'POST',
    body: { title },
    parse: (answer) => z.object({ url: z.string() }).parse(answer),
  });
