// Runs the restore test: fetches the newest backup (from the second location if configured), restores it into
// a scratch database that checks every row, and compares its bookkeeping data with the shop's. Nothing in the
// shop changes.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupFolderOf, listBackups, readBackupName } from '#platform/database/backup/backup.ts';
import { UnreadableBackup } from '#platform/database/backup/backup-file.ts';
import type { Book } from '#platform/database/backup/book.ts';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import {
  InsufficientDiskSpace,
  inScratchFolder,
  type OpenScratch,
} from '#platform/database/backup/scratch.ts';
import { UnsealedBackup, WrongBackupKey } from '#platform/database/backup/sealed-file.ts';
import type { Database } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { DataFolderInUse } from '#platform/database/embedded/data-folder-lock.ts';
import type { Logger } from '#platform/database/logger.ts';
import { RowsMismatch } from '#platform/database/replace-rows.ts';
import { digestStream } from '#platform/disk/digest-stream.ts';
import type { Clock } from '#shared/clock.ts';
import { beginCheck, endCheck } from './backup-checks.repository.ts';
import type { BookKey, TrialReport } from './backup-contract.ts';
import { BackupDestinationError } from './backup-destination.port.ts';
import { compareRestored } from './compare-restored.ts';
import type { BackupDestination } from './verify-copies.ts';

export type TrialNeeds = {
  config: { dataDir: string; backupKey: string | null };
  database: Database;
  backupDestination: BackupDestination | null;
  openScratch: OpenScratch;
  books: readonly Book<BookKey>[];
  differenceKinds: readonly DifferenceKind<never>[];
  clock: Clock;
  log: Logger;
};

/** Thrown when the shop has no backup to test yet. */
class NoBackup extends Error {
  override readonly name = 'NoBackup';
}

/** The disk space, in bytes, that must stay free during the restore test. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * Runs the restore test and stores the result for the operator. Throws a temporary error, such as an
 * unreachable second location, so that the job is retried.
 */
export async function tryRestore(shop: TrialNeeds): Promise<void> {
  const { database, clock, log } = shop;
  await beginCheck(database.orm, 'trial', clock.now());
  try {
    const report = await runTrial(shop);
    const ok = report.differing === 0;
    if (ok) log.info({ trial: report }, 'a backup was put back aside, and is as the shop is');
    else log.error({ trial: report }, 'a backup was put back aside, and differs from the shop');
    const detail = ok
      ? 'De back-up is teruggezet in een database apart, en alles klopt met de winkel.'
      : 'De back-up is teruggezet, maar klopt niet met de winkel.';
    const endedAt = clock.now();
    await endCheck(database.orm, 'trial', { ok, detail, endedAt, report, ...(ok && { provenAt: endedAt }) });
  } catch (error) {
    log.error({ err: error }, 'a backup could not be proved');
    const detail = describeError(error);
    await endCheck(database.orm, 'trial', { ok: false, detail, endedAt: clock.now(), report: null });
    if (!IS_FINAL.some((kind) => error instanceof kind)) throw error;
  }
}

const IS_FINAL = [
  NoBackup,
  UnreadableBackup,
  UnsealedBackup,
  WrongBackupKey,
  RowsMismatch,
  InsufficientDiskSpace,
  DataFolderInUse,
];

function describeError(error: unknown): string {
  if (error instanceof BackupDestinationError) return `De kopie is niet te lezen. ${error.reason}`;
  if (error instanceof NoBackup) return 'Er is nog geen back-up.';
  if (error instanceof WrongBackupKey) return 'BACKUP_KEY is niet de sleutel van deze back-up.';
  if (error instanceof UnsealedBackup)
    return 'De nieuwste back-up is niet verzegeld, hoewel er een BACKUP_KEY is: iemand anders kan hem daar hebben neergezet. Kwam de sleutel er net bij, maak dan een nieuwe back-up.';
  if (error instanceof UnreadableBackup) return 'De back-up is beschadigd.';
  if (error instanceof RowsMismatch) return 'De back-up is van een nieuwere winkel.';
  if (error instanceof DataFolderInUse) return 'Een ander proces is met een proef bezig.';
  if (error instanceof InsufficientDiskSpace)
    return `Op de schijf is ${megabytes(error.needed)} MB nodig en ${megabytes(error.free)} MB vrij.`;
  return 'De back-up kwam niet heel terug. Het logboek van de server zegt waarom.';
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('nl-NL');

async function runTrial(shop: TrialNeeds): Promise<TrialReport> {
  const { config, database, openScratch, books, differenceKinds } = shop;
  const source = await findNewest(shop);
  const needed = 2 * ((await readSize(database)) + source.bytes) + SPARE_BYTES;
  const startedAt = performance.now();
  return inScratchFolder(config.dataDir, needed, async (folder) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await source.fetch(folder);
    const scratch = await openScratch(folder);
    try {
      const restored = await restoreBackup(scratch, folder, file, { key: config.backupKey });
      const madeAt = new Date(restored.createdAt);
      const both = { live: database.orm, restored: scratch.orm, madeAt };
      const compared = await compareRestored(books, differenceKinds, both);
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      const { rows, files } = restored;
      return { backup: source.name, from: source.from, seconds, rows, files, ...compared };
    } finally {
      await scratch.close();
    }
  });
}

type Source = {
  name: string;
  from: TrialReport['from'];
  bytes: number;
  /**
   * Returns the path of the backup to test, and downloads it into `folder` first when it is at the second
   * location.
   */
  fetch(folder: string): Promise<string>;
};

/**
 * Finds the newest backup at the second location, or on the shop's disk when there is no copy yet. Throws
 * `NoBackup` when there is neither.
 */
async function findNewest({ config, backupDestination: destination }: TrialNeeds): Promise<Source> {
  const folder = backupFolderOf(config.dataDir);
  const [own] = listBackups(folder);
  const bytes = own?.bytes ?? 0;
  const names = destination ? await destination.list() : [];
  const [newest] = names
    .flatMap((name) => readBackupName(name) ?? [])
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (destination && newest)
    return { name: newest.name, from: 'copy', bytes, fetch: (to) => fetchCopy(destination, newest.name, to) };
  if (!own) throw new NoBackup('There is no backup');
  return { name: own.name, from: 'own', bytes, fetch: async () => join(folder, own.name) };
}

async function fetchCopy(destination: BackupDestination, name: string, folder: string): Promise<string> {
  const file = join(folder, name);
  const { content, sha256 } = await destination.open(name);
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    throw new BackupDestinationError('De verbinding viel weg.', error);
  }
  const arrived = await digestStream(createReadStream(file));
  if (arrived.sha256 !== sha256) throw new UnreadableBackup('The copy is not what was sent there');
  return file;
}

async function readSize(database: Database): Promise<number> {
  const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes');
  return Number(rows[0]?.bytes ?? 0);
}
