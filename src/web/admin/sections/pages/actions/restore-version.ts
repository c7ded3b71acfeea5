// Restores an earlier published version of a page.

import type { QueryClient } from '@tanstack/react-query';
import type { EditedPage } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { request } from '#web/client/request.ts';
import { invalidateQueries } from '../../../query-client.ts';
import { PAGE_KEYS } from '../page-calls.ts';

/**
 * Restores the earlier published version `number` of a page. When the page is published, visitors see the
 * restored version at once; otherwise the restored version becomes its draft.
 */
export async function restoreVersion(
  { id, published, version }: Pick<EditedPage, 'id' | 'published' | 'version'>,
  number: number,
  client: QueryClient,
): Promise<EditedPage> {
  const body = { number, publish: published, version };
  const restored = await request(pageEndpoints.restore, { params: { id }, body });
  await invalidateQueries(client, PAGE_KEYS);
  return restored;
}
