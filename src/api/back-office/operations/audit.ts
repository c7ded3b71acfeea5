// The audit log endpoints: changes by operator, newest first, and the history of one object.

import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { listAuditEntries, listAuditFilters, readSealState, verifySeals } from '#modules/audit/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveAudit(serve: Serve, shop: Shop): void {
  serve(auditEndpoints.page, ({ query }) => listAuditEntries(shop, query));
  serve(auditEndpoints.filters, () => listAuditFilters(shop));
  serve(auditEndpoints.readSeals, () => readSealState(shop));
  serve(auditEndpoints.verify, ({ body }) => verifySeals(shop, body.head));
}
