// /admin/products: what the shop sells, drafts and archived products too.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Product } from '#modules/catalog/contract.ts';
import { countedText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { variantsQuery } from '../variants/variant-calls.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { allProductsQuery } from './product-calls.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { PRODUCT_LIST, PRODUCT_RULES } from './product-list.ts';
import { ProductsToolbar } from './products-toolbar.tsx';
import { useArchiveProduct } from './use-archive-product.ts';

export const meta = () => pageMeta('Producten');

type Open = { kind: 'edit' | 'delete'; product: Product } | { kind: 'new' } | null;

const EMPTY = {
  title: 'No products found',
  text: 'Voeg je eerste product toe met de knop hierboven.',
  filteredText: 'Geen product past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Product) => id;
const nameOf = ({ name }: Product) => name;

export default function ProductsPage() {
  const query = useQuery(allProductsQuery);
  const variants = useQuery(variantsQuery);
  const { state, change } = useListState(PRODUCT_LIST);
  const [open, setOpen] = useState<Open>(null);
  const { rows, matching, hasMore } = clientList(query.data ?? [], state, PRODUCT_RULES);
  const { mutate: archive } = useArchiveProduct();

  const edit = useCallback((product: Product) => setOpen({ kind: 'edit', product }), []);
  const columns = useMemo(
    () =>
      productColumns({
        edit,
        remove: (product) => setOpen({ kind: 'delete', product }),
        archive: ({ id, archived }) => archive({ id, archived: !archived }),
        variantsOf: ({ id }) =>
          variants.data ? variants.data.filter(({ productId }) => productId === id).length : null,
      }),
    [edit, archive, variants.data],
  );
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader title="Producten">
        <button
          type="button"
          data-command="new-product"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'new' })}
        >
          <Plus size={14} aria-hidden /> Nieuw product
        </button>
      </PageHeader>
      <ListPanel
        alone
        title="Products"
        count={query.isSuccess ? countedText(matching.length, 'product', 'producten') : ''}
        toolbar={
          <ProductsToolbar
            state={state}
            rows={matching}
            refreshing={query.isRefetching}
            onChange={change}
            onRefresh={() => void Promise.all([query.refetch(), variants.refetch()])}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Producten laden"
          failed="Error loading products"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} onEdit={edit} />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'new' ? <ProductDialog product={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <ProductDialog product={open.product} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteProductDialog product={open.product} onClose={close} /> : null}
    </>
  );
}
