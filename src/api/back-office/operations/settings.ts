// The settings endpoints of the back-office, and each operator's saved views of lists.

import { actorOf } from '#modules/accounts/index.ts';
import { savedViewEndpoints, settingsEndpoints } from '#modules/settings/endpoints.ts';
import { deleteView, isOwnerSection, listViews, saveView, updateSettings } from '#modules/settings/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/**
 * Registers the endpoints of the settings. A change contains only the changed settings; the response contains
 * all settings.
 */
export function serveSettings(serve: Serve, shop: Pick<Shop, 'database' | 'clock' | 'getSettings'>): void {
  serve(settingsEndpoints.read, () => shop.getSettings());
  serve(settingsEndpoints.update, ({ body, request }) => {
    const isOwners = Object.keys(body).some(isOwnerSection);
    if (isOwners && actorOf(request).role !== 'owner')
      throw new Refusal('not_allowed', 'Bedrijfsgegevens, btw en kosten wijzigt alleen een eigenaar.');
    return updateSettings(shop, body);
  });
  serve(savedViewEndpoints.list, ({ query, actor }) => listViews(shop, actor, query.list));
  serve(savedViewEndpoints.save, ({ body, actor }) => saveView(shop, actor, body));
  serve(savedViewEndpoints.delete, ({ params, actor }) => deleteView(shop, actor, params.id));
}
