// The controls above a list: search, filters, sorting, download and refresh.

import { capitalise } from '#shared/writing/capitalise.ts';
import { CsvButton } from '../files/csv-button.tsx';
import { CsvFileButton } from '../files/file-button.tsx';
import {
  activeFilters,
  type ListFilter,
  type Listing,
  type ListResults,
  type WithId,
} from './define-list.ts';
import { ListDay, ListSelect, ListToolbar, RefreshButton, SortSelect } from './list-toolbar.tsx';
import { filterQuery, type ListChange, type ListState } from './list-url.ts';

type ListToolsProps<Row extends WithId> = {
  list: Listing<Row>;
  state: ListState;
  results: ListResults<Row>;
  onChange(change: ListChange): void;
};

export function ListTools<Row extends WithId>({ list, state, results, onChange }: ListToolsProps<Row>) {
  const { noun, search, filters = {}, sorts, file } = list;
  const { tools = capitalise(noun[1]), ...box } = search;
  const isPlain = !file && Object.keys({ ...filters, ...sorts }).length === 1;
  const labels = Object.fromEntries(Object.entries(sorts).map(([sort, [label]]) => [sort, label]));
  return (
    <ListToolbar
      label={tools}
      search={{ q: state.q, ...box, onChange }}
      active={isPlain ? undefined : activeFilters(filters, state).length}
    >
      {Object.entries(filters).map(([name, choice]) => {
        const { label } = choice;
        const shown = { label, value: state.filters[name] ?? '' };
        const pick = (value: string) => onChange({ filters: { [name]: value } });
        return 'day' in choice ? (
          <ListDay key={name} {...shown} onChange={pick} />
        ) : (
          <ListSelect key={name} {...shown} options={optionsOf(choice, results.all)} onChange={pick} />
        );
      })}
      {Object.keys(sorts).length > 1 ? (
        <SortSelect labels={labels} value={state.sort} onChange={onChange} />
      ) : null}
      <span className="flex flex-none items-center gap-2 lg:ml-auto">
        {file && (results.rows.length > 0 || !results.query.isSuccess) ? (
          <ListFile file={file} state={state} rows={results.matching} />
        ) : null}
        <RefreshButton busy={results.query.isRefetching} onRefresh={() => void results.refetch()} />
      </span>
    </ListToolbar>
  );
}

type ListFileProps<Row extends WithId> = {
  file: NonNullable<Listing<Row>['file']>;
  state: ListState;
  rows: readonly Row[];
};

function ListFile<Row extends WithId>({ file, state, rows }: ListFileProps<Row>) {
  if ('endpoint' in file) {
    const { endpoint, query = asItIs } = file;
    return <CsvFileButton endpoint={endpoint} asked={{ query: query(filterQuery(state)) }} />;
  }
  return <CsvButton fileName={file.name} columns={file.columns} rows={rows} />;
}

const asItIs = (query: URLSearchParams) => query;

const optionsOf = <Row,>(
  { options, none = 'Alle' }: Exclude<ListFilter<Row>, { day: true }>,
  rows: readonly Row[],
) => [['', none] as const, ...Object.entries(typeof options === 'function' ? options(rows) : options)];
