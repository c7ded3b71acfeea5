// Labels and packing slips of orders, for the back-office: making, looking at, printing, taking back.

import { labelEndpoints } from '#modules/orders/endpoints.ts';
import {
  cancelOrderLabel,
  createOrderLabel,
  listOrderLabels,
  printOrderLabels,
  printOrderSlips,
} from '#modules/orders/index.ts';
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
  serve(labelEndpoints.printSlip, async ({ params, query, reply }) =>
    sendPdf(reply, await printOrderSlips(shop, [params.id], query.paper)),
  );
  serve(labelEndpoints.printSlips, async ({ query, reply }) =>
    sendPdf(reply, await printOrderSlips(shop, query.orders, query.paper)),
  );
}
