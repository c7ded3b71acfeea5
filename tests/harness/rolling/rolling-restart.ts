// Replaces the processes of a shop one after another while visitors buy and read. Every purchase must become
// an order, and refused connections, broken connections and 5xx answers are failures.

import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listDifferencesAtRest, type ShopBooks, withBooksAt } from '#tests/harness/shop/shop-books.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { childrenOf } from '#tests/support/children-of.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { type VisitReport, visitUntil } from './visits.ts';

/**
 * The result. `rolls`: the time in ms of each replacement of all processes. `counted`: the orders according
 * to /metrics. `differences`: those of the books after the last jobs.
 */
export type RestartReport = VisitReport & { rolls: number[]; counted: number; differences: string[] };

type Options = {
  databaseUrl: string;
  dataFolder: string;
  processes: number;
  rolls: number;
  buyers: number;
  readers: number;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const METRICS_TOKEN = 'a-token-of-the-test';
const BETWEEN_ROLLS_MS = 1_000;
const ROLL_WITHIN_MS = 240_000;

export async function restartUnderLoad(options: Options): Promise<RestartReport> {
  const shop = await createKillableServer(
    { command: process.execPath, parameters: ['scripts/start.mjs'], folder: root },
    {
      // `production` would take the tools away from this checkout.
      NODE_ENV: 'test',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataFolder,
      WEB_CONCURRENCY: String(options.processes),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
      METRICS_TOKEN,
    },
    '/readyz',
  );
  const rolls: number[] = [];
  try {
    await shop.start();
    const keeper = shop.pid ?? 0;
    const wanted = options.processes > 1 ? options.processes + 1 : 1;
    await until(() => childrenOf(keeper).length === wanted);
    await queryServer(options.databaseUrl, 'update product_variants set stock = 1000000');
    await buyByCard(createBuyer(shop.address), { variant: '1x' });
    const over = new AbortController();
    const visits = visitUntil(over.signal, { ...options, address: shop.address });
    for (let round = 0; round < options.rolls; round += 1) {
      await pause(BETWEEN_ROLLS_MS);
      rolls.push(await roll(keeper, wanted));
    }
    await pause(BETWEEN_ROLLS_MS);
    over.abort();
    const report = await visits;
    const counted = await countOrders(shop.address);
    const differences = await withBooksAt(options.databaseUrl, untilAtRest);
    return { ...report, rolls, counted, differences };
  } finally {
    await shop.stop();
  }
}

/**
 * Returns the differences of the books as soon as there are none, or after half a minute, the time for the
 * last jobs.
 */
async function untilAtRest(books: ShopBooks): Promise<string[]> {
  for (let left = 30; ; left -= 1) {
    const differences = await listDifferencesAtRest(books);
    if (differences.length === 0 || left === 0) return differences;
    await pause(1_000);
  }
}

/** Requests a rolling restart and resolves when every process was replaced. Returns the time in ms. */
async function roll(keeper: number, wanted: number): Promise<number> {
  const before = new Set(childrenOf(keeper));
  const startedAt = performance.now();
  process.kill(keeper, 'SIGUSR2');
  await until(() => {
    const now = childrenOf(keeper);
    return now.length === wanted && now.every((pid) => !before.has(pid));
  });
  return performance.now() - startedAt;
}

async function until(holds: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + ROLL_WITHIN_MS;
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error('The processes of the shop were not replaced in time');
    await pause(50);
  }
}

/** Returns the number of orders according to /metrics, which is the same in every process. */
async function countOrders(address: string): Promise<number> {
  const { body } = await callHttp({
    url: `${address}/metrics`,
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const lines = String(body).match(/^zwartwit_orders\{.*$/gm) ?? [];
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
