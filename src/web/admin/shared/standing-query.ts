// Whether everything runs, asked once a minute for the line above every page.

import type { QueryKey } from '@tanstack/react-query';
import { standingEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { reads } from '../reads.ts';

/** Read again after what may have put something right. */
export const STANDING: QueryKey = ['standing'];

export const standingQuery = reads(STANDING, standingEndpoint, {
  staleTime: minutes(1),
  refetchInterval: minutes(1),
});
