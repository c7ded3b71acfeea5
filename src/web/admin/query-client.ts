// The query cache of the back-office. It acts on the `meta` of a mutation: which queries to refetch
// afterwards and how to report a refusal.

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';
import { createQueryClient } from '../client/query-client.ts';
import { SECTION_COUNTS } from './shell/section-counts.ts';
import { refusalText } from './ui/refusal-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Of the `meta` of a mutation: the query keys to refetch after the mutation succeeds and also after it
       * fails, because a refused write often means that the data on screen are out of date.
       */
      invalidates?: readonly QueryKey[];
      /**
       * Of the `meta` of a mutation: the title of the error message shown when the server refuses it. Without
       * a title, no message is shown here, and the code that called the mutation reports the refusal.
       */
      failed?: string | undefined;
    };
  }
}

export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient();
  client.getMutationCache().config = {
    onError(error, _change, _before, { meta }) {
      if (meta?.failed) toast({ title: meta.failed, description: refusalText(error), severity: 'high' });
    },
    // A mutation without `invalidates`, such as logging in, changes no task counts; without a session,
    // refetching the counts would wait for a log-in.
    onSettled: (_answer, _error, _change, _before, { meta }) =>
      meta?.invalidates && invalidateQueries(client, meta.invalidates),
  };
  return client;
}

/**
 * Invalidates queries and the task counts outside a mutation, for example after a form was saved. Resolves
 * when the given queries that are on screen were refetched.
 */
export async function invalidateQueries(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  // The change may have finished a task. Nobody waits for the new counts.
  void client.invalidateQueries({ queryKey: SECTION_COUNTS });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
