// A list within a page, such as its questions or its menu: rows are added, taken away and put in another order.

import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type * as z from 'zod';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { moved } from '../../../ui/order/move.ts';
import { OrderedList } from '../../../ui/order/ordered-list.tsx';
import { rowName } from '../blocks/block-words.ts';
import { useDraftPlace } from '../editing/draft-context.ts';
import { keyOf, listAt } from '../editing/places.ts';

type RowsFieldProps = {
  path: string;
  /** Says how many there may be. */
  schema: z.ZodArray;
  /** "Vraag", "Vragen". */
  one: string;
  many: string;
  fresh(): object;
  children(path: string): ReactNode;
};

export function RowsField({ path, schema, one, many, fresh, children }: RowsFieldProps) {
  const { content, change, problemAt, mayWrite, wanted } = useDraftPlace();
  const add = useRef<HTMLButtonElement>(null);
  const rows = listAt(content, path);
  const { fewest, most } = sizesOf(schema);
  const put = (next: readonly unknown[]) => change(path, next, null);
  const problem = problemAt(path);

  function addRow() {
    const row = fresh();
    const [first] = Object.keys(row).filter((name) => name !== 'icon');
    wanted.current = `${path}.${rows.length}.${first}`;
    put([...rows, row]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{many}</legend>
      <OrderedList
        label={many}
        className="grid gap-3"
        items={rows}
        idOf={keyOf}
        nameOf={(row, index) => rowName(row, one, index)}
        onMove={(from, to) => put(moved(rows, from, to))}
      >
        {(row, index, { handle, buttons }) => (
          <fieldset
            className="rounded-lg border border-hairline bg-surface"
            aria-label={`${one} ${index + 1}`}
          >
            <div className="flex items-center gap-1 border-b border-hairline px-1.5 py-0.5">
              {handle}
              <span className="flex-1 pl-1 text-quiet" aria-hidden>
                {one} {index + 1}
              </span>
              {buttons}
              {mayWrite ? (
                <IconButton
                  {...{ label: `${rowName(row, one, index)} verwijderen`, icon: Trash2 }}
                  className="aria-disabled:opacity-35"
                  aria-disabled={rows.length <= fewest}
                  onClick={() => {
                    if (rows.length <= fewest) return;
                    put(rows.toSpliced(index, 1));
                    add.current?.focus();
                  }}
                />
              ) : null}
            </div>
            <div className="grid gap-3 px-3 pt-2.5 pb-3">{children(`${path}.${index}`)}</div>
          </fieldset>
        )}
      </OrderedList>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      {mayWrite && rows.length < most ? (
        <p className="mt-3">
          <Button ref={add} onClick={addRow}>
            <Plus size={14} aria-hidden /> {one} toevoegen
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

/** How many rows a list may have, as its schema says. */
function sizesOf(schema: z.ZodArray): { fewest: number; most: number } {
  const { minimum, maximum } = schema._zod.bag;
  return { fewest: Number(minimum ?? 0), most: Number(maximum ?? Number.POSITIVE_INFINITY) };
}
