// Search, filters and order of the products, and the list as a file.

import type { Product } from '#modules/catalog/contract.ts';
import { CsvButton, type CsvColumn } from '../ui/list/csv-button.tsx';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import {
  PRODUCT_LIST,
  PRODUCT_STANDINGS,
  type ProductFilter,
  type ProductSort,
  productStanding,
} from './product-list.ts';

const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  oldest: 'Oudste eerst',
  name: 'Naam A–Z',
  price: 'Laagste prijs',
};

const CSV: readonly CsvColumn<Product>[] = [
  ['ID', ({ id }) => id],
  ['Naam', ({ name }) => name],
  ['Prijs', ({ price }) => price.replace('.', ',')],
  ['Van-prijs', ({ originalPrice }) => originalPrice?.replace('.', ',') ?? null],
  ['Op voorraad', ({ inStock }) => (inStock ? 'ja' : 'nee')],
  ['Status', (product) => PRODUCT_STANDINGS[productStanding(product)]],
];

type ProductsToolbarProps = {
  state: ListState<ProductFilter, ProductSort>;
  rows: readonly Product[];
  refreshing: boolean;
  onChange(change: ListChange<ProductFilter, ProductSort>): void;
  onRefresh(): void;
};

export function ProductsToolbar({ state, rows, refreshing, onChange, onRefresh }: ProductsToolbarProps) {
  return (
    <ListToolbar label="Producten">
      <SearchBox
        q={state.q}
        label="Zoek op nummer, naam of beschrijving"
        placeholder="Zoek op naam"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[
          ['', 'Alle'],
          ...PRODUCT_LIST.filters.status.map((code) => [code, PRODUCT_STANDINGS[code]] as const),
        ]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <ListSelect
        label="Voorraad"
        value={state.filters.stock}
        options={[
          ['', 'Alle'],
          ['in', 'In Stock'],
          ['out', 'Out of Stock'],
        ]}
        onChange={(stock) => onChange({ filters: { stock } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvButton fileName="producten" columns={CSV} rows={rows} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
