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
    // Refused writes of operators are in the audit log already; all other refusals are recorded here.
    record: async (event, request, status) => {
      if (status >= 400 && (!request.actor || isSafeMethod(request.method)))
        await recordRefusal(event, request, status);
    },
  });
}
