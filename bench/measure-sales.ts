// Complete purchases per second: details, checkout, card, order; by buyers who do one after another, side by side.
// Every purchase is checked to have become an order, so nothing fast and wrong is counted; how much of the time went into
// making commits durable is counted along.

import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { countingCommits } from './read-commits.ts';

type Sold = { perSecond: number; p50: number; p99: number; mean: number; purchases: number };
export type Sales = Sold & {
  /** Commits per purchase, those of the jobs that follow from it included, and the milliseconds they took. */
  commits: number;
  commitMs: number;
};

type Options = { address: string; buyers: number; seconds: number };

export async function measureSales(options: Options & { commitsFile: string }): Promise<Sales> {
  await sell({ ...options, seconds: 2 });
  const { result, spent } = await countingCommits(options.commitsFile, () => sell(options));
  const { purchases } = result;
  return { ...result, commits: spent.commits / purchases, commitMs: spent.milliseconds / purchases };
}

async function sell({ address, buyers, seconds }: Options): Promise<Sold> {
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
