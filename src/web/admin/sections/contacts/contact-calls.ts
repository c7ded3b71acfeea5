// What is asked about conversations, and where the answers stand in the cache.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

/** Answers come in by themselves. */
export const FRESH = seconds(30);
export const CONVERSATION_LISTS: QueryKey = ['conversations', 'list'];
/** What is read again when something is written or decided. */
export const CONVERSATION_KEYS: readonly QueryKey[] = [['conversations'], ['outbox']];

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversations', 'detail', id],
    queryFn: ({ signal }) => ask(conversationEndpoints.one, { params: { id }, signal }),
    refetchInterval: FRESH,
  });

/** Beside it: who it is, what they ordered, and the templates filled for them. */
export const besideQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversations', 'beside', id],
    queryFn: ({ signal }) => ask(customerEndpoints.besideConversation, { params: { id }, signal }),
    staleTime: FRESH,
  });
