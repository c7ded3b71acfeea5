// Reads refunds and disputes from Stripe, of one payment or of all payments since a moment. Every page of a
// list is read, because a refund that is missed would be made twice.

import type Stripe from 'stripe';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { CallStripe } from './call-stripe.ts';
import { isMissing } from './call-stripe.ts';
import { disputeOf, refundOf } from './payment-of.ts';
import { readDisputes, readRefunds, type StripeDispute, type StripeRefund } from './stripe-answers.ts';

const PAGE_SIZE = 100;

type ReversalQuery = { payment_intent: string } | { created: { gte: number } };
type Cursor = { limit: number; starting_after?: string };
type Page<Item> = { data: Item[]; has_more: boolean };

export type ReadReversals = Pick<PaymentProvider, 'readReversals' | 'listReversedPayments'> & {
  /** Returns the refunds of a payment in Stripe's type, newest first. */
  listRefunds(paymentId: string): Promise<StripeRefund[]>;
};

export function createReadReversals(stripe: Stripe, callStripe: CallStripe): ReadReversals {
  const refunds = (query: ReversalQuery): Promise<StripeRefund[]> =>
    everyPage((cursor) =>
      callStripe(async () => readRefunds(await stripe.refunds.list({ ...query, ...cursor }))),
    );
  const disputes = (query: ReversalQuery): Promise<StripeDispute[]> =>
    everyPage((cursor) =>
      callStripe(async () => readDisputes(await stripe.disputes.list({ ...query, ...cursor }))),
    );

  return {
    listRefunds: (paymentId) => refunds({ payment_intent: paymentId }),

    async readReversals(paymentId) {
      const query = { payment_intent: paymentId };
      try {
        const refundRows = await refunds(query);
        const disputed = await disputes(query);
        return {
          refunds: refundRows.toReversed().map(refundOf),
          disputes: disputed.toReversed().map(disputeOf),
        };
      } catch (error) {
        if (isMissing(error)) return { refunds: [], disputes: [] };
        throw error;
      }
    },

    async listReversedPayments(createdSince) {
      const query = { created: { gte: Math.floor(createdSince.getTime() / 1000) } };
      const reversals = [...(await refunds(query)), ...(await disputes(query))];
      return [...new Set(reversals.flatMap(({ payment_intent: pointer }) => idOf(pointer)))];
    },
  };
}

/** Reads all pages of a Stripe list and returns their items, newest first. */
export async function everyPage<Item extends { id: string }>(
  read: (cursor: Cursor) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: Cursor = { limit: PAGE_SIZE }; ; ) {
    const { data, has_more } = await read(cursor);
    all.push(...data);
    const last = data.at(-1);
    if (!has_more || !last) return all;
    cursor = { limit: PAGE_SIZE, starting_after: last.id };
  }
}

/**
 * Returns the id in a reference to a Stripe object as an array with one element; empty without a reference. A
 * charge of Stripe's old API refers to no payment, so it is never one of this shop.
 */
export function idOf(pointer: string | { id: string } | null | undefined): string[] {
  if (!pointer) return [];
  return [typeof pointer === 'string' ? pointer : pointer.id];
}
