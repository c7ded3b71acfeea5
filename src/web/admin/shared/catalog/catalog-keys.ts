// What is read again after a change of the catalog: a product's price is its single pack's, so products, variants and the
// figures about them all are.

import type { QueryKey } from '@tanstack/react-query';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';
import { OVERVIEW } from '../overview-queries.ts';

export const CATALOG_KEYS: readonly QueryKey[] = [
  ['products'],
  ['variants'],
  ['stock'],
  OVERVIEW,
  SECTION_COUNTS,
];
