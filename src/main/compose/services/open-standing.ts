// Whether everything runs and whether orders are taken, from the shop as it stands once it is open.

import type { Shop } from '#api/shop.ts';
import { createReadStanding, createSelling, readBooksStanding } from '#modules/operations/index.ts';
import { readOpening } from '#modules/settings/index.ts';
import { readDutyInfo, readGoLiveInfo } from './go-live-info.ts';
import { probeService } from './service-probes.ts';
import { standingChecks } from './standing-checks.ts';

type Needs = Omit<Parameters<typeof standingChecks>[0], 'selling'> &
  Parameters<typeof createReadStanding>[0] & { shop(): Shop };

export function openStanding({
  shop,
  ...needs
}: Needs): Pick<Shop, 'probeService' | 'readStanding' | 'readGoLiveInfo' | 'selling'> {
  const { config, database, clock, restingSince } = needs;
  const selling = createSelling({
    live: config.live,
    clock,
    readDuties: () => readDutyInfo(shop()),
    readOpening: () => readOpening(database.orm),
  });
  return {
    selling,
    probeService: (key) => probeService({ ...shop(), restingSince }, key),
    readStanding: createReadStanding(needs, standingChecks({ ...needs, selling }), () =>
      readBooksStanding({ database }),
    ),
    readGoLiveInfo: (trace) => readGoLiveInfo(shop(), trace),
  };
}
