// Kept views of the back-office's lists: each operator has their own.

import { savedViewEndpoints } from '#modules/settings/endpoints.ts';
import { forgetView, listViews, saveView } from '#modules/settings/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveSavedViews(serve: Serve, shop: Shop): void {
  serve(savedViewEndpoints.list, ({ query, actor }) => listViews(shop, actor, query.list));
  serve(savedViewEndpoints.save, ({ body, actor }) => saveView(shop, actor, body));
  serve(savedViewEndpoints.delete, ({ params, actor }) => forgetView(shop, actor, params.id));
}
