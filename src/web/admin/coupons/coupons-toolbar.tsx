// Search, filters and order of the coupons, and the list as a file.

import type { Coupon } from '#modules/coupons/contract.ts';
import { fromEuros, toDutchText } from '#shared/money.ts';
import { CsvButton, type CsvColumn } from '../ui/list/csv-button.tsx';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { COUPON_LIST, CouponSort } from './coupon-list.ts';
import { couponStanding, STANDING_LABELS, STANDINGS, TYPE_LABELS } from './coupon-texts.ts';

type Filter = keyof typeof COUPON_LIST.filters;

const SORT_LABELS: Readonly<Record<CouponSort, string>> = {
  newest: 'Nieuwste eerst',
  code: 'Code A–Z',
  used: 'Meest gebruikt',
  ending: 'Eerst aflopend',
};

const CSV: readonly CsvColumn<Coupon>[] = [
  ['Code', ({ code }) => code],
  ['Soort', ({ type }) => TYPE_LABELS[type]],
  ['Waarde', ({ value }) => value.toLocaleString('nl-NL', { useGrouping: false })],
  [
    'Minimaal bestelbedrag',
    ({ minOrderAmount }) => (minOrderAmount === null ? null : toDutchText(fromEuros(minOrderAmount))),
  ],
  ['Gebruikt', ({ usedCount }) => usedCount],
  ['Hoogstens', ({ maxUses }) => maxUses],
  ['Geldig vanaf', ({ validFrom }) => validFrom],
  ['Geldig tot en met', ({ validUntil }) => validUntil],
  ['Status', (coupon) => STANDING_LABELS[couponStanding(coupon, new Date())]],
];

type CouponsToolbarProps = {
  state: ListState<Filter, CouponSort>;
  rows: readonly Coupon[];
  refreshing: boolean;
  onChange(change: ListChange<Filter, CouponSort>): void;
  onRefresh(): void;
};

export function CouponsToolbar({ state, rows, refreshing, onChange, onRefresh }: CouponsToolbarProps) {
  return (
    <ListToolbar label="Kortingscodes">
      <SearchBox q={state.q} label="Zoek op code" placeholder="Zoek op code" onChange={onChange} />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[['', 'Alle'], ...STANDINGS.map((code) => [code, STANDING_LABELS[code]] as const)]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <ListSelect
        label="Soort"
        value={state.filters.type}
        options={[
          ['', 'Alle'],
          ['percentage', TYPE_LABELS.percentage],
          ['fixed_amount', TYPE_LABELS.fixed_amount],
        ]}
        onChange={(type) => onChange({ filters: { type } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvButton fileName="kortingscodes" columns={CSV} rows={rows} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
