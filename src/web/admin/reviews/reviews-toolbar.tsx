// Search, filters and order of the reviews, and the list as a file.

import type { ReviewSort } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { addressOf } from '#web/client/ask.ts';
import { CsvLink } from '../ui/list/csv-button.tsx';
import { filterQuery, type ListChange, type ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { ReviewFilter } from './review-list.ts';
import { SOURCE_LABELS, STATUS_LABELS } from './review-texts.ts';

const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  highest: 'Meeste sterren',
  lowest: 'Minste sterren',
};

type ReviewsToolbarProps = {
  state: ListState<ReviewFilter, ReviewSort>;
  refreshing: boolean;
  onChange(change: ListChange<ReviewFilter, ReviewSort>): void;
  onRefresh(): void;
};

export function ReviewsToolbar({ state, refreshing, onChange, onRefresh }: ReviewsToolbarProps) {
  const { filters } = state;
  return (
    <ListToolbar label="Reviews">
      <SearchBox
        q={state.q}
        label="Zoek op naam, review of bestelnummer"
        placeholder="Zoek in reviews"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={filters.status}
        options={[['', 'Alle'], ...Object.entries(STATUS_LABELS)]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <ListSelect
        label="Herkomst"
        value={filters.source}
        options={[['', 'Alle'], ...Object.entries(SOURCE_LABELS)]}
        onChange={(source) => onChange({ filters: { source } })}
      />
      <ListSelect
        label="Aankoop"
        value={filters.verified}
        options={[
          ['', 'Alle'],
          ['true', 'Geverifieerd'],
          ['false', 'Niet geverifieerd'],
        ]}
        onChange={(verified) => onChange({ filters: { verified } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvLink href={addressOf(reviewEndpoints.file, { query: filterQuery(state) })} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
