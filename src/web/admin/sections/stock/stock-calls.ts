// What the pages of the stock ask of the shop, and what is read again after a booking.

import type { QueryKey } from '@tanstack/react-query';
import { batchEndpoints, purchaseEndpoints, stockEndpoints } from '#modules/stock/endpoints.ts';
import { endpointListQuery, endpointQuery } from '../../endpoint-query.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';

const STOCK: QueryKey = ['stock'];
/** Customers buy, and parcels take of batches, whatever is done here. */
const NO_CACHE = { staleTime: 0 };

/** Every page of the stock, and the packs that draw from it. */
export const STOCK_KEYS = CATALOG_KEYS;

export const articlesQuery = endpointQuery([...STOCK, 'articles'], stockEndpoints.articles, NO_CACHE);

export const packsQuery = endpointQuery([...STOCK, 'packs'], stockEndpoints.packs, NO_CACHE);

export const purchasesQuery = endpointListQuery([...STOCK, 'purchases'], purchaseEndpoints.list);

export const batchesQuery = endpointListQuery([...STOCK, 'batches'], batchEndpoints.list, NO_CACHE);

export const MOVEMENTS: QueryKey = [...STOCK, 'movements'];
