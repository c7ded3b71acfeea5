// The sandbox payment provider: what the wiring needs of it.
// Everything else in this folder is its own affair.

export type { SandboxOptions, SandboxTimings, WebhookMode } from './options.ts';
export { createSandboxProvider, type SandboxProvider } from './sandbox-provider.ts';
