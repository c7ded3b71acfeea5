// The platform the shop is composed on: configuration, database, log and public URL.

import type { SandboxTimings } from '#integrations/sandbox-payments/sandbox-payments.ts';
import type { PushSender } from '#modules/notices/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { OpenScratch } from '#platform/database/backup/scratch.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { Tracer } from '#platform/trace/trace.ts';
import type { Clock } from '#shared/clock.ts';

export type Platform = {
  config: Config;
  database: Database;
  log: Log;
  publicUrl: string;
  openScratch: OpenScratch;
  /** Clock of the shop; only tests set it, to control the time and the delays of the sandbox. */
  clock?: Clock;
  /** Collects the traces of the shop's requests and jobs; without a tracer no traces are collected. */
  tracer?: Tracer;
  /** Sender of push messages; only tests set it, to receive the messages themselves. */
  pushSender?: PushSender;
  sandboxTimings?: Partial<SandboxTimings>;
};
