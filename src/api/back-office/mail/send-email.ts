// POST /api/admin/send-email: a mail about an order or a basket, sent by an operator.

import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import { sendMailByHand } from '#modules/mail/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveSendEmail(serve: Serve, shop: Shop): void {
  serve(sendEmailEndpoint, ({ body }) => sendMailByHand(shop, body));
}
