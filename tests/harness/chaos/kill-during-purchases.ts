// Lets many buyers buy at once and kills the shop at random moments.

import { setTimeout as pause } from 'node:timers/promises';
import { completePurchase, type Purchase } from '../purchases/purchase.ts';
import { planPurchase } from '../purchases/purchase-plan.ts';
import type { Fleet } from '../shop/fleet.ts';

export type KillOptions = {
  fleet: Fleet;
  purchases: number;
  kills: number;
  buyers: number;
  seed: number;
  /** Returns a number from 0 up to 1, which determines the moments of the kills. */
  random: () => number;
};

export type KilledRun = { done: Purchase[]; kills: number; startTimes: number[] };

/**
 * Makes the purchases and kills one process `kills` times, spread over them. The shop is running before and
 * afterwards.
 */
export async function killDuringPurchases({
  fleet,
  purchases,
  kills,
  buyers,
  seed,
  random,
}: KillOptions): Promise<KilledRun> {
  const done: Purchase[] = [];
  const startTimes: number[] = [];
  let next = 0;
  let failure: unknown = null;

  async function buyOneAfterAnother(): Promise<void> {
    while (next < purchases && failure === null) {
      const plan = planPurchase(seed, next);
      next += 1;
      done.push(await completePurchase(fleet.address, plan));
    }
  }

  async function pullThePlug(): Promise<number> {
    // Spread over the work, the last one while purchases are still under way.
    const moments = Array.from({ length: kills }, () => Math.floor(random() * (purchases - buyers))).sort(
      (a, b) => a - b,
    );
    let pulled = 0;
    for (const moment of moments) {
      while (done.length < moment && failure === null) await pause(5);
      if (failure !== null) return pulled;
      await pause(random() * 150);
      pulled += 1;
      startTimes.push(await fleet.pullPlug());
    }
    return pulled;
  }

  const stopOnFailure = (error: unknown) => {
    failure ??= error;
    return 0;
  };
  const crowd = Array.from({ length: buyers }, () => buyOneAfterAnother().catch(stopOnFailure));
  const sold = Promise.all([pullThePlug().catch(stopOnFailure), ...crowd]);
  const [pulled] = await Promise.race([sold, fleet.endedUnasked]);
  if (failure !== null) throw failure;
  return { done, kills: pulled ?? 0, startTimes };
}
