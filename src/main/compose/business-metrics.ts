// Business metrics for the monitor: numbers of orders, mails and other rows by state. They are read when the
// monitor asks and cached for a minute, because counting a large table is expensive. Times are seconds since
// 1970, as Prometheus expects.

import { statfs } from 'node:fs/promises';
import type { Shop } from '#api/shop.ts';
import { countCouponHolds } from '#modules/coupons/index.ts';
import { countMailsByStatus } from '#modules/mail/index.ts';
import { countOpenDifferences, readBooksStatus } from '#modules/operations/index.ts';
import { countOrdersByStatus } from '#modules/orders/index.ts';
import { countPaymentsByStatus, findLastEventAt } from '#modules/payments/index.ts';
import { countStockHolds } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Jobs, jobStates } from '#platform/jobs/jobs.ts';
import type { GaugeDefinition, Sample, StateCounts } from '#platform/metrics/create-metrics.ts';
import { cachedFor } from '#shared/cache.ts';
import { minutes } from '#shared/clock.ts';
import { findLastReconciliation } from '../jobs/reconciliation.ts';
import { type BackupParts, backupGauges } from './backups/backup-metrics.ts';

const CACHE_TTL_MS = minutes(1);

type Needs = BackupParts & Pick<Shop, 'jobs' | 'config' | 'differenceKinds'>;

export function businessGauges(shop: Needs): Readonly<Record<string, GaugeDefinition>> {
  const { database, clock, jobs, config } = shop;
  const { orm } = database;
  const gauge = (
    labels: readonly string[],
    help: string,
    read: GaugeDefinition['read'],
  ): GaugeDefinition => ({
    help,
    labels,
    read: cachedFor(read, CACHE_TTL_MS, clock),
  });
  const counted = (label: string, help: string, count: (db: Orm) => Promise<StateCounts>) =>
    gauge([label], help, async () => by(label, await database.readOnReplica(({ orm }) => count(orm))));
  // Backup figures come from two rows and a folder, so they are read without a cache.
  const backups = Object.entries(backupGauges(shop)).map(
    ([name, { help, count }]): [string, GaugeDefinition] => [
      name,
      { help, labels: ['state'], read: async () => by('state', await count()) },
    ],
  );
  return {
    orders: counted('state', 'Orders by status.', countOrdersByStatus),
    payments: counted('state', 'Payments by what the provider said last.', countPaymentsByStatus),
    mails: counted('state', 'Mails by state of delivery.', countMailsByStatus),
    holds: counted('kind', 'Packs and coupon uses set aside for baskets.', async (db) => ({
      pack: await countStockHolds(db, clock.now()),
      coupon: await countCouponHolds(db, clock.now()),
    })),
    ...jobGauges({ ...jobs, countByKind: cachedFor(jobs.countByKind, CACHE_TTL_MS, clock) }, gauge),
    last_webhook_timestamp_seconds: gauge([], 'When the payment provider last said something.', async () =>
      moment({}, await findLastEventAt(orm)),
    ),
    ...reconciliationGauges(shop, gauge),
    differences: counted(
      'kind',
      'Where the books of the shop differ, by kind, since the last comparison.',
      () => countOpenDifferences(shop),
    ),
    last_comparison_timestamp_seconds: gauge([], 'When the books were last compared.', async () => {
      const { comparedAt } = await readBooksStatus(shop);
      return moment({}, comparedAt === null ? null : new Date(comparedAt));
    }),
    ...Object.fromEntries(backups),
    replica_lag_seconds: gauge(
      [],
      'How long the replica has not shown what was saved; nothing without one.',
      async () => {
        const { lagSeconds = null } = (await database.readReplicaState()) ?? {};
        return lagSeconds === null ? [] : [{ labels: {}, value: lagSeconds }];
      },
    ),
    disk_free_bytes: gauge([], 'Room that is left where the data folder is.', async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return [{ labels: {}, value: bavail * bsize }];
    }),
    disk_size_bytes: gauge([], 'Room there is in all where the data folder is.', async () => {
      const { blocks, bsize } = await statfs(config.dataDir);
      return [{ labels: {}, value: blocks * bsize }];
    }),
  };
}

type MakeGauge = (labels: readonly string[], help: string, read: GaugeDefinition['read']) => GaugeDefinition;

function jobGauges(jobs: Pick<Jobs, 'countByKind' | 'kinds'>, gauge: MakeGauge) {
  return {
    jobs: gauge(['kind', 'state'], 'Jobs that wait, are tried again, or were given up.', async () => {
      const counts = await jobs.countByKind();
      // A kind without jobs is reported as 0, so that its first failure is a change.
      const none = jobs
        .kinds()
        .flatMap((kind) => jobStates.map((state) => ({ labels: { kind, state }, value: 0 })));
      return [
        ...none,
        ...counts.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
      ];
    }),
    job_wait_seconds: gauge([], 'How long the job that is due longest has waited.', async () => {
      const counts = await jobs.countByKind();
      return [{ labels: {}, value: Math.max(0, ...counts.map(({ oldestDueSeconds }) => oldestDueSeconds)) }];
    }),
  };
}

function reconciliationGauges(shop: Needs, gauge: MakeGauge) {
  return {
    last_reconciliation_timestamp_seconds: gauge(
      [],
      'When provider and shop were last compared to the end.',
      async () => moment({}, (await findLastReconciliation(shop))?.at ?? null),
    ),
    reconciliation_differences: gauge(
      ['kind'],
      'What the last comparing with the provider found: orders it made up for, payments nobody can explain.',
      async () => {
        const last = await findLastReconciliation(shop);
        return last ? by('kind', { repaired: last.repaired, unexplained: last.unexplained }) : [];
      },
    ),
  };
}

const by = (label: string, counts: StateCounts): Sample[] =>
  Object.entries(counts).map(([state, value]) => ({ labels: { [label]: state }, value }));

/** Converts a moment to the samples of a gauge: one sample, or an empty array for null. */
const moment = (labels: Sample['labels'], at: Date | null): Sample[] =>
  at === null ? [] : [{ labels, value: at.getTime() / 1000 }];
