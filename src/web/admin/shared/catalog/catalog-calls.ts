// What is read again after a change of the catalog: a product's price is its single pack's, so products,
// variants and the figures about them all are.

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

/** Drafts and archived products too. */
export const allProductsQuery = endpointQuery(['products', 'all'], productEndpoints.list);

export const variantsQuery = endpointListQuery(['variants'], variantEndpoints.list, {
  staleTime: 0,
  gcTime: 0,
});

export const priceIssuesQuery = endpointQuery(['variants', 'price-issues'], variantEndpoints.priceIssues, {
  staleTime: 0,
  gcTime: 0,
});
