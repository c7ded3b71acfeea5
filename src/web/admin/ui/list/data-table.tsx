// The table of a list, with a sticky header and rows that can be selected; on a phone each row is a card. The
// name of a row (`RowTitle`) opens the row, and the keys j and k move through the rows.

import { type ReactNode, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useMayWrite } from '../../session/admin-session.ts';
import { BareCheckBox } from '../bare-check-box.tsx';
import { useListKeys, useRestoredFocus } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';

export type Column<Row> = {
  label: string;
  /**
   * Renders the cell of a list column for `row`; `name` is the name of the row, for labels that screen
   * readers read.
   */
  cell(row: Row, name: string): ReactNode;
  /** The width of a list column. Columns without a size share the remaining width. */
  size?: keyof typeof WIDTHS;
  /** True to align a list column to the right, for amounts and counts. */
  number?: boolean;
  /** True for the list column that is the heading of a row's card on a phone, without the column's label. */
  title?: boolean;
  /**
   * Marks the list column with the buttons that act on a row. On a phone's card the buttons are at the end of
   * the heading, without the column's label; `menu` reserves space for one button only.
   */
  actions?: boolean | 'menu';
  /**
   * The place of a list column's cell on a row's card on a phone, without the column's label: before the
   * heading (`start`), at its end (`end`), below it (`bare`), on a separate line (`line`), or not on the card
   * (`none`). By default the cell follows with its label.
   */
  card?: 'start' | 'end' | 'bare' | 'line' | 'none';
  /**
   * Of a list column: true hides it on a tablet; `desk` hides it also on a small desktop screen. The cards of
   * a phone ignore this option and follow `card`.
   */
  lowPriority?: boolean | 'desk';
};

/**
 * Class names that hide a column on a tablet, where the list is 42 to 56rem wide. A narrower list shows
 * cards, a wider one all columns.
 */
const LOW_PRIORITY = '@2xl:@max-4xl:hidden';
const LOW_PRIORITY_ON_DESKTOP = '@2xl:@max-[70rem]:hidden';

const lowPriorityClass = (lowPriority: Column<never>['lowPriority']) =>
  lowPriority === 'desk' ? LOW_PRIORITY_ON_DESKTOP : lowPriority ? LOW_PRIORITY : undefined;

const LINE = 'col-bare @max-2xl:w-full';

/** The widths of columns, each a CSS variable that a list may set itself. */
const WIDTHS = {
  xs: 'w-(--col-xs)',
  s: 'w-(--col-s)',
  m: 'w-(--col-m)',
  l: 'w-(--col-l)',
  xl: 'w-(--col-xl)',
} as const;

type DataTableProps<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId(row: Row): number;
  /**
   * Of the table of a list: returns the name of a row for the label of its checkbox: "ZOMER10" for "Kies
   * ZOMER10".
   */
  rowName(row: Row): string;
  selection?: Selection;
  /** Of the table of a list: called when the operator presses the key e while a row has the focus. */
  onEdit?(row: Row): void;
  /**
   * Of the table of a list: called for a letter other than `e`, `j` and `k` pressed while a row has the
   * focus; returns true when it handled the letter. In a list with selection, `x` selects the row instead.
   */
  onKey?(key: string, row: Row): boolean;
};

/**
 * The table of a list. Operators without the right to write see no checkboxes and no buttons; the name of a
 * row still opens it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const mayWrite = useMayWrite();
  const { rows, rowId, rowName, onEdit, onKey } = props;
  const selection = mayWrite ? props.selection : undefined;
  const columns = mayWrite ? props.columns : props.columns.filter(({ actions }) => !actions);
  const list = useRef<HTMLTableElement>(null);
  const press = useCallback(
    (key: string, id: number) => {
      const row = rows.find((candidate) => rowId(candidate) === id);
      if (row === undefined) return false;
      if (key === 'x' && selection) selection.toggle(id);
      else if (key === 'e' && onEdit) onEdit(row);
      else return onKey?.(key, row) ?? false;
      return true;
    },
    [rows, rowId, selection, onEdit, onKey],
  );
  const letGo = useCallback(() => {
    if (!selection || selection.extent === 'none') return false;
    selection.clear();
    return true;
  }, [selection]);
  useListKeys(list, press, letGo);
  useRestoredFocus(list, rows);
  return (
    <div className="@container">
      <table ref={list} className="table" data-sticky="" data-selectable={selection ? '' : undefined}>
        <thead>
          <HeadRow columns={columns} selection={selection} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow
              key={rowId(row)}
              row={row}
              columns={columns}
              selection={selection}
              id={rowId(row)}
              name={rowName(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = { columns: readonly Column<Row>[]; selection: Selection | undefined };

function HeadRow<Row>({ columns, selection }: RowProps<Row>) {
  return (
    <tr>
      {selection ? (
        <th scope="col" className="w-11">
          <CheckBox
            label="Alle rijen kiezen"
            state={selection.extent}
            onToggle={() => selection.toggleAll()}
          />
        </th>
      ) : null}
      {columns.map(({ label, size, number, actions, lowPriority }) => (
        <th
          key={label}
          scope="col"
          className={classOf(
            number && 'number',
            size && WIDTHS[size],
            actions && 'pl-0! text-right',
            actions === 'menu' && 'w-17',
            lowPriorityClass(lowPriority),
          )}
        >
          {label}
        </th>
      ))}
    </tr>
  );
}

type BodyRowProps<Row> = RowProps<Row> & { row: Row; id: number; name: string };

function BodyRow<Row>({ row, id, name, columns, selection }: BodyRowProps<Row>) {
  const chosen = selection?.ids.has(id) ?? false;
  return (
    <tr data-row={id} aria-selected={selection ? chosen : undefined}>
      {selection ? (
        <td className="col-check">
          <CheckBox
            label={`Kies ${name}`}
            state={chosen ? 'all' : 'none'}
            onToggle={() => selection.toggle(id)}
          />
        </td>
      ) : null}
      {columns.map(({ label, number, title, actions, card, lowPriority, cell }) => {
        const shown = cell(row, name);
        return (
          <td
            key={label}
            data-label={title || actions ? undefined : label}
            className={classOf(
              number && 'number',
              title && 'col-title',
              actions && '@2xl:pl-0! @2xl:text-right',
              card === 'line' ? LINE : card ? `col-${card}` : actions && 'col-actions',
              lowPriorityClass(lowPriority),
              // A card leaves out empty values.
              shown === '–' && 'col-none',
            )}
          >
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

/** Styles that let the name of a row take two lines on a tablet, where the column is narrow. */
const WHOLE_ON_A_TABLET =
  '@2xl:@max-4xl:line-clamp-2 @2xl:@max-4xl:whitespace-normal @2xl:@max-4xl:text-balance';

/** The name of a row as a link to its page, or as a button that opens the row on this page. */
export function RowTitle({
  children,
  ...way
}: { children: ReactNode } & ({ to: string } | { onOpen(): void })) {
  if ('to' in way) {
    return (
      <Link className={`row-link clip font-[580] ${WHOLE_ON_A_TABLET}`} data-row-link="" to={way.to}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`row-link clip min-h-6 max-w-full cursor-pointer py-0.75 text-left font-[580] text-accent-text hover:underline ${WHOLE_ON_A_TABLET}`}
      data-row-link=""
      onClick={way.onOpen}
    >
      {children}
    </button>
  );
}

function classOf(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

type CheckBoxProps = { label: string; state: 'none' | 'some' | 'all'; onToggle(): void };

/** A checkbox for one row or for all rows; indeterminate when only some are selected. */
function CheckBox({ label, state, onToggle }: CheckBoxProps) {
  return (
    <BareCheckBox
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        // HTML has no attribute for the indeterminate state.
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={onToggle}
    />
  );
}
