// The server's door to the running of the shop.

export { checkGoLive, type GoLiveFacts } from './check-go-live.ts';
export { type CheckServices, createCheckServices, type ServiceProbe } from './check-services.ts';
export * from './contract.ts';
export { createSyncWithProvider, type SyncWithProvider } from './sync-with-provider.ts';
