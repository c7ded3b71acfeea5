import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import {
  checkStruckPrices,
  createVariant,
  listVariants,
  removeVariant,
  updateVariant,
} from '#modules/catalog/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveVariants(serve: Serve, shop: Shop): void {
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
