// A change that shows at once. A refusal puts the old rows back and says why; while nothing has left the house the
// message offers to take it back.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';

type OptimisticChange<Row, Change> = {
  /** The cached list, an array of rows. */
  listKey: QueryKey;
  send(change: Change): Promise<unknown>;
  /** The rows as they will be. */
  apply(rows: Row[], change: Change): Row[];
  /** What else shows these rows; all of it is read again afterwards. */
  alsoShown?: readonly QueryKey[];
  /** Title of the message when the shop refuses. */
  failed: string;
  done(change: Change): string;
  /** The change that takes this one back; null when it cannot be. */
  inverse?(change: Change): Change | null;
};

export function useOptimisticChange<Row, Change>(options: OptimisticChange<Row, Change>) {
  const { listKey, send, apply, alsoShown = [], failed, done, inverse } = options;
  const client = useQueryClient();
  const mutation = useMutation({
    // Two quick changes of one list arrive in the order they were made.
    scope: { id: JSON.stringify(listKey) },
    mutationFn: send,
    meta: { invalidates: [listKey, ...alsoShown], failed },
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Row[]>(listKey);
      client.setQueryData<Row[]>(listKey, (rows) => rows && apply(rows, change));
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(listKey, context.before);
    },
    onSuccess: (_answer, change) => {
      const back = inverse?.(change) ?? null;
      toast({
        title: done(change),
        ...(back === null ? {} : { action: { label: 'Ongedaan maken', run: () => mutation.mutate(back) } }),
      });
    },
  });
  return mutation;
}
