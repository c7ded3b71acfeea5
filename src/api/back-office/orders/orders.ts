// The order endpoints of the back-office: lists, a single order, status changes, edits, shipping and removal.

import {
  bankOrderEndpoints,
  basketHistoryEndpoints,
  preparedOrderEndpoints,
} from '#modules/checkout/endpoints.ts';
import {
  bankOrderUnknown,
  listBankOrders,
  offerBankOrder,
  prepareManualOrder,
  printProforma,
  readBasketHistory,
  receiveBankPayment,
  resendBankOrder,
  withdrawBankOrder,
} from '#modules/checkout/index.ts';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import {
  listChanges,
  previewChange,
  requestPaymentAgain,
  saveOrder,
  withdrawChange,
} from '#modules/order-changes/index.ts';
import { orderDetailEndpoints } from '#modules/order-overview/endpoints.ts';
import { getOrder } from '#modules/order-overview/index.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import {
  changeStatus,
  exportOrders,
  listOrders,
  listRecentOrders,
  removeOrder,
  renewOrderLink,
} from '#modules/orders/index.ts';
import { cancelEndpoints, replacementEndpoints } from '#modules/returns/endpoints.ts';
import { cancelOrder, placeReplacement, readCancelQuestion } from '#modules/returns/index.ts';
import { isEmptyQuery } from '#shared/api/paging.ts';
import { sendCsvChunks } from '../../replies/csv-reply.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveOrders(serve: Serve, shop: Shop): void {
  serve(orderEndpoints.list, ({ query }) =>
    isEmptyQuery(query) ? listRecentOrders(shop) : listOrders(shop, query),
  );
  serve(orderEndpoints.export, ({ query, reply }) =>
    sendCsvChunks(reply, 'bestellingen', exportOrders(shop, query)),
  );
  serve(orderDetailEndpoints.one, ({ params }) => getOrder(shop, params.id));
  serve(basketHistoryEndpoints.ofOrder, ({ params }) => readBasketHistory(shop, params.id));
  serve(orderEndpoints.renewLink, ({ params, actor }) => renewOrderLink(shop, params.id, actor));
  serve(orderEndpoints.changeStatus, ({ params, body, actor }) => changeStatus(shop, params.id, body, actor));
  serve(orderChangeEndpoints.edit, ({ params, body, actor }) => saveOrder(shop, params.id, body, actor));
  serve(orderChangeEndpoints.previewChange, ({ params, query }) => previewChange(shop, params.id, query));
  serve(orderChangeEndpoints.listChanges, ({ params }) => listChanges(shop, params.id));
  serve(orderChangeEndpoints.requestPaymentAgain, ({ params: { id: orderId, changeId } }) =>
    requestPaymentAgain(shop, { orderId, changeId }),
  );
  serve(orderChangeEndpoints.withdrawChange, ({ params: { id: orderId, changeId }, actor }) =>
    withdrawChange(shop, { orderId, changeId }, actor),
  );
  serve(replacementEndpoints.place, ({ body, actor }) => placeReplacement(shop, body, actor));
  serve(cancelEndpoints.question, ({ params }) => readCancelQuestion(shop, params.id));
  serve(cancelEndpoints.cancel, ({ params, body, actor }) => cancelOrder(shop, params.id, body, actor));
  serve(preparedOrderEndpoints.prepare, ({ body }) => prepareManualOrder(shop, body));
  serve(orderEndpoints.remove, ({ params, actor }) => removeOrder(shop, params.id, actor));
}

/**
 * Registers the endpoints of bank orders: the list, making an offer, booking the money received, sending the
 * mail again, withdrawing the order, and its proforma.
 */
export function serveBankOrders(serve: Serve, shop: Shop): void {
  serve(bankOrderEndpoints.list, () => listBankOrders(shop));
  serve(bankOrderEndpoints.offer, ({ body, actor }) => offerBankOrder(shop, body, actor));
  serve(bankOrderEndpoints.receive, ({ params, body }) => receiveBankPayment(shop, params.id, body));
  serve(bankOrderEndpoints.sendAgain, ({ params }) => resendBankOrder(shop, params.id));
  serve(bankOrderEndpoints.withdraw, ({ params }) => withdrawBankOrder(shop, params.id));
  serve(bankOrderEndpoints.paper, async ({ params, reply }) => {
    const content = await printProforma(shop, `proforma:${params.id}`);
    if (!content) throw bankOrderUnknown();
    return sendPdf(reply, { filename: `proformafactuur-${params.id}.pdf`, content });
  });
}
