// The queries of the blog tab and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { generationSchema } from '#modules/blog/contract.ts';
import { blogEndpoints, operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';
import { urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

const POLL_INTERVAL_MS = seconds(1);

/** The query of all articles. Drafts are included, because the request has the operator's session. */
export const blogPostsQuery = endpointQuery(['blog-posts'], blogEndpoints.list);

/**
 * The query of the latest generation (request for AI-written articles). It polls while a generation is
 * running, also on a page opened after the start.
 */
export const generationQuery = endpointQuery(['blog-generation'], operatorBlogEndpoints.lastGeneration, {
  refetchInterval: ({ state }) => (state.data?.generation?.state === 'working' ? POLL_INTERVAL_MS : false),
  staleTime: 0,
});

/** The query keys to refetch after an article was added or deleted. */
export const BLOG_KEYS: readonly QueryKey[] = [blogPostsQuery.queryKey, SECTION_COUNTS];

/**
 * Starts a generation of `count` articles. The API answers 202 at once; `generationQuery` reports the
 * progress.
 */
export const startGeneration = (generationRequest: { count: number; topic: string | null }) =>
  callApi(urlOf(operatorBlogEndpoints.generate), {
    method: operatorBlogEndpoints.generate.method,
    body: { ...generationRequest, wait: false },
    parse: (answer) => generationSchema.parse(answer),
  });
