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
import type { Config } from '#platform/config/config.ts';
import type { Book } from '#platform/database/backup/book.ts';
import { joinRunning } from '#platform/sharing/join-running.ts';
import { bringErasures } from './erasures-elsewhere.ts';

const books: readonly Book<BookKey>[] = [...orderBooks, paymentBook];

/** What speaks to S3 is large, and loaded by a shop that copies there. */
export async function openBackupPlace({
  backupPlace,
}: Pick<Config, 'backupPlace'>): Promise<BackupPlace | null> {
  if (!backupPlace) return null;
  if (backupPlace.kind === 'folder') return proveCopies(createDiskBackups(backupPlace.folder));
  const { createS3Backups } = await import('#integrations/s3-backups/s3-backups.ts');
  return proveCopies(createS3Backups(backupPlace));
}

export async function composeBackups(config: Config): Promise<Pick<Shop, 'backupPlace' | 'books'>> {
  return { backupPlace: await openBackupPlace(config), books };
}

/**
 * Before the jobs start. Of each one is under way at a time in this process: a job that took too long is
 * joined, not doubled.
 */
export function handleBackups(shop: Shop): void {
  shop.jobs.handle(
    copyBackupsQueue,
    joinRunning(async () => {
      await copyBackups(shop);
      if (shop.backupPlace) await bringErasures(shop);
    }),
  );
  shop.jobs.handle(
    tryRestoreQueue,
    joinRunning(() => tryRestore(shop)),
  );
}
