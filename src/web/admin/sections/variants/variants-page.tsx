// /admin/variants: the packs with their prices, discounts and stock.

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { Variant } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { send } from '#web/client/request.ts';
import { packsQuery } from '../../admin-queries.ts';
import { CATALOG_KEYS, priceIssuesQuery, variantsQuery } from '../../shared/catalog/catalog-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { createOpener, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { useOptimisticToggle } from '../../ui/use-optimistic-toggle.ts';
import { variantColumns } from './variant-columns.tsx';
import { variantForm } from './variant-form.tsx';
import { packInfo } from './variant-texts.ts';

const CSV: readonly CsvColumn<Variant>[] = [
  ['ID', ({ id }) => id],
  ['Code', ({ code }) => code],
  ['Product', ({ productName }) => productName],
  ['Variant', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['GTIN', ({ gtin }) => gtin],
  ['MPN', ({ mpn }) => mpn],
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
  source: wholeList(
    variantsQuery,
    ({ id, code, name, productName, sku, gtin, mpn }) =>
      `#${id} ${code} ${name} ${productName} ${[sku, gtin, mpn].filter(Boolean).join(' ')}`,
    [priceIssuesQuery.queryKey],
  ),
  name: ({ name }) => name,
  search: { label: 'Zoek op naam, product of SKU', placeholder: 'Zoek op naam of SKU' },
  filters: {
    product: {
      label: 'Product',
      options: (all) => Object.fromEntries(all.map(({ productId, productName }) => [productId, productName])),
      passes: ({ productId }, choice) => String(productId) === choice,
    },
    status: {
      label: 'Status',
      options: { active: 'Te koop', sold_out: 'Uitverkocht', inactive: 'Niet te koop' },
      passes: ({ isActive, stock }, choice) =>
        choice === 'sold_out' ? isActive && stock < 1 : isActive === (choice === 'active'),
    },
  },
  sorts: {
    product: ['Per product', (a, b) => a.productId - b.productId || a.quantity - b.quantity || a.id - b.id],
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
    return { columns: variantColumns(open, useToggleVariant(), doubtful) };
  },
  file: { name: 'varianten', columns: CSV },
  empty: { title: 'Nog geen varianten', text: 'Voeg een variant toe met de knop hierboven.' },
  openers: [createOpener('Nieuwe variant', 'new-variant', variantForm.make)],
  dialogs: {
    edit: variantForm.edit,
    delete: rowActionDialog(({ id, name }) => ({
      title: `${name} verwijderen?`,
      run: () => send(variantEndpoints.delete, { params: { id } }),
      invalidates: CATALOG_KEYS,
      ...recordMessages('Variant', 'deleted'),
      children:
        'De variant verdwijnt voorgoed uit de winkel. Is die ooit besteld, haal hem dan uit de verkoop.',
    })),
  },
});

/**
 * Returns a function that puts a pack on sale or takes it off sale; the list shows the change at once, and a
 * refusal restores it.
 */
function useToggleVariant() {
  return useOptimisticToggle<Variant, 'id' | 'isActive'>({
    listKey: variantsQuery.queryKey,
    idField: 'id',
    invalidates: CATALOG_KEYS,
    toggled: ({ id, isActive }) => ({ id, isActive: !isActive }),
    send: ({ id, isActive }) => send(variantEndpoints.update, { params: { id }, body: { isActive } }),
    ...recordMessages('Variant', 'updated'),
  });
}

export const meta = () => pageMeta(list.title);

export default listPage(list);

function PriceNotice() {
  const { data: issues = [] } = useQuery(priceIssuesQuery);
  if (issues.length === 0) return null;
  return (
    <section
      className="mb-5 flex gap-3 rounded-[10px] bg-warning-wash px-4 py-3 text-warning"
      aria-label="Van-prijzen"
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
      <div>
        <h2>Deze van-prijzen kun je niet waarmaken</h2>
        <ul>
          {issues.map(({ variantCode, detail }) => (
            <li key={variantCode}>{detail}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PackExplainer() {
  const { data: packs = [] } = useQuery(packsQuery);
  const info = packInfo(packs);
  if (info.length === 0) return null;
  return (
    <section
      className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-px overflow-hidden rounded-[10px] border border-hairline bg-hairline"
      aria-label="Kwantumkorting"
    >
      {info.map(({ id, name, perJar, details }) => (
        <div key={id} className="min-w-0 bg-surface px-4 py-3">
          <h2 className="clip" title={name}>
            {name}
          </h2>
          <p className="text-[1.125rem] leading-[1.35] font-[620] tracking-[-0.015em] tabular-nums">
            <span>{perJar}</span>{' '}
            <span className="muted text-[0.84375rem] font-[450] tracking-normal">per pot</span>
          </p>
          <p className="muted">{details}</p>
        </div>
      ))}
    </section>
  );
}
