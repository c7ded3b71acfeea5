// Reads the latest backup checks, for the back-office, the list of services and the monitor.

import type { Database } from '#platform/database/database.ts';
import { listChecks } from './backup-checks.repository.ts';
import { type BackupChecks, copyReportSchema, trialReportSchema } from './backup-contract.ts';
import type { BackupDestination } from './verify-copies.ts';

type Needs = { database: Pick<Database, 'orm'>; backupDestination: BackupDestination | null };

/**
 * Returns the latest copy to the second location and the latest restore test. The report of either is null
 * when this version of the shop cannot read its format.
 */
export async function readBackupChecks({ database, backupDestination }: Needs): Promise<BackupChecks> {
  const rows = await listChecks(database.orm);
  const checkOf = (kind: string) => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return null;
    const { ok, detail, report } = row;
    return {
      ok,
      detail,
      report,
      begunAt: textOf(row.begunAt),
      endedAt: textOf(row.endedAt),
      provenAt: textOf(row.provenAt),
    };
  };
  const copy = checkOf('copy');
  const trial = checkOf('trial');
  return {
    place: backupDestination?.title ?? null,
    copy: copy && { ...copy, report: copyReportSchema.nullable().catch(null).parse(copy.report) },
    trial: trial && { ...trial, report: trialReportSchema.nullable().catch(null).parse(trial.report) },
  };
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;
