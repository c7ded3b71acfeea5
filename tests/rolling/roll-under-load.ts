// A shop of several processes that is replaced one process after another while people buy and read. Every purchase is checked
// to have become an order, and nothing a visitor meets is forgiven: no refused or broken connection, no answer of 5xx.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';

export type RollReport = {
  purchases: number;
  reads: number;
  /** What went wrong, each with how often. */
  failures: Record<string, number>;
  /** In milliseconds: from the request to have all replaced until they were. */
  rolls: number[];
  longestPurchaseMs: number;
};

type Options = {
  databaseUrl: string;
  dataFolder: string;
  processes: number;
  rolls: number;
  buyers: number;
  readers: number;
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['/', '/checkout', '/blog', '/api/products', '/api/variants', '/healthz'];
const BETWEEN_ROLLS_MS = 1_000;
const ROLL_WITHIN_MS = 240_000;

export async function rollUnderLoad(options: Options): Promise<RollReport> {
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
    },
    '/readyz',
  );
  const report: RollReport = { purchases: 0, reads: 0, failures: {}, rolls: [], longestPurchaseMs: 0 };
  try {
    await shop.start();
    const keeper = shop.pid ?? 0;
    const wanted = options.processes > 1 ? options.processes + 1 : 1;
    await until(() => processesOf(keeper).length === wanted);
    await queryServer(options.databaseUrl, 'update product_variants set stock = 1000000');
    await buyByCard(createBuyer(shop.address), { variant: '1x' });
    const over = new AbortController();
    const visits = visit({ ...options, address: shop.address, report, over: over.signal });
    for (let round = 0; round < options.rolls; round += 1) {
      await pause(BETWEEN_ROLLS_MS);
      report.rolls.push(await roll(keeper, wanted));
    }
    await pause(BETWEEN_ROLLS_MS);
    over.abort();
    await visits;
    return report;
  } finally {
    await shop.stop();
  }
}

/** Resolves when every process is another one than before. */
async function roll(keeper: number, wanted: number): Promise<number> {
  const before = new Set(processesOf(keeper));
  const startedAt = performance.now();
  process.kill(keeper, 'SIGUSR2');
  await until(() => {
    const now = processesOf(keeper);
    return now.length === wanted && now.every((pid) => !before.has(pid));
  });
  return performance.now() - startedAt;
}

function processesOf(keeper: number): number[] {
  return readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
}

async function until(holds: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + ROLL_WITHIN_MS;
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error('The processes of the shop were not replaced in time');
    await pause(50);
  }
}

type Visits = Pick<Options, 'buyers' | 'readers'> & {
  address: string;
  report: RollReport;
  over: AbortSignal;
};

async function visit({ buyers, readers, address, report, over }: Visits): Promise<void> {
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const reason = `${what}: ${error instanceof Error ? error.message : String(error)}`;
      report.failures[reason] = (report.failures[reason] ?? 0) + 1;
    }
  };
  const buyOn = async () => {
    while (!over.aborted) {
      const begin = performance.now();
      await attempt('a purchase', async () => {
        const { order } = await buyByCard(createBuyer(address), { variant: '1x' });
        if (order.orderId === null) throw new Error('a paid basket has no order');
        report.purchases += 1;
      });
      report.longestPurchaseMs = Math.max(report.longestPurchaseMs, performance.now() - begin);
      await pause(20);
    }
  };
  const readOn = async (first: number) => {
    for (let turn = first; !over.aborted; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      await attempt(`reading ${path}`, async () => {
        const { status } = await callHttp({ url: `${address}${path}` });
        if (status !== 200) throw new Error(`answered ${status}`);
        report.reads += 1;
      });
      await pause(5);
    }
  };
  await Promise.all([
    ...Array.from({ length: buyers }, buyOn),
    ...Array.from({ length: readers }, (_, index) => readOn(index)),
  ]);
}
