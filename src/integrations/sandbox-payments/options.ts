// How the sandbox is set up: where its file is, whom it calls, and how badly its messages may travel.
// The durations are those of a patient real provider; tests and demonstrations shorten them.

import { type Clock, days, minutes, seconds } from '#shared/clock.ts';

/** `duplicate`: every message two or three times. `reordered`: newest first. `lost`: recorded, never sent. */
export type WebhookMode = 'normal' | 'duplicate' | 'late' | 'reordered' | 'lost';

/** All in milliseconds. */
export type SandboxTimings = {
  /** From "Later betalen" to the money. */
  settleAfter: number;
  /** From a slow refund, a dispute or a fraud warning being caused to its being told. */
  aftermathAfter: number;
  /** How long a dispute is open before the bank decides for the shop. */
  disputeDurationMs: number;
  /** How late mode `late` is. */
  lateBy: number;
  /** How long mode `reordered` waits for messages that can overtake. */
  reorderWindow: number;
  /** How often work of other processes and repeated attempts are looked for; own messages leave at once. */
  pollEvery: number;
  requestTimeout: number;
  /** The pause after the first failed delivery; doubles each time up to `longestRetry`. */
  firstRetry: number;
  longestRetry: number;
  giveUpAfter: number;
  eventRetentionMs: number;
};

export const defaultTimings: SandboxTimings = {
  settleAfter: seconds(60),
  aftermathAfter: seconds(5),
  disputeDurationMs: minutes(10),
  lateBy: seconds(5),
  reorderWindow: 400,
  pollEvery: 500,
  requestTimeout: seconds(10),
  firstRetry: seconds(1),
  longestRetry: minutes(10),
  giveUpAfter: days(3),
  eventRetentionMs: days(30),
};

export type AccountOptions = {
  file: string;
  clock: Clock;
  /** Asked at every delivery: the port may be known only after listening. */
  webhookUrl: () => string;
  webhookSecret: string;
  webhookMode: WebhookMode;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  timings?: Partial<SandboxTimings>;
  /**
   * What its messages say of themselves; false, because nothing here is real money. Only a test plays a live
   * account.
   */
  livemode?: boolean;
};

export type SandboxOptions = Omit<AccountOptions, 'livemode'> & { publicUrl: string; shopName?: string };
