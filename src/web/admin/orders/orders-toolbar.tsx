// Search, status and order of the list of orders.

import { orderStatuses } from '#modules/orders/contract.ts';
import { ListSelect, ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { OrderListState } from './order-list-state.ts';
import { STATUS_LABELS } from './order-texts.ts';

type OrdersToolbarProps = {
  state: OrderListState;
  refreshing: boolean;
  onChange(change: Partial<OrderListState>): void;
  onRefresh(): void;
};

export function OrdersToolbar({ state, refreshing, onChange, onRefresh }: OrdersToolbarProps) {
  return (
    <ListToolbar label="Bestellingen">
      <SearchBox
        q={state.q}
        label="Zoek op nummer, naam of e-mailadres"
        placeholder="Zoek op nummer, naam, e-mail"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={state.status ?? ''}
        options={[['', 'Alle'], ...orderStatuses.map((status) => [status, STATUS_LABELS[status]] as const)]}
        onChange={(value) => onChange({ status: orderStatuses.find((status) => status === value) ?? null })}
      />
      <ListSelect
        label="Volgorde"
        value={state.sort}
        options={[
          ['newest', 'Nieuwste eerst'],
          ['oldest', 'Oudste eerst'],
        ]}
        onChange={(value) => onChange({ sort: value === 'oldest' ? 'oldest' : 'newest' })}
      />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
