// Defines a list of the back-office as one value: the source of its rows, search, filters, sorting, columns
// and actions. `listPage` renders that value; lists with more features are composed of the components in this
// folder.

import type { QueryKey } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentType, FunctionComponent } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Requirement } from '../../session/admin-session.ts';
import type { RegisteredAction } from '../../shell/actions/action-registry.ts';
import type { CsvColumn } from '../files/csv-button.tsx';
import type { Column } from './data-table.tsx';
import type { ListChange, ListShape, ListState } from './list-url.ts';

export type WithId = { id: number };

/**
 * A filter by a day or by options. In a list that is completely in the browser, `passes` tells which rows
 * match the chosen option; other lists are filtered by the server.
 */
export type ListFilter<Row> = { label: string; day: true } | Options<Row>;

type Options<Row> = {
  label: string;
  /**
   * Of a filter by options: the label of the option with an empty value, by default "Alle". Give another
   * label when an empty value hides rows, as in the list of conversations, which at first shows only open
   * ones; `all` is then the value that shows all rows.
   */
  none?: string;
  all?: string;
  options: Readonly<Record<string, string>> | ((rows: readonly Row[]) => Readonly<Record<string, string>>);
  passes?(row: Row, value: string): boolean;
};

/** A filter by one property of the rows, such as a status; for a list that is completely in the browser. */
export const filterBy = <Row, Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  read: (row: Row) => Value,
): ListFilter<Row> => ({ label, options, passes: (row, value) => read(row) === value });

/**
 * A sorting order. `compare` is required when the list is sorted in the browser; the server sorts all others.
 */
type SortOrder<Row> = readonly [label: string, compare?: (one: Row, other: Row) => number];

/**
 * The current rows of a list and their loading state. `Extra` are the fields of the server's answer besides
 * its rows.
 */
export type ListResults<Row, Extra = unknown> = {
  query: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: Error | null;
    isRefetching: boolean;
  };
  refetch(): unknown;
  /** The rows of a list to show: the first page, and the pages added with Show More. */
  rows: Row[];
  /**
   * All rows of a list that the browser has loaded; for a list that is completely in the browser, also the
   * rows that search and filters hide.
   */
  all: readonly Row[];
  /**
   * All rows of a list that pass search and filters, as far as the browser has loaded them, including those
   * not shown yet.
   */
  matching: readonly Row[];
  /**
   * Of a list: the fields of the server's answer besides the rows. Null until the answer arrives, and always
   * for a list that is completely in the browser.
   */
  extra: Extra | null;
  /** The number of rows of a list with its noun: "12 kortingscodes"; empty until it is known. */
  count: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /**
   * True while the rows of a list on screen still belong to the previous search or filters, because the
   * server has not answered yet.
   */
  isStale: boolean;
};

export type Rules<Row> = {
  noun: readonly [one: string, many: string];
  filters?: Readonly<Record<string, ListFilter<Row>>> | undefined;
  sorts: Readonly<Record<string, SortOrder<Row>>>;
};

/** The source of a list: a hook that returns the rows for the search, filters and sorting on screen. */
export type Source<Row, Extra = unknown> = {
  key: QueryKey;
  useResults(rules: Rules<Row>, state: ListState): ListResults<Row, Extra>;
};

/** A button above a list and the dialog that the button opens. */
export type Opener = Omit<RegisteredAction, 'press'> & {
  requires?: Requirement;
  primary?: boolean;
  /** Of a button above a list: true to move it into a menu where there is little room. */
  secondary?: boolean;
  dialog: Dialog;
};

/**
 * Returns the button above a list that opens the dialog for a new record, with the shortcut letter n.
 * `command` is its name for the command palette.
 */
export const createOpener = (label: string, command: string, dialog: Dialog): Opener => ({
  label,
  command,
  icon: Plus,
  letter: 'n',
  primary: true,
  dialog,
});

/**
 * A dialog of a list page that is not about one row. `onClose` closes it; `onNext` closes it and opens
 * another dialog.
 */
export type Dialog = FunctionComponent<{ onClose(): void; onNext(next: Dialog): void }>;

/** A dialog about one row. */
export type RowDialog<Row> = FunctionComponent<{ row: Row; onClose(): void }>;

/** An action on each selected row, one after the other. */
export type BulkAction<Row> = {
  label: string;
  work(row: Row): Promise<unknown>;
  /**
   * Of an action on the selected rows: the Dutch past participle for the message after success, behind count
   * and noun: "uitgezet".
   */
  done: string;
  /**
   * Of an action on the selected rows that cannot be undone: the question to confirm before it starts.
   * Afterwards a report lists the rows the server refused.
   */
  confirm?: { text: string };
  /**
   * Of an action on the selected rows: undoes it for one row; gets the row as it was before the action.
   * Without this function the message offers no undo.
   */
  undo?(row: Row): Promise<unknown>;
};

export type Table<Row> = {
  columns: Column<Row>[];
  /**
   * Of the table of a list: called for a letter pressed while a row has the focus; returns true when it
   * handled the letter.
   */
  onKey?(key: string, row: Row): boolean;
};

/** The definition of a list, except how the rows look. */
export type Listing<Row, Extra = unknown> = {
  /** The heading of a list. It is visible only with `headed`, but screen readers always read it. */
  heading: string;
  /**
   * Of a list: true to show its heading, which is needed when something else stands above the list on the
   * page.
   */
  headed?: boolean;
  noun: readonly [one: string, many: string];
  source: Source<Row, Extra>;
  /**
   * The label and placeholder of a list's search field. `tools` is the name of the toolbar for screen
   * readers; by default it is derived from the noun for the rows.
   */
  search: { label: string; placeholder: string; tools?: string };
  filters?: Readonly<Record<string, ListFilter<Row>>>;
  /** The sorting orders of a list by their name in the URL, the default first. */
  sorts: Readonly<Record<string, SortOrder<Row>>>;
  file?: { name: string; columns: readonly CsvColumn<Row>[] } | ListFile;
  /**
   * The title of the error when the rows of a list cannot be loaded; by default, for customers, "Klanten
   * laden is niet gelukt".
   */
  failed?: string;
  /**
   * The texts of a list without rows. After a search without matches the defaults are, for customers, "Geen
   * klanten gevonden" and "Geen klant past bij deze zoekopdracht en filters."
   */
  empty: { title: string; text: string; filteredTitle?: string; filteredText?: string };
  /**
   * Of a list: a component shown instead of the texts in `empty`, when having no rows may also mean that no
   * data were fetched yet. It offers the operator the next action.
   */
  emptyState?: ComponentType;
};

/** The definition of a list that is a table and a page of its own. */
export type List<Row extends WithId, Kind extends string, Extra = unknown> = Listing<Row, Extra> & {
  /** The title of a list's page and of the browser tab. */
  title: string;
  /** Of a list: returns the name of a row for the labels of its checkbox and actions. */
  name(row: Row): string;
  /**
   * Of a list: a hook that returns the columns, and the handler of the keys pressed on a row, apart from `x`
   * (select) and `e` (edit).
   */
  useTable(open: (kind: Kind, row: Row) => void): Table<Row>;
  /** Of a list page: a component with the links to the other pages of its section. */
  tabs?: ComponentType;
  openers?: readonly Opener[];
  /**
   * Of a list page: the dialogs about a row, by the name of the action that opens them. The key e opens the
   * one named `edit`.
   */
  dialogs?: Readonly<Record<Kind, RowDialog<Row>>>;
  bulk?: readonly BulkAction<Row>[];
  /**
   * Of a list: the keys of the queries to refetch after an action on the selected rows; by default those of
   * the list.
   */
  invalidates?: readonly QueryKey[];
  /**
   * Of a list page: a component rendered between the title and the list; it gets the loaded rows and can
   * change search and filters.
   */
  above?: ComponentType<{ results: ListResults<Row, Extra>; change(change: ListChange): void }>;
};

type Optional = 'heading' | 'sorts';
type Defined<Row extends WithId, Kind extends string, Extra> = Omit<List<Row, Kind, Extra>, Optional> &
  Partial<Pick<List<Row, Kind, Extra>, Optional>> &
  // A list whose rows open dialogs must define these dialogs.
  ([Kind] extends [never] ? unknown : Required<Pick<List<Row, Kind, Extra>, 'dialogs'>>);

/** Defines a list. The heading defaults to the title of the page, the sorting to newest first. */
export const defineList = <Row extends WithId, Kind extends string, Extra = unknown>(
  list: Defined<Row, Kind, Extra>,
): List<Row, Kind, Extra> => ({ heading: list.title, sorts: { newest: ['Nieuwste eerst'] }, ...list });

/**
 * The endpoint that returns the whole list as a file. The request has the filters on screen, or the result of
 * `query` when given.
 */
type ListFile = { endpoint: Endpoint; query?(filters: URLSearchParams): URLSearchParams };

export const csvFileOf = (endpoint: Endpoint): ListFile => ({ endpoint });

/** The parameters the list accepts in the URL: its filters and its sorting. */
export function shapeOf({ filters = {}, sorts }: Pick<Rules<never>, 'filters' | 'sorts'>): ListShape {
  const known = Object.entries(filters).map(([name, choice]) => [name, knownOf(choice)] as const);
  const [first = 'newest', ...rest] = Object.keys(sorts);
  return { filters: Object.fromEntries(known), sorts: [first, ...rest] };
}

const knownOf = (choice: ListFilter<never>) => {
  if ('day' in choice) return /^\d{4}-\d{2}-\d{2}$/;
  return typeof choice.options === 'function' ? /^[\w-]{1,40}$/ : Object.keys(choice.options);
};

/**
 * The names of the active filters. A filter without a choice is also active when it then hides rows, as with
 * `none` and `all` (see `Options`).
 */
export function activeFilters<Row>(filters: Rules<Row>['filters'] = {}, state: ListState): string[] {
  return Object.entries(filters).flatMap(([name, choice]) => {
    const value = state.filters[name] ?? '';
    if ('day' in choice) return value === '' ? [] : [choice.label];
    const { options, none, all = '' } = choice;
    if (value === all) return [];
    return (value === '' ? none : typeof options === 'object' && options[value]) || choice.label;
  });
}
