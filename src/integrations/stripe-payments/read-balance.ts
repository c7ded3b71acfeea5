// Reads balance changes and payouts at Stripe, in the shop's terms. Every page of a list is read, because a
// missed entry would be missing in the bookkeeping.

import type Stripe from 'stripe';
import type { BalanceEntry, BalanceKind, PaymentProvider, ProviderPayout } from '#modules/payments/index.ts';
import { cents } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { CallStripe } from './call-stripe.ts';
import { everyPage, idOf } from './read-reversals.ts';
import { readBalance, readPayouts, type StripeBalanceEntry, type StripePayout } from './stripe-answers.ts';

type ReadBalance = Pick<PaymentProvider, 'listBalance' | 'listPayouts' | 'listPaidOut'>;
type BalanceQuery = { created: { gte: number; lt: number }; expand: string[] } | { payout: string };

/** The kinds of balance entries by Stripe's reporting category; any other category is `other`. */
const KINDS: Readonly<Record<string, BalanceKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund_returned',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout_returned',
};

export function createReadBalance(stripe: Stripe, callStripe: CallStripe): ReadBalance {
  const entries = (query: BalanceQuery): Promise<StripeBalanceEntry[]> =>
    everyPage((cursor) =>
      callStripe(async () => readBalance(await stripe.balanceTransactions.list({ ...query, ...cursor }))),
    );
  return {
    async listBalance({ from, until }) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) };
      return (await entries({ created, expand: ['data.source'] })).toReversed().flatMap(entryOf);
    },
    async listPayouts(createdSince) {
      const created = { gte: secondsOf(createdSince) };
      const payouts = await everyPage((cursor) =>
        callStripe(async () => readPayouts(await stripe.payouts.list({ created, ...cursor }))),
      );
      return payouts.toReversed().flatMap(payoutOf);
    },
    async listPaidOut(payoutId) {
      const paidOut = await entries({ payout: payoutId });
      return paidOut.filter(({ reporting_category: why }) => !why.startsWith('payout')).map(({ id }) => id);
    },
  };
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/**
 * Converts an entry of the Stripe balance. The result is empty for an entry in another currency than euro,
 * because the shop's bookkeeping is in euros.
 */
function entryOf(entry: StripeBalanceEntry): BalanceEntry[] {
  if (entry.currency !== 'eur') return [];
  const source = typeof entry.source === 'object' ? entry.source : null;
  const kind = KINDS[entry.reporting_category] ?? 'other';
  return [
    {
      id: entry.id,
      kind,
      amount: cents(entry.amount),
      fee: cents(entry.fee),
      paymentId: idOf(source?.payment_intent)[0] ?? null,
      payoutId: source?.object === 'payout' ? source.id : null,
      at: new Date(entry.created * 1000),
    },
  ];
}

function payoutOf({ id, amount, currency, status, created, arrival_date }: StripePayout): ProviderPayout[] {
  if (currency !== 'eur') return [];
  return [
    {
      id,
      amount: cents(amount),
      createdAt: new Date(created * 1000),
      status:
        status === 'paid' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
      arrivesOn: dayOf(new Date(arrival_date * 1000)),
    },
  ];
}
