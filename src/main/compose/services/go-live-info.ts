// What the check before live mode judges: how all modules stand, and the call that asks.

import type { Shop } from '#api/shop.ts';
import { listOwnerSafety } from '#modules/accounts/index.ts';
import { checkStruckPrices, listProducts } from '#modules/catalog/index.ts';
import { type GoLiveInfo, readBackupChecks } from '#modules/operations/index.ts';
import { findLastEventAt } from '#modules/payments/index.ts';
import { countInventedReviews } from '#modules/reviews/index.ts';
import type { ProxyTrace } from '#platform/http/who-is-asking.ts';
import { lookUpMailRecords } from './look-up-mail-records.ts';

type Needs = Pick<
  Shop,
  'config' | 'database' | 'publicUrl' | 'clock' | 'getSettings' | 'housekeeping' | 'sandbox' | 'backupPlace'
>;

export async function readGoLiveInfo(shop: Needs, trace: ProxyTrace): Promise<GoLiveInfo> {
  const { config, publicUrl, clock, getSettings, housekeeping, sandbox } = shop;
  const { orm } = shop.database;
  const products = await listProducts(shop, { publishedOnly: true });
  const prices = await checkStruckPrices(shop);
  return {
    now: clock.now(),
    live: config.live,
    publicUrl,
    proxy: { ...trace, trust: config.trustProxy },
    payments: {
      setup: config.paymentSetup,
      hasKeys: sandbox === null,
      lastEventAt: await findLastEventAt(orm),
    },
    mail: {
      hasServer: config.smtpUrl !== null,
      sender: config.mailFrom,
      records: await lookUpMailRecords(config.mailFrom, config.dkimSelector),
    },
    settings: await getSettings(),
    inventedReviews: await countInventedReviews(orm),
    doubtfulPrices: prices.map(({ variantCode }) => variantCode),
    product: products[0] ?? null,
    lastBackupAt: housekeeping.listBackups()[0]?.createdAt ?? null,
    copies: await readCopies(shop),
    owners: await listOwnerSafety(orm),
  };
}

async function readCopies(shop: Needs): Promise<GoLiveInfo['copies']> {
  const { place, copy } = await readBackupChecks(shop);
  if (place === null) return null;
  return {
    ...{ place, areSealed: shop.config.backupKey !== null, sameDisk: copy?.report?.sameDisk ?? false },
    newestAt: copy?.provenAt ? new Date(copy.provenAt) : null,
  };
}
