import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { createProduct, listProducts, removeProduct, updateProduct } from '#modules/catalog/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveProducts(serve: Serve, shop: Shop): void {
  serve(productEndpoints.list, () => listProducts(shop));
  serve(productEndpoints.create, ({ body }) => createProduct(shop, body));
  serve(productEndpoints.update, ({ params, body }) => updateProduct(shop, params.id, body));
  serve(productEndpoints.delete, ({ params }) => removeProduct(shop, params.id));
}
