// One whole crash test: a shop on fresh data, purchases under fire, a quiet end, and the books compared.
// The full run and its small version among the integration tests both come through here.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createKillableServer, type Launcher } from '#tests/support/killable-server.ts';
import { openAftermath } from './aftermath.ts';
import { type Books, compareBooks } from './books.ts';
import { countUndelivered, readPaymentsAtProvider } from './provider-file.ts';
import { runRampage, seededRandom } from './rampage.ts';

export type CrashRunOptions = {
  launcher: Launcher;
  /** Null: the embedded database. A database of its own, empty. */
  databaseUrl: string | null;
  purchases: number;
  kills: number;
  buyers: number;
  webhooks: 'normal' | 'duplicate' | 'lost';
  seed: number;
  /** How long the shop may take at most to hear of everything before it is stopped. */
  quietMs: number;
};

export type CrashReport = Books & {
  kills: number;
  /** Milliseconds from a start after a kill to the first answer, the slowest. */
  slowestStart: number;
  repeats: number;
  faults: number;
  repaired: number;
  cutOff: number;
  waiting: number;
  seconds: number;
};

export async function runCrashTest(options: CrashRunOptions): Promise<CrashReport> {
  const startedAt = performance.now();
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-crash-'));
  const server = await createKillableServer(options.launcher, {
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    SANDBOX_WEBHOOKS: options.webhooks,
    ...(options.databaseUrl === null ? {} : { DATABASE_URL: options.databaseUrl }),
  });
  try {
    await server.start();
    const { purchases, kills, buyers } = options;
    const rampage = await runRampage({
      server,
      purchases,
      kills,
      buyers,
      random: seededRandom(options.seed),
    });
    await becomeQuiet(dataFolder, options.quietMs);
    await server.stop();
    const aftermath = await openAftermath({
      dataFolder,
      databaseUrl: options.databaseUrl,
      address: server.address,
    });
    try {
      const payments = readPaymentsAtProvider(dataFolder);
      const books = await compareBooks({ database: aftermath.database, payments, purchases: rampage.done });
      const { repaired, cutOff, waiting, unexplained } = aftermath;
      books.differences.push(...unexplained.map((id) => `payment ${id} belongs to no basket`));
      const total = (key: 'repeats' | 'faults') =>
        rampage.done.reduce((sum, purchase) => sum + purchase[key], 0);
      return {
        ...books,
        ...{
          repaired,
          cutOff,
          waiting,
          kills: rampage.kills,
          slowestStart: Math.max(0, ...rampage.startTimes),
        },
        ...{
          repeats: total('repeats'),
          faults: total('faults'),
          seconds: (performance.now() - startedAt) / 1000,
        },
      };
    } finally {
      await aftermath.close();
    }
  } finally {
    await server.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Until the provider has told everything, and a moment for the jobs that follow from it. */
async function becomeQuiet(dataFolder: string, atMost: number): Promise<void> {
  const giveUpAt = Date.now() + atMost;
  while (countUndelivered(dataFolder) > 0 && Date.now() < giveUpAt) await pause(250);
  await pause(Math.min(2_000, Math.max(0, giveUpAt - Date.now())));
}
