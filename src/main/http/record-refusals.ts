// Reports refused access in three places: the metrics, the server log and the audit log.

import type { Shop } from '#api/shop.ts';
import { isSafeMethod } from '#modules/accounts/index.ts';
import { createRecordRefusal } from '#modules/audit/index.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { logSecurityEvents } from '#platform/http/security-events.ts';
import type { Metrics } from '#platform/metrics/create-metrics.ts';

export function recordRefusals(app: HttpServer, shop: Shop, metrics: Metrics): void {
  const recordRefusal = createRecordRefusal({ ...shop, hashAddress: shop.hashSender });
  logSecurityEvents(app, {
    hash: shop.hashSender,
    count: metrics.countSecurity,
    // What an operator did or was refused is in the log already, but for looking where they may not.
    record: async (event, request, status) => {
      if (status >= 400 && (!request.actor || isSafeMethod(request.method)))
        await recordRefusal(event, request, status);
    },
  });
}
