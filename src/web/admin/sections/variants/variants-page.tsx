// /admin/variants: the packs with their prices and stock, and the discounts these come to.

import { useQuery } from '@tanstack/react-query';
import type { Variant } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-keys.ts';
import { priceIssuesQuery, variantsQuery } from '../../shared/catalog/variant-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { askAbout } from '../../ui/act-dialog.tsx';
import { recordWords } from '../../ui/form/record-words.ts';
import type { CsvColumn } from '../../ui/list/csv-button.tsx';
import { defineList, opensNew } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { whole } from '../../ui/list/list-sources.ts';
import { useTurn } from '../../ui/use-turn.ts';
import { PackExplainer } from './pack-explainer.tsx';
import { PriceNotice } from './price-notice.tsx';
import { variantColumns } from './variant-columns.tsx';
import { variantForm } from './variant-form.tsx';

const CSV: readonly CsvColumn<Variant>[] = [
  ['ID', ({ id }) => id],
  ['Code', ({ code }) => code],
  ['Product', ({ productName }) => productName],
  ['Variant', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['Prijs', ({ price }) => price.replace('.', ',')],
  ['Van-prijs', ({ originalPrice }) => originalPrice?.replace('.', ',') ?? null],
  ['Korting %', ({ discountPercent }) => discountPercent],
  ['Te verkopen', ({ stock }) => stock],
  ['Te koop', ({ isActive }) => (isActive ? 'ja' : 'nee')],
];

const list = defineList<Variant, 'edit' | 'delete'>({
  title: 'Varianten',
  heading: 'Variants',
  noun: ['variant', 'varianten'],
  source: whole(
    variantsQuery,
    ({ id, code, name, productName, sku }) => `#${id} ${code} ${name} ${productName} ${sku ?? ''}`,
    [priceIssuesQuery.queryKey],
  ),
  name: ({ name }) => name,
  search: { label: 'Zoek op naam, product of SKU', placeholder: 'Zoek op naam of SKU' },
  filters: {
    product: {
      label: 'Product',
      options: (all) => Object.fromEntries(all.map(({ productId, productName }) => [productId, productName])),
      passes: ({ productId }, wanted) => String(productId) === wanted,
    },
    status: {
      label: 'Status',
      options: { active: 'Te koop', sold_out: 'Uitverkocht', inactive: 'Niet te koop' },
      passes: ({ isActive, stock }, wanted) =>
        wanted === 'sold_out' ? isActive && stock < 1 : isActive === (wanted === 'active'),
    },
  },
  sorts: {
    product: ['Product', (a, b) => a.productId - b.productId || a.quantity - b.quantity || a.id - b.id],
    price: ['Laagste prijs', (a, b) => Number(a.price) - Number(b.price) || a.id - b.id],
    stock: ['Minst te verkopen', (a, b) => a.stock - b.stock || a.id - b.id],
  },
  above: () => (
    <>
      <PackExplainer />
      <PriceNotice />
    </>
  ),
  useTable(open) {
    const issues = useQuery(priceIssuesQuery);
    const doubtful = new Set(issues.data?.map(({ variantCode }) => variantCode));
    return { columns: variantColumns(open, useSwitchVariant(), doubtful) };
  },
  file: { name: 'varianten', columns: CSV },
  failed: 'Error loading variants',
  empty: {
    title: 'No variants found',
    text: 'Voeg een variant toe met de knop hierboven.',
  },
  openers: [opensNew('Nieuwe variant', 'new-variant', variantForm.make)],
  dialogs: {
    edit: variantForm.edit,
    delete: askAbout(({ id, name }) => ({
      title: `${name} verwijderen?`,
      act: () => tell(variantEndpoints.delete, { params: { id } }),
      invalidates: CATALOG_KEYS,
      ...recordWords('Variant', 'deleted'),
      children:
        'De variant verdwijnt voorgoed uit de winkel. Is die ooit besteld, haal hem dan uit de verkoop.',
    })),
  },
});

/** Puts a pack on sale or takes it off. */
function useSwitchVariant() {
  return useTurn<Variant, 'id' | 'isActive'>({
    ...{ listKey: variantsQuery.queryKey, by: 'id', invalidates: CATALOG_KEYS },
    turned: ({ id, isActive }) => ({ id, isActive: !isActive }),
    send: ({ id, isActive }) => tell(variantEndpoints.update, { params: { id }, body: { isActive } }),
    ...recordWords('Variant', 'updated'),
  });
}

export const meta = () => pageMeta(list.title);

export default listPage(list);
