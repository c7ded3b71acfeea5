// The options of the sandbox: its file, the webhook URL, and the delivery faults. The default durations are
// those of a real provider; tests and demonstrations shorten them.

import { type Clock, days, minutes, seconds } from '#shared/clock.ts';

/**
 * The delivery faults of webhooks. `duplicate`: every event is sent two or three times. `late`: sent with a
 * delay. `reordered`: sent newest first. `lost`: recorded, never sent.
 */
export type WebhookMode = 'normal' | 'duplicate' | 'late' | 'reordered' | 'lost';

/** The durations of the sandbox, in ms. */
export type SandboxTimings = {
  /** The time in ms from the shopper's choice "Later betalen" in the sandbox to the successful payment. */
  settleAfter: number;
  /**
   * The delay in ms of the sandbox's slow refunds, disputes and fraud warnings after the payment or refund
   * that causes them.
   */
  aftermathAfter: number;
  /** How long in ms a dispute in the sandbox stays open before the bank decides in the shop's favour. */
  disputeDurationMs: number;
  /** The delay in ms of a webhook of the sandbox in mode `late`. */
  lateBy: number;
  /**
   * How long in ms the sandbox holds a webhook event back in mode `reordered`, so that later events can
   * overtake it.
   */
  reorderWindow: number;
  /**
   * The interval in ms at which the sandbox looks for webhooks to retry and for work of other processes. A
   * process sends its own events immediately.
   */
  pollEvery: number;
  requestTimeout: number;
  /**
   * The pause in ms after the first failed delivery of a webhook. The pause doubles with each failure, up to
   * `longestRetry`.
   */
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
   * Returns the URL to which the sandbox sends webhooks. Called at every delivery, because the port may be
   * known only after the server listens.
   */
  webhookUrl: () => string;
  webhookSecret: string;
  webhookMode: WebhookMode;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  timings?: Partial<SandboxTimings>;
  /**
   * The value of `livemode` in webhook events; false by default, because the sandbox moves no real money.
   * Only tests simulate a live account.
   */
  livemode?: boolean;
};

export type SandboxOptions = Omit<AccountOptions, 'livemode'> & { publicUrl: string; shopName?: string };
