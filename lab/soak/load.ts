// Simulates the people in a shop during a soak run: readers, buyers with every payment method, and one
// operator. Two purchases and twenty visits per second are a rate the shop can handle on a shared machine;
// with more, only the queue would be measured.

import { setTimeout as pause } from 'node:timers/promises';
import { completePurchase, type Purchase } from '#tests/harness/purchases/purchase.ts';
import { planPurchase } from '#tests/harness/purchases/purchase-plan.ts';
import { PAGES } from '#tests/harness/rolling/visits.ts';
import { callHttp } from '#tests/support/http-call.ts';
import type { Answers } from './answers.ts';
import { operateUntil, type Worked } from './operator.ts';

const READER_RESTS_MS = 150;
const BUYER_RESTS_MS = 1_500;

type Load = { address: string; buyers: number; readers: number; seed: number; answers: Answers };

export async function loadUntil(
  over: AbortSignal,
  load: Load,
): Promise<{ done: Purchase[]; worked: Worked }> {
  const { address, answers } = load;
  const done: Purchase[] = [];
  let next = 0;
  const buyOn = async () => {
    while (!over.aborted) {
      next += 1;
      const begin = performance.now();
      const purchase = await completePurchase(address, planPurchase(load.seed, next)).catch(
        (error: unknown) => answers.fail(`a purchase: ${String(error)}`),
      );
      if (purchase) {
        answers.bought(performance.now() - begin);
        done.push(purchase);
        const { faults, outages, resets } = purchase;
        if (faults + outages + resets > 0)
          answers.fail(`a purchase met ${faults + outages} × 5xx, ${resets} resets`);
      }
      await pause(BUYER_RESTS_MS);
    }
  };
  const readOn = async (first: number) => {
    for (let turn = first; !over.aborted; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const answer = await answers.ask(`GET ${path}`, () => callHttp({ url: `${address}${path}` }));
      if (answer && answer.status !== 200) answers.fail(`GET ${path}: ${answer.status}`);
      await pause(READER_RESTS_MS);
    }
  };
  const [worked] = await Promise.all([
    operateUntil(over, address, answers),
    ...Array.from({ length: load.buyers }, buyOn),
    ...Array.from({ length: load.readers }, (_, index) => readOn(index)),
  ]);
  return { done, worked };
}
