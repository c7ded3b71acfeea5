// Sets up the backups: the second location, the financial records that a restore test compares, and the jobs
// that copy and test backups.

import type { Shop } from '#api/shop.ts';
import { createDiskBackups } from '#integrations/disk-backups/disk-backups.ts';
import {
  type BackupDestination,
  type BookKey,
  copyBackups,
  copyBackupsQueue,
  tryRestore,
  tryRestoreQueue,
  verifyCopies,
} from '#modules/operations/index.ts';
import { orderBooks } from '#modules/order-overview/index.ts';
import { paymentBook } from '#modules/payments/index.ts';
import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { Config } from '#platform/config/config.ts';
import type { Book } from '#platform/database/backup/book.ts';
import { uploadErasureList } from './replay-erasures.ts';

const books: readonly Book<BookKey>[] = [...orderBooks, paymentBook];

/**
 * Opens the second location of the backups; null when none is configured. The large S3 client is loaded only
 * for an S3 location.
 */
export async function openBackupDestination({
  backupDestination,
}: Pick<Config, 'backupDestination'>): Promise<BackupDestination | null> {
  if (!backupDestination) return null;
  if (backupDestination.kind === 'folder') return verifyCopies(createDiskBackups(backupDestination.folder));
  const { createS3Backups } = await import('#integrations/s3-backups/s3-backups.ts');
  return verifyCopies(createS3Backups(backupDestination));
}

export async function composeBackups(config: Config): Promise<Pick<Shop, 'backupDestination' | 'books'>> {
  return { backupDestination: await openBackupDestination(config), books };
}

/**
 * Registers the jobs that copy and test backups; must be called before the jobs start. At most one job of
 * each kind runs in this process: a retry joins the job that is still running.
 */
export function handleBackups(shop: Shop): void {
  shop.jobs.handle(
    copyBackupsQueue,
    singleFlight(async () => {
      await copyBackups(shop);
      if (shop.backupDestination) await uploadErasureList(shop);
    }),
  );
  shop.jobs.handle(
    tryRestoreQueue,
    singleFlight(() => tryRestore(shop)),
  );
}
