// Search, filters and order of the abandoned carts, and the list as a file.

import type { DraftSort } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { COUNTRIES } from '#shared/recipient/countries.ts';
import { addressOf } from '#web/client/ask.ts';
import { CsvLink } from '../ui/list/csv-button.tsx';
import { filterQuery, type ListChange, type ListState } from '../ui/list/list-address.ts';
import { ListDay, ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { DraftFilter } from './draft-list.ts';

const SORT_LABELS: Readonly<Record<DraftSort, string>> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  highest: 'Hoogste bedrag',
  lowest: 'Laagste bedrag',
  name: 'Naam A–Z',
  name_desc: 'Naam Z–A',
};

type DraftsToolbarProps = {
  state: ListState<DraftFilter, DraftSort>;
  refreshing: boolean;
  onChange(change: ListChange<DraftFilter, DraftSort>): void;
  onRefresh(): void;
};

export function DraftsToolbar({ state, refreshing, onChange, onRefresh }: DraftsToolbarProps) {
  const { country, from, until } = state.filters;
  return (
    <ListToolbar label="Verlaten winkelmandjes">
      <SearchBox
        q={state.q}
        label="Zoek op nummer, naam, e-mail, adres of kortingscode"
        placeholder="Zoek op naam, e-mail, adres"
        onChange={onChange}
      />
      <ListSelect
        label="Land"
        value={country}
        options={[['', 'Alle'], ...COUNTRIES.map(({ code, name }) => [code, name] as const)]}
        onChange={(code) => onChange({ filters: { country: code } })}
      />
      <ListDay label="Vanaf" value={from} onChange={(day) => onChange({ filters: { from: day } })} />
      <ListDay label="Tot en met" value={until} onChange={(day) => onChange({ filters: { until: day } })} />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvLink href={addressOf(draftEndpoints.file, { query: filterQuery(state) })} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
