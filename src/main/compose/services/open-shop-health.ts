// Creates the functions that tell how the shop is doing: tests of external services, health checks, the
// information for the Livegang-check, and whether orders are accepted.

import type { Shop } from '#api/shop.ts';
import { createReadShopHealth, createSelling, readBooksStatus } from '#modules/operations/index.ts';
import { readOpening } from '#modules/settings/index.ts';
import { readGoLiveInfo, readRequirementInfo } from './go-live-info.ts';
import { healthChecks } from './health-checks.ts';
import { probeService } from './service-probes.ts';

type Needs = Omit<Parameters<typeof healthChecks>[0], 'selling'> &
  Parameters<typeof createReadShopHealth>[0] & { shop(): Shop };

export function openShopHealth({
  shop,
  ...needs
}: Needs): Pick<Shop, 'probeService' | 'readShopHealth' | 'readGoLiveInfo' | 'selling'> {
  const { config, database, clock, openSince } = needs;
  const selling = createSelling({
    live: config.live,
    clock,
    readRequirements: () => readRequirementInfo(shop()),
    readOpening: () => readOpening(database.orm),
  });
  return {
    selling,
    probeService: (key) => probeService({ ...shop(), openSince }, key),
    readShopHealth: createReadShopHealth(needs, healthChecks({ ...needs, selling }), () =>
      readBooksStatus({ database }),
    ),
    readGoLiveInfo: (trace) => readGoLiveInfo(shop(), trace),
  };
}
