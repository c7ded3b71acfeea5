// Entry point of the operations module for server code: health of the shop, backups, comparison of the books,
// failed jobs and the Livegang-check. Other modules import operations only from this file, `contract.ts`,
// `endpoints.ts` and the ports.

export { readBackupChecks } from './backups/backup-checks.ts';
export {
  BackupDestinationError,
  type BackupStorage,
} from './backups/backup-destination.port.ts';
export { copyBackupsQueue, sendCopy, sendTrial, tryRestoreQueue } from './backups/backup-jobs.ts';
export { copyBackups } from './backups/copy-backups.ts';
export { listBackups, makeBackup, openBackup } from './backups/list-backups.ts';
export { tryRestore } from './backups/try-restore.ts';
export {
  type BackupDestination,
  verifyCopies,
} from './backups/verify-copies.ts';
export { checkServices, type ProbeService } from './check-services.ts';
export * from './contract.ts';
export {
  compareBooks,
  countOpenDifferences,
  listComparisons,
  readBooksStatus,
} from './differences/compare-books.ts';
export { findDifferences } from './differences/find-differences.ts';
export {
  listDifferences,
  type RecordRepair,
  repairDifference,
} from './differences/repair-difference.ts';
export { listFailedJobs, retryFailedJobs, retryJob } from './failed-jobs.ts';
export { checkGoLive } from './go-live/check-go-live.ts';
export type { GoLiveInfo, MailRecords, RequirementInfo } from './go-live/points.ts';
export { createSelling, type Selling } from './go-live/selling.ts';
export { personalDataOfOperations } from './personal-data.repository.ts';
export {
  type Check,
  createReadShopHealth,
  type ReadShopHealth,
} from './shop-health.ts';
export { createSyncWithProvider, type SyncWithProvider } from './sync-with-provider.ts';
export { readToDo, type ToDoSource } from './to-do.ts';
