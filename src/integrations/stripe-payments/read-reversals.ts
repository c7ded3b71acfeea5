// What took money back, as Stripe tells it: refunds and disputes of one payment, or of all payments since a
// moment. Lists are walked to their end: a refund that is overlooked would be given twice.

import type Stripe from 'stripe';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { AskStripe } from './ask-stripe.ts';
import { isMissing } from './ask-stripe.ts';
import { disputeOf, refundOf } from './payment-of.ts';
import { readDisputes, readRefunds, type StripeDispute, type StripeRefund } from './stripe-answers.ts';

const PAGE = 100;

type Asked = { payment_intent: string } | { created: { gte: number } };
type Cursor = { limit: number; starting_after?: string };
type Page<Item> = { data: Item[]; has_more: boolean };

export type ReadReversals = Pick<PaymentProvider, 'readReversals' | 'listReversedPayments'> & {
  /** As Stripe writes them, newest first. */
  listRefunds(paymentId: string): Promise<StripeRefund[]>;
};

export function createReadReversals(stripe: Stripe, ask: AskStripe): ReadReversals {
  const refunds = (asked: Asked): Promise<StripeRefund[]> =>
    everyPage((cursor) => ask(async () => readRefunds(await stripe.refunds.list({ ...asked, ...cursor }))));
  const disputes = (asked: Asked): Promise<StripeDispute[]> =>
    everyPage((cursor) => ask(async () => readDisputes(await stripe.disputes.list({ ...asked, ...cursor }))));

  return {
    listRefunds: (paymentId) => refunds({ payment_intent: paymentId }),

    async readReversals(paymentId) {
      const asked = { payment_intent: paymentId };
      try {
        const given = await refunds(asked);
        const disputed = await disputes(asked);
        return {
          refunds: given.toReversed().map(refundOf),
          disputes: disputed.toReversed().map(disputeOf),
        };
      } catch (error) {
        if (isMissing(error)) return { refunds: [], disputes: [] };
        throw error;
      }
    },

    async listReversedPayments(createdSince) {
      const asked = { created: { gte: Math.floor(createdSince.getTime() / 1000) } };
      const found = [...(await refunds(asked)), ...(await disputes(asked))];
      return [...new Set(found.flatMap(({ payment_intent: pointer }) => idOf(pointer)))];
    },
  };
}

/** The newest first, as Stripe lists everything. */
export async function everyPage<Item extends { id: string }>(
  read: (cursor: Cursor) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: Cursor = { limit: PAGE }; ; ) {
    const { data, has_more } = await read(cursor);
    all.push(...data);
    const last = data.at(-1);
    if (!has_more || !last) return all;
    cursor = { limit: PAGE, starting_after: last.id };
  }
}

/** A charge of the old kind belongs to no payment of this shop. */
export function idOf(pointer: string | { id: string } | null | undefined): string[] {
  if (!pointer) return [];
  return [typeof pointer === 'string' ? pointer : pointer.id];
}
