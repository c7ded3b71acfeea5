// The field for a list in a page, such as its questions or its menu. Rows can be added, deleted, moved, and
// opened one at a time for editing.

import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { Button } from '#web/ui/controls/button.tsx';
import { moved } from '../../../ui/sortable/move.ts';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { rowName } from '../blocks/block-texts.ts';
import { keyOf, listAt } from '../editing/content-paths.ts';
import { useDraftContext } from '../editing/draft-context.ts';
import { FieldRow } from './field-row.tsx';

type RowsFieldProps = {
  path: string;
  /**
   * Of a list field in the page editor: the schema of the list, which sets the minimum and maximum number of
   * rows.
   */
  schema: z.ZodArray;
  /** Of a list field in the page editor: the Dutch noun for one row, such as "Vraag". */
  one: string;
  many: string;
  fresh(): object;
  children(path: string): ReactNode;
};

export function RowsField({ path, schema, one, many, fresh, children }: RowsFieldProps) {
  const { content, change, mayWrite, focusPath } = useDraftContext();
  const add = useRef<HTMLButtonElement>(null);
  const rows = listAt(content, path);
  const [open, setOpen] = useOpenRow(path, rows);
  const { fewest, most } = sizesOf(schema);
  const put = (next: readonly unknown[]) => change(path, next, null);

  function addRow() {
    const row = fresh();
    const [first] = Object.keys(row).filter((name) => name !== 'icon');
    focusPath.current = `${path}.${rows.length}.${first}`;
    put([...rows, row]);
    // Opened at once, so that the next typed letter goes into the field of the row.
    setOpen(keyOf(row));
  }

  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{many}</legend>
      <SortableList
        label={many}
        className="divide-y divide-hairline rounded-lg border border-hairline bg-surface"
        items={rows}
        idOf={keyOf}
        nameOf={(row, index) => rowName(row, one, index)}
        onMove={(from, to) => put(moved(rows, from, to))}
      >
        {(row, index, order) => (
          <FieldRow
            order={order}
            one={one}
            index={index}
            name={rowName(row, one, index)}
            path={`${path}.${index}`}
            isOpen={open === keyOf(row)}
            mayGo={rows.length > fewest}
            onToggle={() => setOpen(open === keyOf(row) ? null : keyOf(row))}
            onRemove={() => {
              put(rows.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {children(`${path}.${index}`)}
          </FieldRow>
        )}
      </SortableList>
      <RowsProblem path={path} />
      {mayWrite ? (
        <p className="mt-2">
          <Button ref={add} disabled={rows.length >= most} onClick={addRow}>
            <Plus size={14} aria-hidden />{' '}
            <span>
              <span>{one}</span> toevoegen
            </span>
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

/**
 * The error text of a list in the page editor as a whole, such as too few rows; nothing when the list has no
 * error of its own.
 */
function RowsProblem({ path }: { path: string }) {
  const problem = useDraftContext().problemAt(path);
  return problem ? (
    <p className="field-error" role="alert">
      {problem}
    </p>
  ) : null;
}

/**
 * Returns the key of the row whose fields are open in a list of the page editor (null for none), and a
 * function to change it. A row opens by itself when the focus is requested for one of its fields.
 */
function useOpenRow(path: string, rows: readonly unknown[]) {
  const { focusPath } = useDraftContext();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (!focusPath.current?.startsWith(`${path}.`)) return;
    const row = rows[Number.parseInt(focusPath.current.slice(path.length + 1), 10)];
    if (row !== undefined) setOpen(keyOf(row));
  });
  return [open, setOpen] as const;
}

/** The minimum and maximum number of rows, from the schema of the list. */
function sizesOf(schema: z.ZodArray): { fewest: number; most: number } {
  const { minimum, maximum } = schema._zod.bag;
  return { fewest: Number(minimum ?? 0), most: Number(maximum ?? Number.POSITIVE_INFINITY) };
}
