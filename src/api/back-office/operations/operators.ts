// The endpoints with which owners manage operator accounts: the list, adding, changing the role, resetting
// the log-in, and deleting.

import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import {
  actorOf,
  addOperator,
  changeRole,
  listOperators,
  removeOperator,
  resetOperator,
} from '#modules/accounts/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveOperators(serve: Serve, shop: Shop): void {
  serve(operatorEndpoints.list, () => listOperators(shop));
  serve(operatorEndpoints.add, ({ body }) => addOperator(shop, body));
  serve(operatorEndpoints.changeRole, ({ params, body }) => changeRole(shop, params.id, body.role));
  serve(operatorEndpoints.reset, ({ params, request }) =>
    resetOperator(shop, params.id, actorOf(request).id),
  );
  serve(operatorEndpoints.delete, ({ params, request }) =>
    removeOperator(shop, params.id, actorOf(request).id),
  );
}
