// The stock endpoints of the back-office: articles, packs, movements, purchases and batches.

import { recallEndpoints } from '#modules/fulfilment/endpoints.ts';
import { listRecall, type RecalledOrder } from '#modules/fulfilment/index.ts';
import { countUnsentPacks, orderNumber, parseOrderNumber } from '#modules/orders/index.ts';
import { batchEndpoints, purchaseEndpoints, stockEndpoints } from '#modules/stock/endpoints.ts';
import {
  breakStock,
  countStock,
  createPurchase,
  fillPack,
  listArticles,
  listBatches,
  listMovements,
  listPacks,
  listPurchases,
  type Movement,
  movementNames,
  receivePurchase,
  updateArticle,
  updatePurchase,
} from '#modules/stock/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const MOVEMENTS: readonly CsvColumn<Movement>[] = [
  ['Moment', ({ at }) => at],
  ['Artikel', ({ articleName }) => articleName],
  ['Soort', ({ kind }) => movementNames[kind]],
  ['Aantal', ({ quantity }) => quantity],
  ['Stand', ({ balance }) => balance],
  ['Tekort', ({ missing }) => missing],
  ['Bestelling', ({ orderId }) => (orderId === null ? null : orderNumber(orderId))],
  ['Inkoop', ({ purchaseOrderId }) => purchaseOrderId],
  ['Partij', ({ batch }) => batch],
  ['Door', ({ actor }) => actor],
  ['Notitie', ({ note }) => note],
];

const RECALL_COLUMNS: readonly CsvColumn<RecalledOrder>[] = [
  ['Bestelnummer', ({ orderNumber: number }) => number],
  ['Naam', ({ customerName }) => customerName],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['Telefoon', ({ customerPhone }) => customerPhone],
  ['Land', ({ country }) => country],
  ['Stuks', ({ quantity }) => quantity],
  ['Verzonden op', ({ shippedAt }) => shippedAt],
];

export function serveStock(serve: Serve, shop: Shop): void {
  const orderOf = (q: string | undefined) => (q ? parseOrderNumber(q) : null);
  serve(stockEndpoints.articles, async () => listArticles(shop, await countUnsentPacks(shop.database.orm)));
  serve(stockEndpoints.updateArticle, ({ params, body }) => updateArticle(shop, params.id, body));
  serve(stockEndpoints.packs, () => listPacks(shop));
  serve(stockEndpoints.fillPack, ({ params, body }) => fillPack(shop, params.id, body));
  serve(stockEndpoints.count, ({ body, actor }) => countStock(shop, body, actor));
  serve(stockEndpoints.breakage, ({ body, actor }) => breakStock(shop, body, actor));
  serve(stockEndpoints.movements, ({ query }) => listMovements(shop, query, orderOf(query.q)));
  serve(stockEndpoints.movementsFile, ({ query, reply }) =>
    sendCsv(reply, 'voorraad', MOVEMENTS, (page) =>
      listMovements(shop, { ...query, ...page }, orderOf(query.q)),
    ),
  );
}

export function servePurchases(serve: Serve, shop: Shop): void {
  serve(purchaseEndpoints.list, async ({ query }) =>
    listOrPage(await listPurchases(shop), query, ({ supplier, note }) => `${supplier} ${note}`),
  );
  serve(purchaseEndpoints.create, ({ body }) => createPurchase(shop, body));
  serve(purchaseEndpoints.update, ({ params, body }) => updatePurchase(shop, params.id, body));
  serve(purchaseEndpoints.receive, ({ params, body, actor }) =>
    receivePurchase(shop, params.id, body, actor),
  );
  serve(batchEndpoints.list, async ({ query }) =>
    listOrPage(await listBatches(shop), query, ({ code, articleName }) => `${code} ${articleName}`),
  );
  serve(recallEndpoints.list, ({ params }) => listRecall(shop, params.id));
  serve(recallEndpoints.file, ({ params, reply }) =>
    sendCsv(reply, `terugroepactie-${params.id}`, RECALL_COLUMNS, async () => ({
      items: await listRecall(shop, params.id),
      nextCursor: null,
    })),
  );
}
