// The endpoints of products and their packs for the back-office.

import { productEndpoints, variantEndpoints } from '#modules/catalog/endpoints.ts';
import {
  checkStruckPrices,
  createProduct,
  createVariant,
  listProducts,
  removeProduct,
  removeVariant,
  sellProduct,
  updateProduct,
  updateVariant,
  type VariantUpdate,
} from '#modules/catalog/index.ts';
import { listStockedVariants, notePacksCounted, toStockedVariant } from '#modules/stock/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveAssortment(serve: Serve, shop: Shop): void {
  serve(productEndpoints.list, () => listProducts(shop));
  serve(productEndpoints.create, ({ body }) => createProduct(shop, body));
  serve(productEndpoints.update, ({ params, body }) => updateProduct(shop, params.id, body));
  serve(productEndpoints.sell, ({ params }) => sellProduct(shop, params.id));
  serve(productEndpoints.delete, ({ params }) => removeProduct(shop, params.id));
  serve(variantEndpoints.list, async ({ query }) =>
    listOrPage(await listStockedVariants(shop), query, ({ code, name, productName, sku, gtin, mpn }) =>
      [code, name, productName, sku, gtin, mpn].filter(Boolean).join(' '),
    ),
  );
  serve(variantEndpoints.priceIssues, () => checkStruckPrices(shop));
  serve(variantEndpoints.create, async ({ body }) => toStockedVariant(shop, await createVariant(shop, body)));
  serve(variantEndpoints.update, async ({ params, body }) => {
    const change = await countFromSellable(shop, params.id, body);
    return toStockedVariant(shop, await updateVariant({ ...shop, notePacksCounted }, params.id, change));
  });
  serve(variantEndpoints.delete, ({ params }) => removeVariant(shop, params.id));
}

/**
 * Returns a change of a pack with the stock it starts from. When the request sets `stock` without `stockWas`
 * (the number the operator saw), `stockWas` becomes the number of packs that can be sold now; undefined for
 * an unknown pack. Any other change is returned unchanged.
 */
async function countFromSellable(shop: Shop, id: number, change: VariantUpdate): Promise<VariantUpdate> {
  if (change.stock === undefined || change.stockWas !== undefined) return change;
  const variant = (await listStockedVariants(shop)).find((one) => one.id === id);
  return { ...change, stockWas: variant?.stock };
}
