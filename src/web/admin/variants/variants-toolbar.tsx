// Search, filters and order of the packs, and the list as a file.

import type { Variant } from '#modules/catalog/contract.ts';
import { CsvButton, type CsvColumn } from '../ui/list/csv-button.tsx';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { VariantFilter, VariantSort } from './variant-list.ts';

const SORT_LABELS: Readonly<Record<VariantSort, string>> = {
  product: 'Product',
  price: 'Laagste prijs',
  stock: 'Minste voorraad',
};

const CSV: readonly CsvColumn<Variant>[] = [
  ['ID', ({ id }) => id],
  ['Code', ({ code }) => code],
  ['Product', ({ productName }) => productName],
  ['Variant', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['Prijs', ({ price }) => price.replace('.', ',')],
  ['Van-prijs', ({ originalPrice }) => originalPrice?.replace('.', ',') ?? null],
  ['Korting %', ({ discountPercent }) => discountPercent],
  ['Voorraad', ({ stock }) => stock],
  ['Te koop', ({ isActive }) => (isActive ? 'ja' : 'nee')],
];

type VariantsToolbarProps = {
  state: ListState<VariantFilter, VariantSort>;
  all: readonly Variant[];
  rows: readonly Variant[];
  refreshing: boolean;
  onChange(change: ListChange<VariantFilter, VariantSort>): void;
  onRefresh(): void;
};

export function VariantsToolbar({ state, all, rows, refreshing, onChange, onRefresh }: VariantsToolbarProps) {
  const products = new Map(all.map(({ productId, productName }) => [String(productId), productName]));
  return (
    <ListToolbar label="Varianten">
      <SearchBox
        q={state.q}
        label="Zoek op naam, product of SKU"
        placeholder="Zoek op naam of SKU"
        onChange={onChange}
      />
      <ListSelect
        label="Product"
        value={state.filters.product}
        options={[['', 'Alle'], ...products]}
        onChange={(product) => onChange({ filters: { product } })}
      />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[
          ['', 'Alle'],
          ['active', 'Te koop'],
          ['sold_out', 'Uitverkocht'],
          ['inactive', 'Niet te koop'],
        ]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvButton fileName="varianten" columns={CSV} rows={rows} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
