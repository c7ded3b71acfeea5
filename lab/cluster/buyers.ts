// Simulates buyers who buy repeatedly during the whole test and retry patiently, and records when each
// received an order.

import { completePurchase, type Purchase } from '#tests/harness/purchases/purchase.ts';
import { planPurchase } from '#tests/harness/purchases/purchase-plan.ts';
import { until } from './database-node.ts';

export type Buyers = {
  readonly done: Purchase[];
  /**
   * Resolves when a buyer who began after this call has received an order; throws the error that stopped a
   * buyer.
   */
  untilSold(): Promise<void>;
  /** The longest time in ms since `moment` in which no buyer received an order. */
  longestPauseSince(moment: number): number;
  /** Stops the buyers after their current purchase. */
  goHome(): Promise<void>;
};

export function sendBuyers(address: string, { buyers, seed }: { buyers: number; seed: number }): Buyers {
  const done: Purchase[] = [];
  const told: { begun: number; at: number }[] = [];
  let next = 0;
  let isOver = false;
  let failure: unknown = null;

  async function buyOn(): Promise<void> {
    while (!isOver && failure === null) {
      const plan = planPurchase(seed, next);
      next += 1;
      const begun = performance.now();
      const purchase = await completePurchase(address, plan);
      done.push(purchase);
      if (purchase.orderId !== null) told.push({ begun, at: performance.now() });
    }
  }

  const crowd = Array.from({ length: buyers }, () =>
    buyOn().catch((error: unknown) => {
      failure ??= error;
    }),
  );
  const refuse = () => {
    if (failure !== null) throw failure;
  };
  return {
    done,
    async untilSold() {
      const from = performance.now();
      await until('an order', async () => {
        refuse();
        return told.some(({ begun }) => begun >= from);
      });
    },
    longestPauseSince(moment) {
      const before = told.findLastIndex(({ at }) => at <= moment);
      const moments = told.slice(Math.max(0, before)).map(({ at }) => at);
      return Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
    },
    async goHome() {
      isOver = true;
      await Promise.all(crowd);
      refuse();
    },
  };
}
