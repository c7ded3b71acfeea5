// The API calls of the catalog, and the query keys to refetch after a change. A product's price is the price
// of its single pack, so a change affects products, packs and their figures together.

import type { QueryKey } from '@tanstack/react-query';
import { productEndpoints, variantEndpoints } from '#modules/catalog/endpoints.ts';
import { endpointListQuery, endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';
import { OVERVIEW } from '../overview-queries.ts';

export const CATALOG_KEYS: readonly QueryKey[] = [
  ['products'],
  ['variants'],
  ['stock'],
  OVERVIEW,
  SECTION_COUNTS,
];

/** The query of all products, including drafts and archived products. */
export const allProductsQuery = endpointQuery(['products', 'all'], productEndpoints.list);

export const variantsQuery = endpointListQuery(['variants'], variantEndpoints.list, {
  staleTime: 0,
  gcTime: 0,
});

export const priceIssuesQuery = endpointQuery(['variants', 'price-issues'], variantEndpoints.priceIssues, {
  staleTime: 0,
  gcTime: 0,
});
