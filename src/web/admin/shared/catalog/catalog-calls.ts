// The API calls of the catalog, and which queries to refetch after a change. A product's price is the price
// of its single pack, so products, variants and their figures change together.

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

/** All products, including drafts and archived ones. */
export const allProductsQuery = endpointQuery(['products', 'all'], productEndpoints.list);

export const variantsQuery = endpointListQuery(['variants'], variantEndpoints.list, {
  staleTime: 0,
  gcTime: 0,
});

export const priceIssuesQuery = endpointQuery(['variants', 'price-issues'], variantEndpoints.priceIssues, {
  staleTime: 0,
  gcTime: 0,
});
