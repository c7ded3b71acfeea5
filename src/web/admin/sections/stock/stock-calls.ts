// What the pages of the stock ask of the shop, and what is read again after a booking.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { batchEndpoints, purchaseEndpoints, stockEndpoints } from '#modules/stock/endpoints.ts';
import { ask, askAll } from '#web/client/ask.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-keys.ts';

const STOCK: QueryKey = ['stock'];

/** Every page of the stock, and the packs that draw from it. */
export const STOCK_KEYS = CATALOG_KEYS;

export const articlesQuery = queryOptions({
  queryKey: [...STOCK, 'articles'],
  queryFn: ({ signal }) => ask(stockEndpoints.articles, { signal }),
});

export const packsQuery = queryOptions({
  queryKey: [...STOCK, 'packs'],
  queryFn: ({ signal }) => ask(stockEndpoints.packs, { signal }),
});

export const purchasesQuery = queryOptions({
  queryKey: [...STOCK, 'purchases'],
  queryFn: ({ signal }) => askAll(purchaseEndpoints.list, { signal }),
});

export const batchesQuery = queryOptions({
  queryKey: [...STOCK, 'batches'],
  queryFn: ({ signal }) => askAll(batchEndpoints.list, { signal }),
});

export const MOVEMENTS: QueryKey = [...STOCK, 'movements'];
