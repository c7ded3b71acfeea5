// Measures complete purchases (details, checkout, card, order) by parallel buyers. Every purchase is checked
// to have become an order, so that wrong results do not count as fast. The jobs that follow (mails, figures)
// are awaited and included.

import { setTimeout as pause } from 'node:timers/promises';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { readStatements, type StatementTotals, spentBetween } from '../bench/statements/read-statements.ts';
import { processorMs } from './measure-process.ts';

type Sold = { perSecond: number; p50: number; p99: number; mean: number; purchases: number };
export type Sales = Sold & {
  /** The database statements per purchase. */
  perPurchase: StatementTotals;
  /** The processor time per purchase in ms: of the server, and of the buyers in this process. */
  serverMs: number;
  buyersMs: number;
};

type Options = { address: string; buyers: number; seconds: number };
type Measured = Options & { statementsFile: string; pid: number };

/** The time in ms without activity that counts as quiet. The few statements of an idle shop are included. */
const QUIET_MS = 300;
const LONGEST_AFTERMATH_MS = 20_000;

/** Measures several rounds of sales after a warm-up. Returns the round with the median rate. */
export async function measureSales(options: Measured, rounds: number): Promise<Sales> {
  await sell({ ...options, seconds: 2 });
  await untilQuiet(options.statementsFile);
  const sales: Sales[] = [];
  for (let round = 0; round < rounds; round += 1) sales.push(await measureOnce(options));
  const middle = sales.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function measureOnce({ statementsFile, pid, ...options }: Measured): Promise<Sales> {
  const before = await readStatements(statementsFile);
  const serverBefore = processorMs(pid);
  const buyersBefore = process.cpuUsage();
  const sold = await sell(options);
  const buyers = process.cpuUsage(buyersBefore);
  const after = await untilQuiet(statementsFile);
  const spent = spentBetween(before, after);
  const each = (total: number) => total / sold.purchases;
  return {
    ...sold,
    perPurchase: {
      statements: each(spent.statements),
      fetches: each(spent.fetches),
      writing: each(spent.writing),
      commits: each(spent.commits),
      commitMs: each(spent.commitMs),
    },
    serverMs: each(processorMs(pid) - serverBefore),
    buyersMs: each((buyers.user + buyers.system) / 1000),
  };
}

/** Waits until the server sends almost no statements any more. */
async function untilQuiet(statementsFile: string): Promise<StatementTotals> {
  const giveUpAt = performance.now() + LONGEST_AFTERMATH_MS;
  let last = await readStatements(statementsFile);
  while (performance.now() < giveUpAt) {
    await pause(QUIET_MS);
    const next = await readStatements(statementsFile);
    if (next.statements - last.statements <= 3) return next;
    last = next;
  }
  return last;
}

/** Buys for `seconds` seconds, without a warm-up and without waiting for the jobs that follow. */
export async function sell({ address, buyers, seconds }: Options): Promise<Sold> {
  const times: number[] = [];
  const startedAt = performance.now();
  const buyOn = async (variant: string) => {
    while (performance.now() - startedAt < seconds * 1000) {
      const begin = performance.now();
      const { order } = await buyByCard(createBuyer(address), { variant });
      if (order.orderId === null) throw new Error('A paid basket has no order');
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, index) => buyOn(`${(index % 4) + 1}x`)));
  const took = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), mean, purchases: times.length };
}
