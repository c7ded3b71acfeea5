// The second place of the backups, what is compared when one is tried, and the jobs that copy and try.

import type { Shop } from '#api/shop.ts';
import { createDiskBackups } from '#integrations/disk-backups/disk-backups.ts';
import {
  type BackupPlace,
  type BookKey,
  copyBackups,
  copyBackupsQueue,
  proveCopies,
  tryRestore,
  tryRestoreQueue,
} from '#modules/operations/index.ts';
import { orderBooks } from '#modules/orders/index.ts';
import { paymentBook } from '#modules/payments/index.ts';
import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { Config } from '#platform/config/config.ts';
import type { Book } from '#platform/database/backup/book.ts';
import { uploadErasureList } from './replay-erasures.ts';

const books: readonly Book<BookKey>[] = [...orderBooks, paymentBook];

/** What speaks to S3 is large, and loaded by a shop that copies there. */
export async function openBackupDestination({
  backupDestination,
}: Pick<Config, 'backupDestination'>): Promise<BackupPlace | null> {
  if (!backupDestination) return null;
  if (backupDestination.kind === 'folder') return proveCopies(createDiskBackups(backupDestination.folder));
  const { createS3Backups } = await import('#integrations/s3-backups/s3-backups.ts');
  return proveCopies(createS3Backups(backupDestination));
}

export async function composeBackups(config: Config): Promise<Pick<Shop, 'backupDestination' | 'books'>> {
  return { backupDestination: await openBackupDestination(config), books };
}

/**
 * Before the jobs start. Of each one is under way at a time in this process: a job that took too long is
 * joined, not doubled.
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
