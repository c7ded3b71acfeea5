// Refunds of an order and its invoices, for the back-office.

import { refundEndpoints } from '#modules/orders/endpoints.ts';
import { getInvoiceFile, getOrderMoney, requestRefund } from '#modules/orders/index.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveRefunds(serve: Serve, shop: Shop): void {
  serve(refundEndpoints.request, ({ params, body, actor }) => requestRefund(shop, params.id, body, actor));
  serve(refundEndpoints.money, ({ params }) => getOrderMoney(shop, params.id));
  serve(refundEndpoints.invoice, async ({ params, reply }) =>
    sendPdf(reply, await getInvoiceFile(shop, params.id, null)),
  );
  serve(refundEndpoints.paper, async ({ params, reply }) =>
    sendPdf(reply, await getInvoiceFile(shop, params.id, params.number)),
  );
}
