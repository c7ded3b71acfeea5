// What the back-office reads of the shop, as values for `useQuery`: an endpoint, what is asked of it, and how
// long the answer is good for. The first word of a key says what it is about; a change that names that word
// has it read again.

import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { $ZodType, output } from 'zod/v4/core';
import type { AnswerOf, Endpoint } from '#shared/api/endpoint.ts';
import { type Asking, answerOf, askAll, type Sent, type WholeOrPage } from '#web/client/ask.ts';

type Freshness<Answer> = Pick<
  UseQueryOptions<Answer>,
  'staleTime' | 'gcTime' | 'refetchInterval' | 'placeholderData' | 'retry'
>;
type Asked<E extends Endpoint> = Pick<Asking<E>, Extract<keyof Asking<E>, 'params' | 'query'>>;
type How<E extends Endpoint> =
  Record<never, never> extends Asked<E>
    ? [how?: Asked<E> & Freshness<AnswerOf<E>>]
    : [how: Asked<E> & Freshness<AnswerOf<E>>];

/** What one endpoint answers. */
export function reads<E extends Endpoint>(queryKey: QueryKey, endpoint: E, ...[how]: How<E>) {
  const { params, query, ...freshness }: Sent & Freshness<AnswerOf<E>> = how ?? {};
  return queryOptions({
    ...freshness,
    queryKey,
    queryFn: ({ signal }) => answerOf(endpoint, { params, query, signal }),
  });
}

/** Every row of a list that is whole when nothing is asked of it. */
export const readsAll = <Item extends $ZodType, Page extends $ZodType>(
  queryKey: QueryKey,
  endpoint: WholeOrPage<Item, Page>,
  freshness: Freshness<output<Item>[]> = {},
) => queryOptions({ ...freshness, queryKey, queryFn: ({ signal }) => askAll(endpoint, { signal }) });
