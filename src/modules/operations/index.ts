// The server's door to the running of the shop.

export { listBackups, makeBackup, openBackup } from './backups.ts';
export { checkGoLive, type GoLiveInfo, type MailRecords } from './check-go-live.ts';
export { checkServices, type ProbeService } from './check-services.ts';
export * from './contract.ts';
export { createSyncWithProvider, type SyncWithProvider } from './sync-with-provider.ts';
