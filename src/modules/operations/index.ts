// The server's door to the running of the shop.

export { readBackupChecks } from './backups/backup-checks.ts';
export { copyBackupsQueue, sendCopy, sendTrial, tryRestoreQueue } from './backups/backup-jobs.ts';
export { BackupPlaceTrouble, type BackupShelf } from './backups/backup-place.port.ts';
export { copyBackups } from './backups/copy-backups.ts';
export { listBackups, makeBackup, openBackup } from './backups/list-backups.ts';
export { type BackupPlace, proveCopies } from './backups/prove-copies.ts';
export { tryRestore } from './backups/try-restore.ts';
export { checkServices, type ProbeService } from './check-services.ts';
export * from './contract.ts';
export {
  compareBooks,
  countOpenDifferences,
  listComparisons,
  readBooksStanding,
} from './differences/compare-books.ts';
export { findDifferences } from './differences/find-differences.ts';
export { listDifferences, type NoteRepair, repairDifference } from './differences/repair-difference.ts';
export { checkGoLive } from './go-live/check-go-live.ts';
export type { DutyInfo, GoLiveInfo, MailRecords } from './go-live/points.ts';
export { createSelling, type Selling } from './go-live/selling.ts';
export { listTroubledJobs, retryFailedJobs, retryJob } from './jobs.ts';
export { personalDataOfOperations } from './personal-data.repository.ts';
export { type Check, createReadStanding, type ReadStanding } from './standing.ts';
export { createSyncWithProvider, type SyncWithProvider } from './sync-with-provider.ts';
export { readToDo, type ToDoSource } from './to-do.ts';
