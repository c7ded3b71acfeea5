// What the shop stands on before any business: configuration, database, log and the address people use.

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
  /** Tests decide what time it is and how patient the sandbox is; the shop itself leaves both out. */
  clock?: Clock;
  /** Who collects what requests and jobs did; without one nobody. */
  tracer?: Tracer;
  /** Tests have pushes brought to a stand-in. */
  pushSender?: PushSender;
  sandboxTimings?: Partial<SandboxTimings>;
};
