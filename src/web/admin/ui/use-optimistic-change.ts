// A change that shows at once. A refusal puts the old rows back and says why; while nothing has left the house the
// message offers to take it back.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';

type OptimisticChange<Row, Change extends Partial<Row>> = {
  /** The cached list, an array of rows. */
  listKey: QueryKey;
  /** What tells which row it is; the rest of the change is how that will be. */
  by: keyof Row & keyof Change;
  send(change: Change): Promise<unknown>;
  /** What is read again afterwards, the list among it; the list alone when left out. */
  invalidates?: readonly QueryKey[];
  /** Title of the message when the shop refuses. */
  failed: string;
  done(change: Change): string;
  /** The change that takes this one back; null when it cannot be. */
  inverse?(change: Change): Change | null;
};

export function useOptimisticChange<Row, Change extends Partial<Row>>(
  options: OptimisticChange<Row, Change>,
) {
  const { listKey, by, send, invalidates = [listKey], failed, done, inverse } = options;
  const client = useQueryClient();
  const isSame = (one: Partial<Row>, other: Partial<Row>) => one[by] === other[by];
  const mutation = useMutation({
    // Two quick changes of one list arrive in the order they were made.
    scope: { id: JSON.stringify(listKey) },
    mutationFn: send,
    meta: { invalidates, failed },
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Row[]>(listKey);
      client.setQueryData<Row[]>(listKey, (rows) =>
        rows?.map((row) => (isSame(row, change) ? { ...row, ...change } : row)),
      );
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
