// Copies backups to the second location, newest first, and deletes expired copies there. Each run compares
// the lists of files, so the next run repeats a copy that failed.

import { join } from 'node:path';
import { backupFolderOf, listBackups, readBackupName } from '#platform/database/backup/backup.ts';
import { selectRetained } from '#platform/database/backup/backup-retention.ts';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/database/logger.ts';
import type { Clock } from '#shared/clock.ts';
import { beginCheck, endCheck } from './backup-checks.repository.ts';
import { BackupDestinationError } from './backup-destination.port.ts';
import type { BackupDestination } from './verify-copies.ts';

export type CopyNeeds = {
  config: { dataDir: string };
  database: Pick<Database, 'orm'>;
  backupDestination: BackupDestination | null;
  clock: Clock;
  log: Logger;
};

const UNEXPECTED = 'Het logboek van de server zegt waarom.';

/**
 * Copies the backups; does nothing when no second location is configured. An error is stored for the operator
 * and thrown.
 */
export async function copyBackups(shop: CopyNeeds): Promise<void> {
  const { config, database, backupDestination: destination, clock, log } = shop;
  if (!destination) return;
  await beginCheck(database.orm, 'copy', clock.now());
  const there = new Set<string>();
  const ended = () => ({ endedAt: clock.now(), provenAt: newestOf(there) });
  try {
    const copied = await copyToDestination(shop, destination, there);
    const report = { names: [...there], sameDisk: await destination.sharesDiskWith(config.dataDir) };
    const detail = `Alles wat blijft, staat op ${destination.title}.`;
    await endCheck(database.orm, 'copy', { ...ended(), ok: true, detail, report });
    if (copied > 0)
      log.info({ copied, destination: destination.title }, 'backups were copied to the second place');
  } catch (error) {
    const why = error instanceof BackupDestinationError ? error.reason : UNEXPECTED;
    const detail = `De kopie naar ${destination.title} is niet gelukt. ${why}`;
    // Without an answer from the second location, the stored report of its copies stays as it was.
    const known = there.size === 0 ? { endedAt: clock.now() } : ended();
    await endCheck(database.orm, 'copy', { ...known, ok: false, detail });
    throw error;
  }
}

async function copyToDestination(
  { config, clock }: CopyNeeds,
  place: BackupDestination,
  there: Set<string>,
): Promise<number> {
  for (const name of await place.list()) if (readBackupName(name)) there.add(name);
  const folder = backupFolderOf(config.dataDir);
  const own = listBackups(folder);
  const known = new Map([...own, ...[...there].flatMap(asStored)].map((backup) => [backup.name, backup]));
  const staying = selectRetained([...known.values()], clock.now());
  const lacking = own.filter(({ name }) => staying.has(name) && !there.has(name));
  for (const { name } of lacking) {
    await place.store(name, join(folder, name));
    there.add(name);
  }
  for (const name of [...there].filter((one) => !staying.has(one))) {
    await place.remove(name);
    there.delete(name);
  }
  return lacking.length;
}

const asStored = (name: string) => readBackupName(name) ?? [];

function newestOf(names: ReadonlySet<string>): Date | null {
  const moments = [...names].flatMap((name) => readBackupName(name)?.createdAt.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}
