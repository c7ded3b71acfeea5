// Lists Stripe payments oldest first for reconciliation, so that payments made meanwhile come last. Stripe
// lists newest first: the oldest page is found by reading all pages, and each later page by asking Stripe for
// the payments just newer than the previous page.

import type Stripe from 'stripe';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { CallStripe } from './call-stripe.ts';
import { isOwn, paymentOf } from './payment-of.ts';
import { type Intent, readIntents } from './stripe-answers.ts';

const MAX_PAGE = 100;

type Page = { intents: Intent[]; hasMore: boolean };

export function createListPayments(stripe: Stripe, callStripe: CallStripe): PaymentProvider['list'] {
  return async ({ createdSince, startingAfter, limit }) => {
    const created = { gte: Math.floor(createdSince.getTime() / 1000) };
    const size = Math.min(Math.max(Math.trunc(limit), 1), MAX_PAGE);
    let page = startingAfter === null ? await oldestPage() : await pageAfter(startingAfter);
    // A page may contain only foreign payments of the same account; then the next page is read.
    for (;;) {
      const last = page.intents.at(-1);
      const ownIntents = page.intents.filter(isOwn);
      if (ownIntents.length > 0 || !page.hasMore || !last)
        return { payments: ownIntents.map(paymentOf), hasMore: page.hasMore };
      page = await pageAfter(last.id);
    }

    async function oldestPage(): Promise<Page> {
      let collected: Intent[] = [];
      for (let cursor: string | null = null; ; ) {
        const { data, has_more } = await newestFirst(cursor === null ? {} : { starting_after: cursor });
        const all = [...collected, ...data];
        cursor = data.at(-1)?.id ?? null;
        if (!has_more || cursor === null)
          return { intents: all.slice(-size).reverse(), hasMore: all.length > size };
        // At most `size` of these payments can belong to the last page.
        collected = all.slice(-size);
      }
    }

    async function pageAfter(paymentId: string): Promise<Page> {
      const { data, has_more } = await newestFirst({ ending_before: paymentId });
      return { intents: data.toReversed(), hasMore: has_more };
    }

    function newestFirst(cursor: { starting_after?: string; ending_before?: string }) {
      return callStripe(async () =>
        readIntents(
          await stripe.paymentIntents.list({
            ...cursor,
            created,
            limit: size,
            expand: ['data.latest_charge'],
          }),
        ),
      );
    }
  };
}
