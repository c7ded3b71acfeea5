// The options of the sandbox: its file, the webhook URL, and the delivery faults. The default durations are
// those of a real provider; tests and demonstrations shorten them.

import { type Clock, days, minutes, seconds } from '#shared/clock.ts';

/**
 * The delivery faults of webhooks. `duplicate`: every event two or three times. `late`: with a delay.
 * `reordered`: newest first. `lost`: recorded, never sent.
 */
export type WebhookMode = 'normal' | 'duplicate' | 'late' | 'reordered' | 'lost';

/** The durations of the sandbox, in ms. */
export type SandboxTimings = {
  /** The time from "Later betalen" to the successful payment. */
  settleAfter: number;
  /** The delay of slow refunds, disputes and fraud warnings after their cause. */
  aftermathAfter: number;
  /** How long a dispute stays open before the bank decides in the shop's favour. */
  disputeDurationMs: number;
  /** The delay of mode `late`. */
  lateBy: number;
  /** How long mode `reordered` waits for later events to overtake. */
  reorderWindow: number;
  /** The interval of checks for other processes' work and retries; own events are sent immediately. */
  pollEvery: number;
  requestTimeout: number;
  /** The pause after the first failed delivery; it doubles each time up to `longestRetry`. */
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
  /**
   * Returns the webhook URL. Called at every delivery, because the port may be known only after the server
   * listens.
   */
  webhookUrl: () => string;
  webhookSecret: string;
  webhookMode: WebhookMode;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  timings?: Partial<SandboxTimings>;
  /**
   * The `livemode` of webhook events; false, because the sandbox moves no real money. Only tests simulate a
   * live account.
   */
  livemode?: boolean;
};

export type SandboxOptions = Omit<AccountOptions, 'livemode'> & { publicUrl: string; shopName?: string };
