// The operations endpoints of the back-office: health of the services, reconciliation, backups, and the list
// of points to check before going live (Livegang-check).

import { actorOf, mayRead } from '#modules/accounts/index.ts';
import {
  backupEndpoints,
  differenceEndpoints,
  jobEndpoints,
  operationEndpoints,
  shopHealthEndpoint,
  toDoEndpoint,
} from '#modules/operations/endpoints.ts';
import {
  checkGoLive,
  checkServices,
  type GoLive,
  listBackups,
  listComparisons,
  listDifferences,
  listFailedJobs,
  makeBackup,
  openBackup,
  readBackupChecks,
  readToDo,
  repairDifference,
  retryFailedJobs,
  retryJob,
  sendTrial,
  type ToDoSource,
} from '#modules/operations/index.ts';
import { endOpening, openTemporarily } from '#modules/settings/index.ts';
import type { ProxyTrace } from '#platform/http/client-address.ts';
import { fileDisposition } from '#shared/api/file-disposition.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

type ToDoNeeds = Omit<Shop, 'database'> & { database: Pick<Shop['database'], 'orm'> };

export function serveOperations(
  serve: Serve,
  shop: Shop,
  toDoSources: readonly ToDoSource<ToDoNeeds>[],
): void {
  serve(operationEndpoints.checkServices, () => checkServices(shop));
  // Includes the proxies that this request passed.
  serve(operationEndpoints.checkGoLive, ({ request }) => readGoLive(shop, request.proxyTrace));
  serve(operationEndpoints.openForAnHour, async ({ request }) => {
    await openTemporarily(shop);
    return readGoLive(shop, request.proxyTrace);
  });
  serve(operationEndpoints.endOpening, () => endOpening(shop));
  serve(operationEndpoints.syncWithProvider, ({ actor }) => shop.syncWithProvider(actor));
  serve(differenceEndpoints.list, ({ query }) => listDifferences(shop, query.state));
  serve(differenceEndpoints.comparisons, () => listComparisons(shop));
  serve(differenceEndpoints.repair, ({ params: { id }, body, actor }) =>
    repairDifference(shop, { id, ...body, actor }),
  );
  serve(shopHealthEndpoint, () => shop.readShopHealth());
  serve(toDoEndpoint, ({ request }) => {
    const { role } = actorOf(request);
    const sources = toDoSources.filter(({ part }) => mayRead(role, part));
    return shop.database.readOnReplica((database) =>
      readToDo({ ...shop, database }, sources, dayOf(shop.clock.now())),
    );
  });
  serve(jobEndpoints.list, () => listFailedJobs(shop));
  serve(jobEndpoints.retryFailed, () => retryFailedJobs(shop));
  serve(jobEndpoints.retry, ({ params: { id } }) => retryJob(shop, id));
  serve(backupEndpoints.list, () => listBackups(shop));
  serve(backupEndpoints.make, () => makeBackup(shop));
  serve(backupEndpoints.readChecks, () => readBackupChecks(shop));
  serve(backupEndpoints.tryOne, async () => {
    await sendTrial(shop);
    return { status: 'queued' as const };
  });
  serve(backupEndpoints.open, ({ params: { name }, reply }) => {
    const { content, bytes } = openBackup(shop, name);
    return reply
      .type('application/gzip')
      .header('content-length', bytes)
      .header('content-disposition', fileDisposition('attachment', name))
      .send(content);
  });
}

async function readGoLive(shop: Shop, trace: ProxyTrace): Promise<GoLive> {
  const items = checkGoLive(await shop.readGoLiveInfo(trace));
  shop.selling.invalidate();
  const { isOpen, openUntil } = await shop.selling.read();
  return { live: shop.config.live, selling: isOpen, openUntil: openUntil?.toISOString() ?? null, items };
}
