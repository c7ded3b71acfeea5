// What the products tab asks of the shop, and where its answers are kept. Keys begin like those of the public list,
// so that a change refreshes both.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { type ProductInput, type ProductUpdate, productSchema } from '#modules/catalog/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/products';

/** Drafts and archived products too. */
export const allProductsQuery = queryOptions({
  queryKey: ['products', 'all'],
  queryFn: ({ signal }) => callApi(PATH, { parse: (answer) => z.array(productSchema).parse(answer), signal }),
});

export const createProduct = (body: ProductInput) =>
  callApi(PATH, { method: 'POST', body, parse: ignoreAnswer });

export const updateProduct = (id: number, body: ProductUpdate) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: ignoreAnswer });

export const deleteProduct = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });
