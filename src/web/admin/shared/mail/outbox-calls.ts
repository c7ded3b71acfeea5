// What the outbox asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const OUTBOX: QueryKey = ['outbox'];
export const MAIL_LISTS: QueryKey = ['outbox', 'list'];

/** A mail that is on its way is looked at again by itself. */
export const mailQuery = (id: number) =>
  endpointQuery(['outbox', 'mail', id], outboxEndpoints.get, {
    params: { id },
    staleTime: seconds(10),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? seconds(3) : false),
  });
