// What the pages of the shop are asked for, and where the answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { pageEndpoints, redirectEndpoints } from '#modules/pages/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const pagesQuery = endpointQuery(['pages', 'list'], pageEndpoints.list);

export const pageQuery = (id: number) =>
  endpointQuery(['pages', 'one', id], pageEndpoints.one, { params: { id } });

/** They follow the settings, prices and the day: what was read a while ago is read again. */
export const variablesQuery = endpointQuery(['pages', 'variables'], pageEndpoints.variables);

export const versionsQuery = (id: number) =>
  endpointQuery(['pages', 'versions', id], pageEndpoints.versions, { params: { id } });

export const redirectsQuery = endpointQuery(['pages', 'redirects'], redirectEndpoints.list);

/** What is read again when a page comes, goes, or is shown to readers. */
export const PAGE_KEYS: readonly QueryKey[] = [['pages']];
