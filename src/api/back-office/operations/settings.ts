// GET and PUT /api/admin/settings: what the operator decides without a new release.

import { actorOf } from '#modules/accounts/index.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { isOwnersSection, updateSettings } from '#modules/settings/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/** A change names only what it changes and answers everything. */
export function serveSettings(serve: Serve, shop: Pick<Shop, 'database' | 'clock' | 'getSettings'>): void {
  serve(settingsEndpoints.read, () => shop.getSettings());
  serve(settingsEndpoints.update, ({ body, request }) => {
    const isOwners = Object.keys(body).some(isOwnersSection);
    if (isOwners && actorOf(request).role !== 'owner')
      throw new Refusal('not_allowed', 'Bedrijfsgegevens, btw en kosten wijzigt alleen een eigenaar.');
    return updateSettings(shop, body);
  });
}
