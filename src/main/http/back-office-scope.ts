// Rules for all routes that read a session: authentication, the audit log of writes, and which responses
// contain personal data.

import type { FastifyInstance } from 'fastify';
import type { Shop } from '#api/shop.ts';
import { isSafeMethod, mayWrite, operatorOf, operatorSessions } from '#modules/accounts/index.ts';
import { recordOperatorWrites } from '#modules/audit/index.ts';
import { redactLinkSecrets } from '#modules/mail/index.ts';
import { preventCaching } from '#platform/http/prevent-caching.ts';
import { isDataExport } from '#platform/http/security-events.ts';

export async function openBackOffice(
  scope: FastifyInstance,
  shop: Shop & { invalidateAll(): void },
): Promise<void> {
  await operatorSessions(scope, shop);
  // The caches are dropped before the response is sent, so that the operator's next page is up to date.
  scope.addHook('onSend', async (request) => {
    if (!isSafeMethod(request.method) && operatorOf(request)) shop.invalidateAll();
  });
  // An operator who may only read orders may read every mail, but must not get links that act as the
  // customer.
  scope.addHook('onSend', async (request, _reply, payload) => {
    const operator = operatorOf(request);
    const mayAct = !operator || mayWrite(operator.role, 'orders');
    return mayAct || typeof payload !== 'string' ? payload : redactLinkSecrets(payload);
  });
  preventCaching(scope);
  recordOperatorWrites(scope, {
    database: shop.database,
    clock: shop.clock,
    writerOf: (request) =>
      isSafeMethod(request.method) && !isDataExport(request) ? undefined : request.actor,
    hashAddress: shop.hashSender,
  });
}
