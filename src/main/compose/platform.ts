// The platform of the shop: configuration, database, log and public address.

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
  /** Set by tests, to control the time and the delays of the sandbox; absent in the shop itself. */
  clock?: Clock;
  /** Collects the traces of requests and jobs; without it none are collected. */
  tracer?: Tracer;
  /** Set by tests: a stand-in that receives push messages. */
  pushSender?: PushSender;
  sandboxTimings?: Partial<SandboxTimings>;
};
