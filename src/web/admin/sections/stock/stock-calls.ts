// What the pages of the stock ask of the shop, and what is read again after a booking.

import type { QueryKey } from '@tanstack/react-query';
import { batchEndpoints, purchaseEndpoints, stockEndpoints } from '#modules/stock/endpoints.ts';
import { reads, readsAll } from '../../reads.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';

const STOCK: QueryKey = ['stock'];
/** Customers buy, and parcels take of batches, whatever is done here. */
const NEVER_KEPT = { staleTime: 0 };

/** Every page of the stock, and the packs that draw from it. */
export const STOCK_KEYS = CATALOG_KEYS;

export const articlesQuery = reads([...STOCK, 'articles'], stockEndpoints.articles, NEVER_KEPT);

export const packsQuery = reads([...STOCK, 'packs'], stockEndpoints.packs, NEVER_KEPT);

export const purchasesQuery = readsAll([...STOCK, 'purchases'], purchaseEndpoints.list);

export const batchesQuery = readsAll([...STOCK, 'batches'], batchEndpoints.list, NEVER_KEPT);

export const MOVEMENTS: QueryKey = [...STOCK, 'movements'];
