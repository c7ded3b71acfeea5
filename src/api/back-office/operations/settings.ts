// GET and PUT /api/admin/settings: what the operator decides without a new release.

import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { updateSettings } from '#modules/settings/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/** A change names only what it changes and answers everything. */
export function serveSettings(serve: Serve, shop: Pick<Shop, 'database' | 'clock' | 'getSettings'>): void {
  serve(settingsEndpoints.read, () => shop.getSettings());
  serve(settingsEndpoints.update, ({ body }) => updateSettings(shop, body));
}
