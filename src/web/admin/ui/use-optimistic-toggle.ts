// Something a row is or is not, turned around at once. A refusal puts the old rows back and says why; while
// nothing has left the house the message offers to take it back.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';

type ToggleOptions<Row, Name extends keyof Row> = {
  /** The cached list, an array of rows. */
  listKey: QueryKey;
  /** What tells which row it is. */
  idField: Name;
  /** How a row is once it is turned around; turned again it is as it was. */
  toggled(row: Pick<Row, Name>): Pick<Row, Name>;
  send(change: Pick<Row, Name>): Promise<unknown>;
  /** What is read again afterwards, the list among it; the list alone when left out. */
  invalidates?: readonly QueryKey[];
  /** Titles of the messages. */
  done: string | ((change: Pick<Row, Name>) => string);
  failed: string;
};

export function useOptimisticToggle<Row, Name extends keyof Row>(
  options: ToggleOptions<Row, Name>,
): (row: Row) => void {
  const { listKey, idField, toggled, send, invalidates = [listKey], failed, done } = options;
  type Change = Pick<Row, Name>;
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Two quick changes of one list arrive in the order they were made.
    scope: { id: JSON.stringify(listKey) },
    mutationFn: send,
    meta: { invalidates, failed },
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Row[]>(listKey);
      client.setQueryData<Row[]>(listKey, (rows) =>
        rows?.map((row) => (row[idField] === change[idField] ? { ...row, ...change } : row)),
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(listKey, context.before);
    },
    onSuccess: (_answer, change) =>
      toast({
        title: typeof done === 'string' ? done : done(change),
        action: { label: 'Ongedaan maken', run: () => mutate(toggled(change)) },
      }),
  });
  return (row) => mutate(toggled(row));
}
