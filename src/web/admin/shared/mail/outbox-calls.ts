// The API calls of the outbox, and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const OUTBOX: QueryKey = ['outbox'];
export const MAIL_LISTS: QueryKey = ['outbox', 'list'];

/** One mail; refetched every 3 s while it is queued. */
export const mailQuery = (id: number) =>
  endpointQuery(['outbox', 'mail', id], outboxEndpoints.get, {
    params: { id },
    staleTime: seconds(10),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? seconds(3) : false),
  });
