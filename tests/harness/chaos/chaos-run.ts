// Runs one chaos test: a new shop, purchases during failures, a quiet end, and the comparison of the books.
// The lab's full run and the small integration test share this code.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '#shared/seeded-random.ts';
import type { Launcher } from '#tests/support/killable-server.ts';
import { type Books, compareBooks } from '../purchases/compare-books.ts';
import type { Encountered } from '../purchases/retry-request.ts';
import { createFleet, type Fleet, type Role } from '../shop/fleet.ts';
import { countUndelivered, readPaymentsAtProvider } from '../shop/provider-payments.ts';
import { type FirstStock, seedStock } from '../shop/seed-stock.ts';
import { openSettledShop } from '../shop/settled-shop.ts';
import type { ShopBooks } from '../shop/shop-books.ts';
import { type DatabaseFaults, type FaultyServer, startDatabaseFaults } from './database-faults.ts';
import { type KilledRun, killDuringPurchases } from './kill-during-purchases.ts';
import { awaitUnattendedRecovery } from './unattended-recovery.ts';
import { createWebhookFaults } from './webhook-faults.ts';

export type ChaosOptions = {
  launcher: Launcher;
  /** The server of an empty database, with an open proxy; null for the embedded database. */
  postgres: FaultyServer | null;
  roles: readonly Role[];
  purchases: number;
  kills: number;
  buyers: number;
  seed: number;
  /**
   * When the books are compared. `left_alone`: the shop runs until they agree, 15 minutes at most.
   * `hastened`: the shop is stopped after this time at most, and what it would do later is done at once.
   */
  verdict: 'left_alone' | { hastenedAfterMs: number };
};

export type ChaosReport = Books &
  Encountered & {
    kills: number;
    /** The number of faults of PostgreSQL by kind; null for the embedded database. */
    trouble: DatabaseFaults | null;
    /** The ways in which webhooks were disturbed during the run. */
    weather: string[];
    /** The longest time in ms from a start after a kill to the first answer. */
    slowestStart: number;
    turnedDown: number;
    repeats: number;
    /** The time in s until the books agreed without help; null when the verdict is `hastened`. */
    secondsAlone: number | null;
    seconds: number;
  };

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const startedAt = performance.now();
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-chaos-'));
  const databaseUrl = options.postgres?.url ?? null;
  const random = seededRandom(options.seed);
  const weather = createWebhookFaults(random);
  const firstStock = await seedStock({ ...options, databaseUrl, dataFolder });
  const road = options.postgres?.road?.url ?? databaseUrl;
  const fleet = await createFleet({
    ...options,
    random,
    env: () => ({
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ...weather.next(),
      ...(road === null ? {} : { DATABASE_URL: road }),
    }),
  });
  try {
    await fleet.start();
    const trouble = options.postgres && startDatabaseFaults(options.postgres, random);
    const rampage = await killDuringPurchases({ ...options, fleet, random }).finally(() => trouble?.stop());
    const where = { fleet, dataFolder, databaseUrl, firstStock, rampage };
    const verdict = await reachVerdict(options, where);
    const total = (key: 'turnedDown' | 'repeats' | keyof Encountered) =>
      rampage.done.reduce((sum, purchase) => sum + purchase[key], 0);
    if (total('faults') > 0) verdict.differences.push(`${total('faults')} answers blamed the server (500)`);
    return {
      ...verdict,
      kills: rampage.kills,
      trouble: (await trouble?.stop()) ?? null,
      weather: weather.seen(),
      slowestStart: Math.max(0, ...rampage.startTimes),
      turnedDown: total('turnedDown'),
      repeats: total('repeats'),
      faults: total('faults'),
      outages: total('outages'),
      resets: total('resets'),
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    await fleet.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type AfterTheStorm = {
  fleet: Fleet;
  dataFolder: string;
  databaseUrl: string | null;
  firstStock: FirstStock;
  rampage: KilledRun;
};

async function reachVerdict({ verdict }: ChaosOptions, where: AfterTheStorm) {
  const { fleet, dataFolder, databaseUrl, firstStock, rampage } = where;
  const compare = (books: ShopBooks) => {
    const payments = readPaymentsAtProvider(dataFolder);
    return compareBooks({ books, payments, purchases: rampage.done, firstStock });
  };
  if (verdict === 'left_alone') return awaitUnattendedRecovery({ fleet, dataFolder, databaseUrl, compare });
  await becomeQuiet(dataFolder, verdict.hastenedAfterMs);
  await fleet.stop();
  const aftermath = await openSettledShop({ dataFolder, databaseUrl, address: fleet.address });
  try {
    const books = await compare(aftermath.database);
    books.differences.push(...aftermath.unexplained.map((id) => `payment ${id} belongs to no basket`));
    return { ...books, secondsAlone: null };
  } finally {
    await aftermath.close();
  }
}

/**
 * Waits until the provider has delivered all events, and up to two seconds for the jobs they cause; `atMost`
 * ms in total.
 */
async function becomeQuiet(dataFolder: string, atMost: number): Promise<void> {
  const giveUpAt = Date.now() + atMost;
  while (countUndelivered(dataFolder) > 0 && Date.now() < giveUpAt) await pause(250);
  await pause(Math.min(2_000, Math.max(0, giveUpAt - Date.now())));
}
