// The queries of the stock pages, and the query keys to refetch after a booking.

import type { QueryKey } from '@tanstack/react-query';
import { batchEndpoints, purchaseEndpoints, stockEndpoints } from '#modules/stock/endpoints.ts';
import { endpointListQuery, endpointQuery } from '../../endpoint-query.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';

const STOCK: QueryKey = ['stock'];
/**
 * The cache option for data that are refetched on every visit, because orders and parcels change the stock at
 * any time.
 */
const NO_CACHE = { staleTime: 0 };

/**
 * The query keys to refetch after a change of stock: stock pages, products, packs, the overview and the
 * counts of the menu.
 */
export const STOCK_KEYS = CATALOG_KEYS;

export const articlesQuery = endpointQuery([...STOCK, 'articles'], stockEndpoints.articles, NO_CACHE);

export const packsQuery = endpointQuery([...STOCK, 'packs'], stockEndpoints.packs, NO_CACHE);

export const purchasesQuery = endpointListQuery([...STOCK, 'purchases'], purchaseEndpoints.list);

export const batchesQuery = endpointListQuery([...STOCK, 'batches'], batchEndpoints.list, NO_CACHE);

export const MOVEMENTS: QueryKey = [...STOCK, 'movements'];
