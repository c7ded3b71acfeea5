// Search, filter and order above the list of imports.

import { IMPORT_STATUSES } from '#modules/imports/contract.ts';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { ImportSort } from './import-list.ts';
import { STATUS_LABELS } from './import-texts.ts';

const SORT_LABELS: Readonly<Record<ImportSort, string>> = {
  newest: 'Nieuwste eerst',
  name: 'Naam',
  largest: 'Grootste eerst',
};

type ToolbarProps = {
  state: ListState<'status', ImportSort>;
  refreshing: boolean;
  onChange(change: ListChange<'status', ImportSort>): void;
  onRefresh(): void;
};

export function ImportsToolbar({ state, refreshing, onChange, onRefresh }: ToolbarProps) {
  return (
    <ListToolbar label="Imports">
      <SearchBox
        q={state.q}
        label="Zoek op bestand of app"
        placeholder="Zoek in imports"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[['', 'Alle'], ...IMPORT_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const)]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
