// What the outbox asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

export const OUTBOX: QueryKey = ['outbox'];
export const MAIL_LISTS: QueryKey = ['outbox', 'list'];

/** A mail that is on its way is looked at again by itself. */
export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox', 'mail', id],
    queryFn: ({ signal }) => ask(outboxEndpoints.get, { params: { id }, signal }),
    staleTime: seconds(10),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? seconds(3) : false),
  });
