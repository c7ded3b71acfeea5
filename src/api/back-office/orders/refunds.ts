// The endpoints of an order's refunds and invoices for the back-office.

import type { FastifyRequest } from 'fastify';
import { operatorOf } from '#modules/accounts/index.ts';
import { invoiceEndpoints } from '#modules/invoices/endpoints.ts';
import { getInvoiceFile } from '#modules/invoices/index.ts';
import { findOrder } from '#modules/orders/index.ts';
import { refundEndpoints } from '#modules/refunds/endpoints.ts';
import { getOrderMoney, recordTransfer } from '#modules/refunds/index.ts';
import { refundOrder } from '#modules/returns/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveRefunds(serve: Serve, shop: Shop): void {
  serve(refundEndpoints.request, ({ params, body, actor }) => refundOrder(shop, params.id, body, actor));
  serve(refundEndpoints.recordTransfer, ({ params: { id: orderId, refundId }, body }) =>
    recordTransfer(shop, { orderId, refundId }, body),
  );
  serve(refundEndpoints.money, ({ params }) => getOrderMoney(shop, params.id));
  const documentOf = async (orderId: number, number: string | null, request: FastifyRequest) => {
    // The customer of a restricted order was erased: only owners may read what the law requires to be kept.
    if (operatorOf(request)?.role !== 'owner' && (await findOrder(shop.database.orm, orderId))?.restrictedAt)
      throw new Refusal('not_allowed', 'De klant is gewist. Alleen een eigenaar opent deze papieren nog.');
    return getInvoiceFile(shop, orderId, number);
  };
  serve(invoiceEndpoints.invoice, async ({ params, reply, request }) =>
    sendPdf(reply, await documentOf(params.id, null, request)),
  );
  serve(invoiceEndpoints.paper, async ({ params, reply, request }) =>
    sendPdf(reply, await documentOf(params.id, params.number, request)),
  );
}
