// What is asked about conversations, and where the answers stand in the cache.

import type { QueryKey } from '@tanstack/react-query';
import { conversationEndpoints, leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

/** Answers come in by themselves. */
export const CONVERSATIONS_STALE_MS = seconds(30);
export const CONVERSATION_LISTS: QueryKey = ['conversations', 'list'];
export const LEFT_OUT_LISTS: QueryKey = ['conversations', 'left-out'];
/** What is read again when something is written or decided. */
export const CONVERSATION_KEYS: readonly QueryKey[] = [['conversations'], ['outbox']];

export const conversationQuery = (id: number) =>
  endpointQuery(['conversations', 'detail', id], conversationEndpoints.one, {
    params: { id },
    refetchInterval: CONVERSATIONS_STALE_MS,
  });

/** Beside it: who it is, what they ordered, and the templates filled for them. */
export const conversationContextQuery = (id: number) =>
  endpointQuery(['conversations', 'beside', id], customerEndpoints.besideConversation, {
    params: { id },
    staleTime: CONVERSATIONS_STALE_MS,
  });

/** How many mails were left out and seen by nobody. */
export const leftOutCountQuery = endpointQuery(['conversations', 'left-out-count'], leftOutEndpoints.count, {
  refetchInterval: CONVERSATIONS_STALE_MS,
});
