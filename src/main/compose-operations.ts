// The running of the shop put together: services, backups, comparing with the provider, and the check before live mode.

import { listOwnerSafety } from '#modules/accounts/index.ts';
import { checkStruckPrices, listProducts } from '#modules/catalog/index.ts';
import type { ReconcilePayments } from '#modules/checkout/index.ts';
import type { MailTransport } from '#modules/mail/index.ts';
import type { MediaStorage } from '#modules/media/index.ts';
import {
  type BackupView,
  checkGoLive,
  createCheckServices,
  createSyncWithProvider,
  type GoLive,
  type MadeBackup,
} from '#modules/operations/index.ts';
import { findLastEventAt, type PaymentProvider } from '#modules/payments/index.ts';
import { countInventedReviews } from '#modules/reviews/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { StoredBackup } from '#platform/database/backup.ts';
import type { Housekeeping } from '#platform/database/housekeeping.ts';
import type { ProxyTrace } from '#platform/http/who-is-asking.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import type { Platform } from './platform.ts';
import { serviceProbes } from './service-probes.ts';

type Parts = {
  clock: Clock;
  provider: PaymentProvider;
  transport: MailTransport;
  mediaStorage: MediaStorage;
  housekeeping: Housekeeping;
  jobs: Jobs;
  getSettings: GetSettings;
  reconcilePayments: ReconcilePayments;
};

export function composeOperations(platform: Platform, parts: Parts) {
  const { housekeeping, reconcilePayments } = parts;
  return {
    checkServices: createCheckServices({ probes: serviceProbes(platform, parts), log: platform.log }),
    syncWithProvider: createSyncWithProvider({ reconcile: () => reconcilePayments('full') }),
    checkGoLive: (trace: ProxyTrace) => goLive(platform, parts, trace),
    backups: {
      list: () => housekeeping.listBackups().map(backupView),
      make: () => makeBackup(housekeeping),
      open: housekeeping.openBackup,
    },
  };
}

const backupView = ({ createdAt, ...backup }: StoredBackup): BackupView => ({
  ...backup,
  createdAt: createdAt.toISOString(),
});

async function makeBackup(housekeeping: Housekeeping): Promise<MadeBackup> {
  const { name, tables, rows, files } = await housekeeping.backup();
  const stored = housekeeping.listBackups().find((candidate) => candidate.name === name);
  if (!stored) throw new Error(`The backup ${name} is gone`);
  return { ...backupView(stored), tables, rows, files };
}

async function goLive(
  { config, database, publicUrl }: Platform,
  parts: Parts,
  trace: ProxyTrace,
): Promise<GoLive> {
  const { orm } = database;
  const products = await listProducts(orm, { publishedOnly: true });
  const prices = await checkStruckPrices(orm);
  const items = checkGoLive({
    now: parts.clock.now(),
    live: config.live,
    publicUrl,
    proxy: { ...trace, trust: config.trustProxy },
    payments: { hasKeys: config.stripe !== null, lastEventAt: await findLastEventAt(orm) },
    mail: { hasServer: config.smtpUrl !== null, sender: config.mailFrom },
    settings: await parts.getSettings(),
    inventedReviews: await countInventedReviews(orm),
    doubtfulPrices: prices.map(({ variantCode }) => variantCode),
    product: products[0] ?? null,
    lastBackupAt: parts.housekeeping.listBackups()[0]?.createdAt ?? null,
    owners: await listOwnerSafety(orm),
  });
  return { live: config.live, items };
}
