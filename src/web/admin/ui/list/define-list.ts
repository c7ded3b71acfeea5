// A list of the back-office as one value: where its rows come from, how they are searched, filtered and
// sorted, what they look like and what can be done with them. `listPage` shows it. A list that is more than
// this is built from the parts beside it.

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

/** One filter: a day, or what may be chosen and, of a list that is whole in the browser, which rows pass. */
export type ListFilter<Row> = { label: string; day: true } | Options<Row>;

type Options<Row> = {
  label: string;
  /** What nothing chosen means, where that is not all of them; `all` is the option that is. */
  none?: string;
  all?: string;
  options: Readonly<Record<string, string>> | ((rows: readonly Row[]) => Readonly<Record<string, string>>);
  passes?(row: Row, value: string): boolean;
};

/** A filter by the one thing each row is, such as its standing; for a list that is whole in the browser. */
export const filterBy = <Row, Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  read: (row: Row) => Value,
): ListFilter<Row> => ({ label, options, passes: (row, value) => read(row) === value });

/** One order; the rule is for a list that is whole in the browser. */
type SortOrder<Row> = readonly [label: string, compare?: (one: Row, other: Row) => number];

/** What there is to show at this moment. `Told` is what the answer says besides its rows. */
export type ListResults<Row, Extra = unknown> = {
  query: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: Error | null;
    isRefetching: boolean;
  };
  refetch(): unknown;
  /** Those unfolded so far. */
  rows: Row[];
  /** All that were read, whatever is searched for. */
  all: readonly Row[];
  /** All that pass search and filters, as far as the browser knows them. */
  matching: readonly Row[];
  /** Null until it is known, and of a list that is whole in the browser. */
  extra: Extra | null;
  /** "12 kortingscodes"; empty until it is known. */
  count: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The rows belong to the search before this one. */
  isStale: boolean;
};

export type Rules<Row> = {
  noun: readonly [one: string, many: string];
  filters?: Readonly<Record<string, ListFilter<Row>>> | undefined;
  sorts: Readonly<Record<string, SortOrder<Row>>>;
};

/** Where rows come from. */
export type Source<Row, Extra = unknown> = {
  key: QueryKey;
  useResults(rules: Rules<Row>, state: ListState): ListResults<Row, Extra>;
};

/** What is begun above the list, and the dialog it opens. */
export type Opener = Omit<RegisteredAction, 'press'> & {
  requires?: Requirement;
  primary?: boolean;
  /** Behind a menu where there is little room. */
  secondary?: boolean;
  dialog: Dialog;
};

/** One more, which is most often begun; also by the letter n. */
export const createOpener = (label: string, command: string, dialog: Dialog): Opener => ({
  label,
  command,
  icon: Plus,
  letter: 'n',
  primary: true,
  dialog,
});

/** A dialog of the page itself; it may give way to the next. */
export type Dialog = FunctionComponent<{ onClose(): void; onNext(next: Dialog): void }>;

/** A dialog of one row. */
export type RowDialog<Row> = FunctionComponent<{ row: Row; onClose(): void }>;

/** Something that is done to each chosen row, one after the other. */
export type BulkAction<Row> = {
  label: string;
  work(row: Row): Promise<unknown>;
  /** Behind the count and the noun: "uitgezet". */
  done: string;
  /**
   * Asks first, when it cannot be taken back; of those that stayed it is then said that they are not `done`.
   */
  confirm?: { text: string };
  /** Undoes it for a row as it was before. */
  undo?(row: Row): Promise<unknown>;
};

export type Table<Row> = {
  columns: Column<Row>[];
  /** Answers whether the letter was its own. */
  onKey?(key: string, row: Row): boolean;
};

/** What is searched and shown, whatever its rows look like. */
export type Listing<Row, Extra = unknown> = {
  /** Of the panel, for those who hear it. */
  heading: string;
  /** The panel's heading is seen too: another panel stands above it. */
  headed?: boolean;
  noun: readonly [one: string, many: string];
  source: Source<Row, Extra>;
  /** `tools` is what all that stands above the rows is called, when that is not what the rows are. */
  search: { label: string; placeholder: string; tools?: string };
  filters?: Readonly<Record<string, ListFilter<Row>>>;
  /** The default first. */
  sorts: Readonly<Record<string, SortOrder<Row>>>;
  file?: { name: string; columns: readonly CsvColumn<Row>[] } | ListFile;
  /** When the shop does not answer: "Klanten laden is niet gelukt" when left out. */
  failed?: string;
  /**
   * Of a search without matches when left out: "Geen klanten gevonden", "Geen klant past bij deze
   * zoekopdracht en filters."
   */
  empty: { title: string; text: string; filteredTitle?: string; filteredText?: string };
  /** In place of those words, with what to do: where no rows may also mean that nobody has looked yet. */
  emptyState?: ComponentType;
};

/** A listing in a table, that is the whole of its page. */
export type List<Row extends WithId, Kind extends string, Extra = unknown> = Listing<Row, Extra> & {
  /** Of the page and its tab. */
  title: string;
  /** What a row is called when it is chosen or acted on. */
  name(row: Row): string;
  /** A hook: what the rows look like, and letters pressed on one beside `x`, which chooses it, and `e`. */
  useTable(open: (kind: Kind, row: Row) => void): Table<Row>;
  /** What leads to the pages beside this one. */
  tabs?: ComponentType;
  openers?: readonly Opener[];
  /** Of a row, by what is done in them; `edit` is also behind the letter e. */
  dialogs?: Readonly<Record<Kind, RowDialog<Row>>>;
  bulk?: readonly BulkAction<Row>[];
  /** What is read again after a bulk act; the list itself when left out. */
  invalidates?: readonly QueryKey[];
  /** What stands between the title and the list. */
  above?: ComponentType<{ results: ListResults<Row, Extra>; change(change: ListChange): void }>;
};

type Optional = 'heading' | 'sorts';
type Defined<Row extends WithId, Kind extends string, Extra> = Omit<List<Row, Kind, Extra>, Optional> &
  Partial<Pick<List<Row, Kind, Extra>, Optional>> &
  // A list whose rows open something says what.
  ([Kind] extends [never] ? unknown : Required<Pick<List<Row, Kind, Extra>, 'dialogs'>>);

/** Its heading is the title of its page, and the newest stand first, when nothing else is said. */
export const defineList = <Row extends WithId, Kind extends string, Extra = unknown>(
  list: Defined<Row, Kind, Extra>,
): List<Row, Kind, Extra> => ({ heading: list.title, sorts: { newest: ['Nieuwste eerst'] }, ...list });

/**
 * The whole list, as the shop writes it; it is asked with the filters of the screen, or with what `query`
 * makes of them.
 */
type ListFile = { endpoint: Endpoint; query?(filters: URLSearchParams): URLSearchParams };

export const csvFileOf = (endpoint: Endpoint): ListFile => ({ endpoint });

/** What the address of the page may say. */
export function shapeOf({ filters = {}, sorts }: Pick<Rules<never>, 'filters' | 'sorts'>): ListShape {
  const known = Object.entries(filters).map(([name, choice]) => [name, knownOf(choice)] as const);
  const [first = 'newest', ...rest] = Object.keys(sorts);
  return { filters: Object.fromEntries(known), sorts: [first, ...rest] };
}

const knownOf = (choice: ListFilter<never>) => {
  if ('day' in choice) return /^\d{4}-\d{2}-\d{2}$/;
  return typeof choice.options === 'function' ? /^[\w-]{1,40}$/ : Object.keys(choice.options);
};

/** What leaves rows out at this moment, in its words; nothing chosen may do so too. */
export function activeFilters<Row>(filters: Rules<Row>['filters'] = {}, state: ListState): string[] {
  return Object.entries(filters).flatMap(([name, choice]) => {
    const value = state.filters[name] ?? '';
    if ('day' in choice) return value === '' ? [] : [choice.label];
    const { options, none, all = '' } = choice;
    if (value === all) return [];
    return (value === '' ? none : typeof options === 'object' && options[value]) || choice.label;
  });
}
