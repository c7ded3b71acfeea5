// Carries out one planned purchase despite all failures of the server. It records the answers of the shop and
// the provider to the buyer, for the comparison with the books.

import * as z from 'zod';
import {
  backupOrderAnswerSchema,
  type CheckoutStarted,
  checkoutStartedSchema,
} from '#modules/checkout/contract.ts';
import { type Basket, type Buyer, createBuyer, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import type { PurchasePlan } from './purchase-plan.ts';
import { createRetries, type Encountered, type Retries } from './retry-request.ts';

export type Purchase = PurchasePlan & {
  /**
   * The pack and coupon that were finally bought: without a coupon that was used up, and with another pack
   * when the planned one was sold out.
   */
  bought: { variant: string; couponCode: string | null };
  /** The ids of the payments the buyer made: none after leaving, two from two tabs. */
  paid: string[];
  /** The order id the buyer received; null when the buyer never returned to the shop. */
  orderId: number | null;
  /** The number of refusals because the pack was sold out or the coupon used up. */
  turnedDown: number;
  repeats: number;
} & Encountered;

type Visit = { buyer: Buyer; plan: PurchasePlan; patience: Retries };

const REFUSAL = z.object({ code: z.enum(['sold_out', 'coupon_invalid']) });

export function emailOf({ number }: PurchasePlan): string {
  return `koper${number}@example.nl`;
}

export async function completePurchase(address: string, plan: PurchasePlan): Promise<Purchase> {
  const buyer = createBuyer(address);
  const patience = createRetries(plan.manner === 'double_clicks' ? 2 : 1);
  const visit = { buyer, plan, patience };
  const details = { ...DETAILS, customerEmail: emailOf(plan), variant: plan.variant };
  await patience.until(() =>
    buyer.call('POST', '/api/draft-orders/upsert', { sessionId: buyer.sessionId, ...details }),
  );
  const tabs = await agree(visit);
  const paid = plan.manner === 'walks_away' ? [] : tabs.payments.map((tab) => tab.paymentIntentId);
  if (plan.manner !== 'walks_away') for (const tab of tabs.payments) await pay(visit, tab);
  const orderId = await askForOrder(visit, paid);
  return {
    ...plan,
    bought: tabs.bought,
    turnedDown: tabs.turnedDown,
    paid,
    orderId,
    repeats: patience.repeats(),
    ...patience.met(),
  };
}

/**
 * Starts the checkout: with another pack or without the coupon after a refusal, and a second time in another
 * tab if the plan says so.
 */
async function agree({ buyer, plan, patience }: Visit) {
  const bought = { variant: plan.variant, couponCode: plan.couponCode };
  let turnedDown = 0;
  const start = async (forceNew: boolean): Promise<CheckoutStarted> => {
    for (;;) {
      const answer = await patience.until(
        () => buyer.tryCheckout({ ...asBasket(bought), forceNew }),
        [409, 422],
      );
      if (answer.status < 400) return checkoutStartedSchema.parse(answer.body);
      turnedDown += 1;
      if (REFUSAL.parse(answer.body).code === 'sold_out') bought.variant = '1x';
      else bought.couponCode = null;
    }
  };
  const first = await start(false);
  const payments = plan.manner === 'pays_in_two_tabs' ? [first, await start(true)] : [first];
  return { bought, payments, turnedDown };
}

function asBasket({ variant, couponCode }: Purchase['bought']): Basket {
  return couponCode === null ? { variant } : { variant, couponCode };
}

async function pay({ buyer, plan, patience }: Visit, started: CheckoutStarted): Promise<void> {
  if (plan.manner === 'is_declined_first') {
    await patience.until(() => buyer.payByCard(started, DECLINED_CARD), [402]);
  }
  if (plan.method === 'card') {
    await patience.until(() => buyer.payByCard(started));
    return;
  }
  await patience.until(() => buyer.confirm(started.clientSecret, { type: plan.method }));
  if (plan.method === 'paypal') return;
  await patience.until(() =>
    buyer.call('POST', `/sandbox/bank/${started.paymentIntentId}`, 'action=approve', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
  );
}

async function askForOrder({ buyer, plan, patience }: Visit, paid: string[]): Promise<number | null> {
  if (plan.manner === 'closes_the_browser') return null;
  const [orderId = null, ...others] = await Promise.all(
    paid.map(async (paymentId) => {
      const answer = await patience.until(() => buyer.tryOrder(paymentId));
      return backupOrderAnswerSchema.parse(answer.body).orderId;
    }),
  );
  if (others.some((other) => other !== orderId))
    throw new Error(`Two tabs of purchase ${plan.number} were told of two orders`);
  return orderId;
}
