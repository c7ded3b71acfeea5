// One purchase that is carried through whatever happens to the server: each step is repeated until it was answered,
// as a browser with a patient person in front of it does. It remembers what the provider told the buyer.

import { setTimeout as pause } from 'node:timers/promises';
import { backupOrderAnswerSchema, checkoutStartedSchema } from '#modules/checkout/contract.ts';
import { type Buyer, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import type { Answer } from '#tests/support/http-call.ts';

export type PurchasePlan = {
  number: number;
  variant: string;
  couponCode: string | null;
  method: 'card' | 'ideal';
  /** False: the buyer closes the page after paying, and only the webhook can tell the shop. */
  returns: boolean;
};

export type Purchase = PurchasePlan & {
  paymentId: string;
  /** Null when the buyer never came back to ask. */
  orderId: number | null;
  /** Steps that had to be repeated because the server was away or had an outage. */
  repeats: number;
  /** Answers that blame the server (500); an outage it announces (503) is none. */
  faults: number;
};

const STEP_TIMEOUT_MS = 60_000;

/** Mixes packs, codes, methods and manners; the same number is always the same plan. */
export function planPurchase(number: number): PurchasePlan {
  return {
    number,
    variant: `${(number % 4) + 1}x`,
    couponCode: number % 5 === 0 ? 'WELKOM10' : null,
    method: number % 3 === 0 ? 'ideal' : 'card',
    returns: number % 2 === 0,
  };
}

export async function carryThrough(address: string, plan: PurchasePlan): Promise<Purchase> {
  const buyer = createBuyer(address);
  const patience = createPatience();
  const basket = { variant: plan.variant, ...(plan.couponCode ? { couponCode: plan.couponCode } : {}) };
  const details = { ...DETAILS, customerEmail: `koper${plan.number}@example.nl`, variant: plan.variant };
  const upsert = { sessionId: buyer.sessionId, ...details };

  await patience.until(() => buyer.call('POST', '/api/draft-orders/upsert', upsert));
  const answer = await patience.until(() => buyer.tryCheckout(basket));
  const started = checkoutStartedSchema.parse(answer.body);
  await pay(buyer, plan, started, patience);
  const paymentId = started.paymentIntentId;
  const asked = plan.returns ? await patience.until(() => buyer.tryOrder(paymentId)) : null;
  const orderId = asked ? backupOrderAnswerSchema.parse(asked.body).orderId : null;
  return { ...plan, paymentId, orderId, repeats: patience.repeats(), faults: patience.faults() };
}

type Patience = ReturnType<typeof createPatience>;

async function pay(
  buyer: Buyer,
  { method }: PurchasePlan,
  started: Parameters<Buyer['payByCard']>[0],
  patience: Patience,
): Promise<void> {
  if (method === 'card') {
    await patience.until(() => buyer.payByCard(started));
    return;
  }
  await patience.until(() => buyer.confirm(started.clientSecret, { type: 'ideal' }));
  await patience.until(() =>
    buyer.call('POST', `/sandbox/bank/${started.paymentIntentId}`, 'action=approve', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
  );
}

/** Repeats a step until it has a good answer; a refusal is a mistake of this test and ends it. */
function createPatience() {
  let repeats = 0;
  let faults = 0;
  return {
    repeats: () => repeats,
    faults: () => faults,
    async until(step: () => Promise<Answer>): Promise<Answer> {
      const giveUpAt = Date.now() + STEP_TIMEOUT_MS;
      for (;;) {
        const answer = await step().catch(() => null);
        if (answer !== null && answer.status < 400) return answer;
        if (answer !== null && answer.status < 500) {
          throw new Error(`A purchase was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
        if (answer?.status === 500) faults += 1;
        if (Date.now() > giveUpAt) throw new Error(`A step got no answer for ${STEP_TIMEOUT_MS / 1000} s`);
        repeats += 1;
        await pause(50 + Math.random() * 100);
      }
    },
  };
}
