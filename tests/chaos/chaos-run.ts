// One whole chaos test: a shop on fresh data, purchases under fire, a quiet end, and the books compared.
// The full run and its small version among the integration tests both come through here.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createKillableServer, type Launcher } from '#tests/support/killable-server.ts';
import { openAftermath } from './aftermath.ts';
import { type Books, compareBooks } from './books.ts';
import { startCutting } from './cut-connections.ts';
import { countUndelivered, readPaymentsAtProvider } from './provider-file.ts';
import { type Rampage, runRampage } from './rampage.ts';
import { seededRandom } from './seeded-random.ts';
import { type FirstStock, stockTheShop } from './stock-the-shop.ts';
import { createWeather } from './weather.ts';

export type ChaosOptions = {
  launcher: Launcher;
  /** Null: the embedded database. A database of its own, empty. */
  databaseUrl: string | null;
  purchases: number;
  kills: number;
  buyers: number;
  seed: number;
  /** How long the shop may take at most to hear of everything before it is stopped. */
  quietMs: number;
};

export type ChaosReport = Books & {
  kills: number;
  /** Connections to PostgreSQL that were dropped. */
  cut: number;
  /** How messages travelled, at one time or another. */
  weather: string[];
  /** Milliseconds from a start after a kill to the first answer, the slowest. */
  slowestStart: number;
  turnedDown: number;
  repeats: number;
  faults: number;
  repaired: number;
  cutOff: number;
  waiting: number;
  seconds: number;
};

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const startedAt = performance.now();
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-chaos-'));
  try {
    const firstStock = await stockTheShop({ ...options, dataFolder });
    const storm = await sellInTheStorm(options, dataFolder);
    const outcome = await settleAccounts({ ...options, ...storm, dataFolder, firstStock });
    const { done, kills, startTimes } = storm.rampage;
    const total = (key: 'turnedDown' | 'repeats' | 'faults') =>
      done.reduce((sum, purchase) => sum + purchase[key], 0);
    if (total('faults') > 0) outcome.differences.push(`${total('faults')} answers blamed the server (500)`);
    return {
      ...outcome,
      ...{ kills, cut: storm.cut, weather: storm.weather, slowestStart: Math.max(0, ...startTimes) },
      ...{ turnedDown: total('turnedDown'), repeats: total('repeats'), faults: total('faults') },
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type Storm = { rampage: Rampage; cut: number; weather: string[]; address: string };

async function sellInTheStorm(options: ChaosOptions, dataFolder: string): Promise<Storm> {
  const { databaseUrl, seed } = options;
  const random = seededRandom(seed);
  const weather = createWeather(random);
  const server = await createKillableServer(options.launcher, () => ({
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    ...weather.next(),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }));
  try {
    await server.start();
    const cutter = databaseUrl === null ? null : await startCutting(databaseUrl, random);
    const rampage = await runRampage({ ...options, server, random }).finally(() => cutter?.stop());
    await becomeQuiet(dataFolder, options.quietMs);
    await server.stop();
    return { rampage, cut: (await cutter?.stop()) ?? 0, weather: weather.seen(), address: server.address };
  } finally {
    await server.kill();
  }
}

type Accounts = ChaosOptions & Storm & { dataFolder: string; firstStock: FirstStock };

async function settleAccounts({ dataFolder, databaseUrl, address, firstStock, rampage }: Accounts) {
  const aftermath = await openAftermath({ dataFolder, databaseUrl, address });
  try {
    const { database, repaired, cutOff, waiting, unexplained } = aftermath;
    const payments = readPaymentsAtProvider(dataFolder);
    const books = await compareBooks({ database, payments, purchases: rampage.done, firstStock });
    books.differences.push(...unexplained.map((id) => `payment ${id} belongs to no basket`));
    return { ...books, repaired, cutOff, waiting };
  } finally {
    await aftermath.close();
  }
}

/** Until the provider has told everything, and a moment for the jobs that follow from it. */
async function becomeQuiet(dataFolder: string, atMost: number): Promise<void> {
  const giveUpAt = Date.now() + atMost;
  while (countUndelivered(dataFolder) > 0 && Date.now() < giveUpAt) await pause(250);
  await pause(Math.min(2_000, Math.max(0, giveUpAt - Date.now())));
}
