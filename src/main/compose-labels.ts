// Labels and the papers that go with parcels, put together: by Sendy when the shop has a token for it, else by the shop itself.

import { createOfflineLabels } from '#integrations/offline-labels/index.ts';
import { printPackingSlips } from '#integrations/pdf-packing-slips/index.ts';
import { accessEndOf, createReadSendyMessage, createSendyLabels } from '#integrations/sendy-labels/index.ts';
import {
  type ChangeOrder,
  cancelLabelQueue,
  createFollowShipments,
  createLabelProviders,
  createOrderLabels,
  createPrintPapers,
  followShipmentQueue,
  makeLabelQueue,
  releaseShipmentClaims,
} from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, days } from '#shared/clock.ts';

type Parts = {
  config: Config;
  database: Database;
  jobs: Jobs;
  getSettings: GetSettings;
  changeOrder: ChangeOrder;
  publicUrl: string;
  clock: Clock;
};

export async function composeLabels(parts: Parts) {
  const { config, database, jobs, clock } = parts;
  const { token, apiBase, shopId, tokenExpires, webhookSecret } = config.sendy;
  const offline = createOfflineLabels();
  const sendy =
    token === null
      ? null
      : createSendyLabels({
          ...{ token, apiBase, shopId, clock },
          accessEndsAt: tokenExpires ?? accessEndOf(token),
        });
  const providers = createLabelProviders(sendy ?? offline, [offline]);
  const ports = { ...parts, providers };
  const orderLabels = createOrderLabels(ports);
  const followShipments = createFollowShipments({ ...ports, makeLabel: orderLabels.makeLabel });
  if (database.engine === 'embedded') await releaseShipmentClaims(database.orm);
  jobs.handle(makeLabelQueue, async ({ shipmentId }) => {
    await orderLabels.makeLabel(shipmentId);
  });
  jobs.handle(cancelLabelQueue, async ({ shipmentId }) => {
    await orderLabels.cancelLabel(shipmentId);
  });
  jobs.handle(followShipmentQueue, ({ shipmentId }) => followShipments.follow(shipmentId));
  return {
    orderLabels,
    followShipments,
    printPapers: createPrintPapers({ ...ports, printPackingSlips }),
    /** Null as long as the shop has nothing to do with Sendy. */
    readSendyMessage: sendy && createReadSendyMessage(webhookSecret, clock),
    /** Whole days until the access to the label service ends; null when it does not, or nobody knows. */
    labelAccessDaysLeft: () => {
      const endsAt = providers.current.accessEndsAt;
      return endsAt && Math.ceil((endsAt.getTime() - clock.now().getTime()) / days(1));
    },
  };
}
