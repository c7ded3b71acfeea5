// The endpoints of the logged-in operator's own account: password, second factor and sessions.

import type { FastifyRequest } from 'fastify';
import { accountEndpoints, twoFactorEndpoints } from '#modules/accounts/endpoints.ts';
import {
  type Actor,
  actorOf,
  beginSession,
  changeOwnPassword,
  confirmTwoFactor,
  disableTwoFactor,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readOwnAccount,
  reauthenticate,
  renewRecoveryCodes,
  startTwoFactor,
} from '#modules/accounts/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveAccount(serve: Serve, shop: Shop): void {
  serve(accountEndpoints.read, ({ request }) => readOwnAccount(shop, actorOf(request).id));
  serve(accountEndpoints.changePassword, async ({ body, request }) => {
    await changeOwnPassword(shop, whoOf(request), body);
    await beginSession(request, actorOf(request));
  });
  serve(accountEndpoints.reauthenticate, ({ body, request }) =>
    reauthenticate(shop, whoOf(request), body, request.session.sessionId),
  );
  serve(accountEndpoints.checkProof, () => undefined);
  serve(accountEndpoints.listSessions, ({ request }) =>
    listOwnSessions(shop, actorOf(request).id, request.session.sessionId),
  );
  serve(accountEndpoints.endOtherSessions, ({ request }) =>
    endOtherSessions(shop, actorOf(request).id, request.session.sessionId),
  );
  serve(accountEndpoints.endSession, ({ params, request }) =>
    endOwnSession(shop, actorOf(request).id, params.id),
  );
  serve(twoFactorEndpoints.start, ({ body, request }) => startTwoFactor(shop, whoOf(request), body.password));
  serve(twoFactorEndpoints.confirm, ({ body, request }) =>
    confirmTwoFactor(shop, whoOf(request), body.code, request.session.sessionId),
  );
  serve(twoFactorEndpoints.renewRecoveryCodes, ({ body, request }) =>
    renewRecoveryCodes(shop, whoOf(request), body),
  );
  serve(twoFactorEndpoints.disable, ({ body, request }) => disableTwoFactor(shop, whoOf(request), body));
}

const whoOf = (request: FastifyRequest): Actor => ({ id: actorOf(request).id, network: request.network });
