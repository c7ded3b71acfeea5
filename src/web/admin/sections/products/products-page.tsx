// /admin/products: all products, including drafts and archived ones.

import { useQuery } from '@tanstack/react-query';
import type { Product } from '#modules/catalog/contract.ts';
import { allProductsQuery, variantsQuery } from '../../shared/catalog/catalog-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { productColumns } from './product-columns.tsx';
import { productForm } from './product-form.tsx';
import { productStatus } from './product-status.ts';
import { SellProductDialog } from './sell-product-dialog.tsx';
import { useArchiveProduct } from './use-archive-product.ts';

const CSV: readonly CsvColumn<Product>[] = [
  ['ID', ({ id }) => id],
  ['Naam', ({ name }) => name],
  ['Prijs', ({ price }) => price.replace('.', ',')],
  ['Van-prijs', ({ originalPrice }) => originalPrice?.replace('.', ',') ?? null],
  ['Op voorraad', ({ inStock }) => (inStock ? 'ja' : 'nee')],
  [
    'Status',
    ({ archived, published }) => (archived ? 'Gearchiveerd' : published ? 'Gepubliceerd' : 'Concept'),
  ],
];

const list = defineList<Product, 'edit' | 'sell' | 'delete'>({
  title: 'Producten',
  heading: 'Products',
  noun: ['product', 'producten'],
  source: wholeList(allProductsQuery, ({ id, name, description }) => `#${id} ${name} ${description}`, [
    variantsQuery.queryKey,
  ]),
  name: ({ name }) => name,
  search: { label: 'Zoek op nummer, naam of beschrijving', placeholder: 'Zoek op naam' },
  filters: {
    status: filterBy('Status', { listed: 'In het assortiment', archived: 'Gearchiveerd' }, ({ archived }) =>
      archived ? 'archived' : 'listed',
    ),
    stock: filterBy('Voorraad', { in: 'In Stock', out: 'Out of Stock' }, ({ inStock }) =>
      inStock ? 'in' : 'out',
    ),
  },
  sorts: {
    oldest: ['Oudste eerst', (a, b) => a.id - b.id],
    name: ['Naam A–Z', (a, b) => a.name.localeCompare(b.name, 'nl')],
    price: ['Laagste prijs', (a, b) => Number(a.price) - Number(b.price) || a.id - b.id],
  },
  useTable(open) {
    const { data: all = [] } = useQuery(allProductsQuery);
    const variants = useQuery(variantsQuery);
    const countOf = ({ id }: Product) =>
      variants.data ? variants.data.filter(({ productId }) => productId === id).length : null;
    const statusOf = (product: Product) => productStatus(product, all);
    return { columns: productColumns(open, useArchiveProduct(), { statusOf, countOf }) };
  },
  file: { name: 'producten', columns: CSV },
  empty: { title: 'Nog geen producten', text: 'Voeg je eerste product toe met de knop hierboven.' },
  openers: [createOpener('Nieuw product', 'new-product', productForm.make)],
  dialogs: { edit: productForm.edit, sell: SellProductDialog, delete: DeleteProductDialog },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);
