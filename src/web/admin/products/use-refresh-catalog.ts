// After a change of the catalog: a product's price is its single pack's, so products, variants and the figures about
// them are all read again.

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { OVERVIEW } from '../overview/overview-queries.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

export const CATALOG_KEYS: readonly QueryKey[] = [['products'], ['variants'], OVERVIEW, SECTION_COUNTS];

export function useRefreshCatalog() {
  const client = useQueryClient();
  return () => Promise.all(CATALOG_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}
