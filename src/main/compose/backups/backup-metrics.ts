// Backup metrics for the monitor: age of the newest backup, of its copy at the second location and of the
// last restore test, and whether copying and testing succeed.

import type { Shop } from '#api/shop.ts';
import { readBackupChecks } from '#modules/operations/index.ts';
import type { StateCounts } from '#platform/metrics/create-metrics.ts';

export type BackupParts = Pick<Shop, 'database' | 'backupDestination' | 'housekeeping' | 'clock'>;

/**
 * Creates the gauges about backups for /metrics: ages in seconds, and 1 or 0 for whether the last copy and
 * the last restore test succeeded. A gauge without a value, such as the age of a copy when there is no copy,
 * is left out.
 */
export function backupGauges(shop: BackupParts) {
  return {
    backup_age_seconds: {
      help: 'Age of the newest backup, of its newest copy elsewhere, and of the last one that came back whole.',
      async count(): Promise<StateCounts> {
        const { copy, trial } = await readBackupChecks(shop);
        return ages(shop.clock.now(), {
          made: shop.housekeeping.listBackups()[0]?.createdAt,
          copied: copy?.provenAt,
          proven: trial?.provenAt,
        });
      },
    },
    backup_ok: {
      help: '1 when the last copy, and the last trial of a backup, succeeded; 0 when it did not.',
      async count(): Promise<StateCounts> {
        const { copy, trial } = await readBackupChecks(shop);
        return {
          ...(copy?.endedAt && { copied: Number(copy.ok) }),
          ...(trial?.endedAt && { proven: Number(trial.ok) }),
        };
      },
    },
  };
}

function ages(now: Date, moments: Readonly<Record<string, Date | string | null | undefined>>): StateCounts {
  const known = Object.entries(moments).flatMap(([name, moment]) =>
    moment ? [[name, Math.round((now.getTime() - new Date(moment).getTime()) / 1000)]] : [],
  );
  return Object.fromEntries(known);
}
