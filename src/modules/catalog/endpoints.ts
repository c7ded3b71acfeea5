// The API endpoints of packs and products. Everybody can read what is for sale; all other endpoints are for
// the back-office.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import {
  packVariantSchema,
  priceIssueSchema,
  productInputSchema,
  productSchema,
  productUpdateSchema,
  variantInputSchema,
  variantSchema,
  variantUpdateSchema,
} from './contract.ts';

const forSale = endpoints({ tag: 'catalog', access: 'public' });
const product = endpoints({ tag: 'products', access: 'operator' });
const variant = endpoints({ tag: 'variants', access: 'operator' });

export const catalogEndpoints = {
  packs: forSale.get('/api/variants', {
    summary: 'The packs as the storefront shows them',
    answer: z.array(packVariantSchema),
  }),
  products: forSale.get('/api/products', {
    summary: 'Published products, the one the shop sells first',
    forReaders: true,
    answer: z.array(productSchema),
  }),
};

/**
 * Endpoints of products. They throw 404 `not_found`; 409 `product_in_use` and `edit_conflict`; 422 with the
 * invalid fields, and 422 `peroxide_too_high` for a product with too much peroxide for consumers.
 */
export const productEndpoints = {
  list: product.get('/api/admin/products', {
    summary: 'All products, oldest first, drafts and archived ones too',
    answer: z.array(productSchema),
  }),
  create: product.post('/api/admin/products', {
    summary: 'Add a product',
    body: productInputSchema,
    answer: productSchema,
    status: 201,
    problems: ['peroxide_too_high'],
  }),
  update: product.put('/api/admin/products/:id', {
    summary: 'Change the given fields of a product, or archive it',
    body: productUpdateSchema,
    answer: productSchema,
    problems: ['peroxide_too_high', 'edit_conflict'],
  }),
  sell: product.post('/api/admin/products/:id/sale', {
    summary: 'Sell this product from now on, in place of the one the shop sells',
    answer: productSchema,
    problems: ['product_archived', 'no_packs', 'peroxide_too_high'],
  }),
  delete: product.remove('/api/admin/products/:id', {
    summary: 'Delete a product that was never ordered',
    problems: ['product_in_use'],
  }),
};

/**
 * Endpoints of variants (the packs of a product). They throw 404 `not_found`; 409 `variant_in_use` and
 * `edit_conflict`; 422 with the invalid fields.
 */
export const variantEndpoints = {
  list: variant.get('/api/admin/variants', {
    summary:
      'Packs with stock and discount, never cached: a plain list, or a page when any of limit, cursor, q is given',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(variantSchema)),
  }),
  priceIssues: variant.get('/api/admin/variants/price-issues', {
    summary: 'Struck prices that the price history does not back up',
    answer: z.array(priceIssueSchema),
  }),
  create: variant.post('/api/admin/variants', {
    summary: 'Add a pack',
    body: variantInputSchema,
    answer: variantSchema,
    status: 201,
  }),
  update: variant.put('/api/admin/variants/:id', {
    summary: 'Change the given fields of a pack; a new price joins the price history',
    body: variantUpdateSchema,
    answer: variantSchema,
    problems: ['edit_conflict'],
  }),
  delete: variant.remove('/api/admin/variants/:id', {
    summary: 'Delete a pack that was never ordered',
    problems: ['variant_in_use'],
  }),
};
