// The cache of the back-office. What a change says in its `meta` happens here: what is read again after it,
// and how a refusal is told.

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';
import { createQueryClient } from '../client/query-client.ts';
import { SECTION_COUNTS } from './shell/section-counts.ts';
import { refusalText } from './ui/refusal-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Read again whatever became of the change: what was refused is often no longer as it is shown. */
      invalidates?: readonly QueryKey[];
      /** Title of the message when the shop refuses; without one whoever asked says it. */
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
    // One that names nothing, such as logging in, changes no work: and a count asked for without a session
    // would wait for it.
    onSettled: (_answer, _error, _change, _before, { meta }) =>
      meta?.invalidates && invalidateQueries(client, meta.invalidates),
  };
  return client;
}

/** For what is no mutation, such as a form or a row of changes; done when all that is on screen was read. */
export async function invalidateQueries(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  // Whatever was changed may have been what somebody had to do; nobody waits for its count.
  void client.invalidateQueries({ queryKey: SECTION_COUNTS });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
