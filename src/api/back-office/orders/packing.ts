// The endpoints for packers: starting a packing run, its documents, marking parcels as packed, and sending
// parcels.

import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import {
  cancelDeparture,
  changeKind,
  changeParcel,
  printRun,
  readPacking,
  removeFromStack,
  retryParcelLabel,
  scanParcel,
  shipPacked,
  startRun,
} from '#modules/fulfilment/index.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function servePacking(serve: Serve, shop: Shop): void {
  serve(packingEndpoints.read, () => readPacking(shop));
  serve(packingEndpoints.start, async ({ body, actor }) => {
    await startRun(shop, body, actor);
    return readPacking(shop);
  });
  serve(packingEndpoints.papers, async ({ params, query, reply }) =>
    sendPdf(reply, await printRun(shop, params.id, query)),
  );
  serve(packingEndpoints.scan, ({ body, actor }) => scanParcel(shop, body.code, actor));
  serve(packingEndpoints.change, ({ params, body, actor }) => changeParcel(shop, params.id, body, actor));
  serve(packingEndpoints.retry, ({ params, actor }) => retryParcelLabel(shop, params.id, actor));
  serve(packingEndpoints.changeKind, ({ params, body: kind, actor: operator }) =>
    changeKind(shop, { parcelId: params.id, kind, operator }),
  );
  serve(packingEndpoints.removeFromStack, ({ params }) => removeFromStack(shop, params.id));
  serve(packingEndpoints.depart, ({ body, actor }) => shipPacked(shop, body, actor));
  serve(packingEndpoints.undo, ({ params }) => cancelDeparture(shop, params.id));
}
