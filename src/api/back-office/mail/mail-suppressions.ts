// The addresses that get no mail any more, for the back-office.

import { suppressionEndpoints } from '#modules/mail/endpoints.ts';
import { addSuppression, listSuppressions, removeSuppression } from '#modules/mail/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveMailSuppressions(serve: Serve, shop: Shop): void {
  serve(suppressionEndpoints.list, ({ query }) => listSuppressions(shop, query));
  serve(suppressionEndpoints.add, ({ body }) => addSuppression(shop, body));
  serve(suppressionEndpoints.remove, ({ params }) => removeSuppression(shop, params.id));
}
