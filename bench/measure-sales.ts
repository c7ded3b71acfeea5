// Complete purchases per second: details, checkout, card, order; by buyers who do one after another, side by side.
// Every purchase is checked to have become an order, so nothing fast and wrong is counted.

import { buyByCard, createBuyer } from '#tests/support/buyer.ts';

export type Sales = { perSecond: number; p50: number; p99: number; purchases: number };

export async function measureSales(options: {
  address: string;
  buyers: number;
  seconds: number;
}): Promise<Sales> {
  await sell({ ...options, seconds: 2 });
  return sell(options);
}

async function sell({
  address,
  buyers,
  seconds,
}: {
  address: string;
  buyers: number;
  seconds: number;
}): Promise<Sales> {
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
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), purchases: times.length };
}
