// The queries of conversations and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { conversationEndpoints, leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

/**
 * How long cached conversations with customers count as fresh, in ms; short, because replies arrive at any
 * time.
 */
export const CONVERSATIONS_STALE_MS = seconds(30);
export const CONVERSATION_LISTS: QueryKey = ['conversations', 'list'];
export const LEFT_OUT_LISTS: QueryKey = ['conversations', 'left-out'];
/** The query keys to refetch after a reply or a change of state of a conversation. */
export const CONVERSATION_KEYS: readonly QueryKey[] = [['conversations'], ['outbox']];

export const conversationQuery = (id: number) =>
  endpointQuery(['conversations', 'detail', id], conversationEndpoints.one, {
    params: { id },
    refetchInterval: CONVERSATIONS_STALE_MS,
  });

/** The context of a conversation: the customer, their orders, and the reply templates filled in for them. */
export const conversationContextQuery = (id: number) =>
  endpointQuery(['conversations', 'beside', id], customerEndpoints.besideConversation, {
    params: { id },
    staleTime: CONVERSATIONS_STALE_MS,
  });

/** The number of left-out mails that no operator has seen. */
export const leftOutCountQuery = endpointQuery(['conversations', 'left-out-count'], leftOutEndpoints.count, {
  refetchInterval: CONVERSATIONS_STALE_MS,
});
