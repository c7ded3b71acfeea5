// The toolbar above the orders: search, status and sort order; the other filters are behind a button that
// shows how many are set.

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CsvFileButton } from '../../../ui/files/file-button.tsx';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../../../ui/list/list-toolbar.tsx';
import { filterQuery, setCount } from '../../../ui/list/list-url.ts';
import { MoreFilters } from './more-filters.tsx';
import {
  MORE_FILTERS,
  type OrderListChange,
  type OrderListState,
  SORT_NAMES,
  STATUS_OPTIONS,
} from './order-list.ts';
import { SavedViews } from './saved-views.tsx';

type OrdersToolbarProps = {
  state: OrderListState;
  refreshing: boolean;
  onChange(change: OrderListChange): void;
  onRefresh(): void;
};

export function OrdersToolbar({ state, refreshing, onChange, onRefresh }: OrdersToolbarProps) {
  const set = MORE_FILTERS.filter((name) => state.filters[name] !== '').length;
  const [unfolded, setUnfolded] = useState(set > 0);
  return (
    <ListToolbar
      label="Bestellingen"
      search={{
        q: state.q,
        label: 'Zoek op nummer, naam, adres, telefoon, tracking of betaling',
        placeholder: 'Nummer, naam, adres',
        onChange,
      }}
      active={setCount(state)}
    >
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={STATUS_OPTIONS}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <SortSelect labels={SORT_NAMES} value={state.sort} onChange={onChange} />
      <Button
        aria-expanded={unfolded}
        aria-controls="more-order-filters"
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal size={14} aria-hidden /> <span>{set === 0 ? 'Filters' : `Filters (${set})`}</span>
      </Button>
      <span className="flex flex-none items-center gap-2 lg:ml-auto">
        <SavedViews />
        <CsvFileButton endpoint={orderEndpoints.export} asked={{ query: filterQuery(state) }} />
        <RefreshButton busy={refreshing} onRefresh={onRefresh} />
      </span>
      {unfolded ? <MoreFilters id="more-order-filters" state={state} onChange={onChange} /> : null}
    </ListToolbar>
  );
}
