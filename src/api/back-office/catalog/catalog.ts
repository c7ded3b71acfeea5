// Products and their packs for the back-office.

import { productEndpoints, variantEndpoints } from '#modules/catalog/endpoints.ts';
import {
  checkStruckPrices,
  createProduct,
  createVariant,
  listProducts,
  listVariants,
  removeProduct,
  removeVariant,
  updateProduct,
  updateVariant,
} from '#modules/catalog/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveAssortment(serve: Serve, shop: Shop): void {
  serve(productEndpoints.list, () => listProducts(shop));
  serve(productEndpoints.create, ({ body }) => createProduct(shop, body));
  serve(productEndpoints.update, ({ params, body }) => updateProduct(shop, params.id, body));
  serve(productEndpoints.delete, ({ params }) => removeProduct(shop, params.id));
  serve(variantEndpoints.list, async ({ query }) =>
    listOrPage(await listVariants(shop), query, ({ code, name, productName, sku }) =>
      [code, name, productName, sku ?? ''].join(' '),
    ),
  );
  serve(variantEndpoints.priceIssues, () => checkStruckPrices(shop));
  serve(variantEndpoints.create, ({ body }) => createVariant(shop, body));
  serve(variantEndpoints.update, ({ params, body }) => updateVariant(shop, params.id, body));
  serve(variantEndpoints.delete, ({ params }) => removeVariant(shop, params.id));
}
