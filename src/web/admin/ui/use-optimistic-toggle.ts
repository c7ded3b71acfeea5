// Toggles a property of a row and shows it immediately. A refusal restores the old rows and shows the reason;
// after success the message offers undo.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast/toast-store.ts';

type ToggleOptions<Row, Name extends keyof Row> = {
  /**
   * Of a toggle on a row: the cache key of the list that contains the row; the cached value is an array of
   * rows.
   */
  listKey: QueryKey;
  /** Of a toggle on a row: the name of the field that identifies a row. */
  idField: Name;
  /**
   * Of a toggle on a row: returns the row with the property toggled; toggling twice must give the first value
   * again.
   */
  toggled(row: Pick<Row, Name>): Pick<Row, Name>;
  send(change: Pick<Row, Name>): Promise<unknown>;
  /**
   * Of a toggle on a row: the keys of the queries to refetch afterwards, including the list; by default the
   * list only.
   */
  invalidates?: readonly QueryKey[];
  /**
   * Of a toggle on a row: the success message, or a function that returns it for the changed row. `failed` is
   * the title of the failure message.
   */
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
    // Two quick changes of one list are sent one after the other.
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
