// What stands above a list: search, its filters and orders, the list as a file, and reading it again.

import { capitalised } from '../../format.ts';
import { CsvButton, CsvLink } from './csv-button.tsx';
import type { Choice, Found, List } from './define-list.ts';
import { filterQuery, type ListChange, type ListState } from './list-address.ts';
import { ListDay, ListSelect, ListToolbar, RefreshButton, SortSelect } from './list-toolbar.tsx';
import { SearchBox } from './search-box.tsx';

type ListToolsProps<Row extends { id: number }> = {
  list: Pick<List<Row, never>, 'noun' | 'search' | 'filters' | 'sorts' | 'file'>;
  state: ListState;
  found: Found<Row>;
  onChange(change: ListChange): void;
};

export function ListTools<Row extends { id: number }>({ list, state, found, onChange }: ListToolsProps<Row>) {
  const { noun, search, filters = {}, sorts, file } = list;
  const { tools = capitalised(noun[1]), ...box } = search;
  const labels = Object.fromEntries(Object.entries(sorts).map(([sort, [label]]) => [sort, label]));
  return (
    <ListToolbar label={tools}>
      <SearchBox q={state.q} {...box} onChange={onChange} />
      {Object.entries(filters).map(([name, choice]) => {
        const { label } = choice;
        const shown = { label, value: state.filters[name] ?? '' };
        const pick = (value: string) => onChange({ filters: { [name]: value } });
        return 'day' in choice ? (
          <ListDay key={name} {...shown} onChange={pick} />
        ) : (
          <ListSelect key={name} {...shown} options={optionsOf(choice, found.all)} onChange={pick} />
        );
      })}
      {Object.keys(sorts).length > 1 ? (
        <SortSelect labels={labels} value={state.sort} onChange={onChange} />
      ) : null}
      {file ? <ListFile file={file} state={state} rows={found.matching} /> : null}
      <RefreshButton busy={found.query.isRefetching} onRefresh={() => void found.refetch()} />
    </ListToolbar>
  );
}

type ListFileProps<Row extends { id: number }> = {
  file: NonNullable<List<Row, never>['file']>;
  state: ListState;
  rows: readonly Row[];
};

function ListFile<Row extends { id: number }>({ file, state, rows }: ListFileProps<Row>) {
  if ('href' in file) return <CsvLink href={file.href(filterQuery(state))} />;
  return <CsvButton fileName={file.name} columns={file.columns} rows={rows} />;
}

const optionsOf = <Row,>({ options }: Exclude<Choice<Row>, { day: true }>, rows: readonly Row[]) => [
  ['', 'Alle'] as const,
  ...Object.entries(typeof options === 'function' ? options(rows) : options),
];
