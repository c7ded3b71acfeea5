// Collects the information for the Livegang-check, the list of points to check before a shop takes real
// money: from all modules and from the request that reads the list.

import type { Shop } from '#api/shop.ts';
import { listOwnerSecurity } from '#modules/accounts/index.ts';
import { listPostsWithHardcodedDetails } from '#modules/blog/index.ts';
import { checkStruckPrices } from '#modules/catalog/index.ts';
import { type GoLiveInfo, type RequirementInfo, readBackupChecks } from '#modules/operations/index.ts';
import { listPagesWithHardcodedDetails } from '#modules/pages/index.ts';
import { findLastEventAt } from '#modules/payments/index.ts';
import { countInventedReviews } from '#modules/reviews/index.ts';
import { listUncounted } from '#modules/stock/index.ts';
import type { ProxyTrace } from '#platform/http/client-address.ts';
import { lookUpMailRecords } from './look-up-mail-records.ts';

/**
 * Reads the information on the points that must be closed before a live shop may sell. Runs during checkouts,
 * so it reads only the shop's own data and calls no external service.
 */
export async function readRequirementInfo(shop: Shop): Promise<RequirementInfo> {
  const { config, publicUrl, getSettings, findSoldProduct, sandbox } = shop;
  const { orm } = shop.database;
  return {
    live: config.live,
    publicUrl,
    payments: {
      setup: config.paymentSetup,
      hasKeys: sandbox === null,
      lastEventAt: await findLastEventAt(orm),
    },
    mail: { hasServer: config.smtpUrl !== null, sender: config.mailFrom },
    settings: await getSettings(),
    product: await findSoldProduct(),
    uncountedStock: await listUncounted(orm),
    owners: await listOwnerSecurity(orm),
  };
}

export async function readGoLiveInfo(shop: Shop, trace: ProxyTrace): Promise<GoLiveInfo> {
  const { config, clock, housekeeping } = shop;
  const { orm } = shop.database;
  const duties = await readRequirementInfo(shop);
  const prices = await checkStruckPrices(shop);
  return {
    ...duties,
    now: clock.now(),
    proxy: { ...trace, trust: config.trustProxy },
    mail: {
      ...duties.mail,
      records: await lookUpMailRecords(config.mailFrom, config.dkimSelector),
    },
    inventedReviews: await countInventedReviews(orm),
    typedTexts: [
      ...(await listPagesWithHardcodedDetails(orm)),
      ...(await listPostsWithHardcodedDetails(orm)),
    ],
    doubtfulPrices: prices.map(({ variantCode }) => variantCode),
    lastBackupAt: housekeeping.listBackups()[0]?.createdAt ?? null,
    copies: await readCopies(shop),
  };
}

async function readCopies(shop: Shop): Promise<GoLiveInfo['copies']> {
  const { place, copy } = await readBackupChecks(shop);
  if (place === null) return null;
  return {
    place,
    areSealed: shop.config.backupKey !== null,
    sameDisk: copy?.report?.sameDisk ?? false,
    newestAt: copy?.provenAt ? new Date(copy.provenAt) : null,
  };
}
