// The endpoints of notices to operators: sending a test notice, and the devices of the logged-in operator
// that receive pushes.

import { actorOf } from '#modules/accounts/index.ts';
import { noticeEndpoints, pushEndpoints } from '#modules/notices/endpoints.ts';
import {
  readPush,
  sendTestNotice,
  sendTestPush,
  subscribeDevice,
  unsubscribeDevice,
} from '#modules/notices/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveNotices(serve: Serve, shop: Shop): void {
  serve(noticeEndpoints.try, ({ body, request }) => sendTestNotice(shop, body.kind, actorOf(request).id));
  serve(pushEndpoints.read, ({ request }) => readPush(shop, actorOf(request).id));
  serve(pushEndpoints.subscribe, ({ body, request }) =>
    subscribeDevice(shop, actorOf(request).id, { ...body, device: request.headers['user-agent'] ?? '' }),
  );
  serve(pushEndpoints.unsubscribe, ({ params, request }) =>
    unsubscribeDevice(shop, actorOf(request).id, params.id),
  );
  serve(pushEndpoints.try, ({ params, request }) => sendTestPush(shop, actorOf(request).id, params.id));
}
