// What /metrics tells of the business: rows by state, counted when a monitor looks and kept for a minute, because
// several monitors may look and counting a large table is not free.

import { countMailsByStatus } from '#modules/mail/index.ts';
import { countOrdersByStatus } from '#modules/orders/index.ts';
import { countPaymentsByStatus } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { StateCounts } from '#platform/metrics/create-metrics.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { type BackupParts, backupFigures } from './backups/backup-figures.ts';

const KEPT_FOR = minutes(1);

type Parts = BackupParts & { database: Pick<Database, 'orm'>; jobs: Jobs; clock: Clock };

export function businessFigures(parts: Parts) {
  const {
    database: { orm },
    jobs,
    clock,
  } = parts;
  const kept = (count: () => Promise<StateCounts>) => keepFor(count, clock);
  return {
    orders: { help: 'Orders by status.', count: kept(() => countOrdersByStatus(orm)) },
    payments: {
      help: 'Payments by what the provider said last.',
      count: kept(() => countPaymentsByStatus(orm)),
    },
    mails: { help: 'Mails by state of delivery.', count: kept(() => countMailsByStatus(orm)) },
    jobs: { help: 'Jobs that wait, and jobs that were given up.', count: () => jobs.counts() },
    ...backupFigures(parts),
  };
}

function keepFor(count: () => Promise<StateCounts>, clock: Clock): () => Promise<StateCounts> {
  let kept: { at: number; counts: Promise<StateCounts> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now - kept.at > KEPT_FOR) {
      const counts = count();
      kept = { at: now, counts };
      // A failed look is not kept; whoever asked hears of it.
      counts.catch(() => {
        kept = null;
      });
    }
    return kept.counts;
  };
}
