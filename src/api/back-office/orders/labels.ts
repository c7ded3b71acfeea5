// The endpoints of shipping labels and packing slips of orders: making, viewing, printing, cancelling.

import type { FastifyRequest } from 'fastify';
import { mayWrite, operatorOf } from '#modules/accounts/index.ts';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import {
  cancelOrderLabel,
  createOrderLabel,
  listOrderLabels,
  printOrderLabels,
  printOrderSlips,
} from '#modules/fulfilment/index.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveLabels(serve: Serve, shop: Shop): void {
  serve(labelEndpoints.create, ({ body, actor }) => createOrderLabel(shop, body, actor));
  serve(labelEndpoints.list, ({ params }) => listOrderLabels(shop, params.id));
  serve(labelEndpoints.cancel, ({ params, actor }) => cancelOrderLabel(shop, params.id, actor));
  serve(labelEndpoints.print, async ({ params, query, reply }) =>
    sendPdf(reply, await printOrderLabels(shop, [params.id], query.paper)),
  );
  serve(labelEndpoints.printSeveral, async ({ query, reply }) =>
    sendPdf(reply, await printOrderLabels(shop, query.orders, query.paper)),
  );
  // An operator who may not change orders gets the packing slip without the customer's link, because that
  // link acts as the customer.
  const slips = (request: FastifyRequest): Parameters<typeof printOrderSlips>[0] => {
    const operator = operatorOf(request);
    const mayAct = operator !== null && mayWrite(operator.role, 'orders');
    return mayAct ? shop : { ...shop, brushingLink: () => shop.brushingLink(null) };
  };
  serve(labelEndpoints.printSlip, async ({ params, query, request, reply }) =>
    sendPdf(reply, await printOrderSlips(slips(request), [params.id], query.paper)),
  );
  serve(labelEndpoints.printSlips, async ({ query, request, reply }) =>
    sendPdf(reply, await printOrderSlips(slips(request), query.orders, query.paper)),
  );
}
