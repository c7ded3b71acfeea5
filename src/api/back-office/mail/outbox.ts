// Every mail the shop made, with what became of it, and another try for one that did not leave.

import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { listMails, listRecentMails, readMail, retryFailedMails, retryMail } from '#modules/mail/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveOutbox(serve: Serve, shop: Shop): void {
  serve(outboxEndpoints.list, ({ query: { limit, ...query } }) =>
    limit === undefined ? listRecentMails(shop, query) : listMails(shop, { ...query, limit }),
  );
  serve(outboxEndpoints.get, ({ params }) => readMail(shop, params.id));
  serve(outboxEndpoints.retry, ({ params }) => retryMail(shop, params.id));
  serve(outboxEndpoints.retryFailed, () => retryFailedMails(shop));
}
