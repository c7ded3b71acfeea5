// What the blog tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { generationSchema } from '#modules/blog/contract.ts';
import { blogEndpoints, operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';
import { urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

const POLL_INTERVAL_MS = seconds(1);

/** Drafts too, because the session goes along. */
export const blogPostsQuery = endpointQuery(['blog-posts'], blogEndpoints.list);

/** The last order to write; asked again while it is at work, also by a page that was opened meanwhile. */
export const generationQuery = endpointQuery(['blog-generation'], operatorBlogEndpoints.lastGeneration, {
  refetchInterval: ({ state }) => (state.data?.generation?.state === 'working' ? POLL_INTERVAL_MS : false),
  staleTime: 0,
});

/** What is read again when an article is made or gone. */
export const BLOG_KEYS: readonly QueryKey[] = [blogPostsQuery.queryKey, SECTION_COUNTS];

/** Answers at once, with 202; how far it is comes with `generationQuery`. */
export const startGeneration = (generationRequest: { count: number; topic: string | null }) =>
  callApi(urlOf(operatorBlogEndpoints.generate), {
    method: operatorBlogEndpoints.generate.method,
    body: { ...generationRequest, wait: false },
    parse: (answer) => generationSchema.parse(answer),
  });
