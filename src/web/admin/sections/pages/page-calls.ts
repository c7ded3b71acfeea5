// The queries of the pages section and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { pageEndpoints, redirectEndpoints } from '#modules/pages/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const pagesQuery = endpointQuery(['pages', 'list'], pageEndpoints.list);

export const pageQuery = (id: number) =>
  endpointQuery(['pages', 'one', id], pageEndpoints.one, { params: { id } });

/**
 * The query of the variables with their values today. The values depend on settings, prices and the day, so
 * they are refetched when stale.
 */
export const variablesQuery = endpointQuery(['pages', 'variables'], pageEndpoints.variables);

export const versionsQuery = (id: number) =>
  endpointQuery(['pages', 'versions', id], pageEndpoints.versions, { params: { id } });

export const redirectsQuery = endpointQuery(['pages', 'redirects'], redirectEndpoints.list);

/** Query keys to refetch after a page was added, deleted or published. */
export const PAGE_KEYS: readonly QueryKey[] = [['pages']];
