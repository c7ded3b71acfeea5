// A basket was paid a second time: that payment goes back to the customer, once, however often this runs.

import { type DuplicatePayment, paymentDuplicated } from '#modules/checkout/index.ts';
import { insertEvents, listEvents, lockOrder } from '#modules/orders/index.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { Clock } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';

type Ports = { database: Database; provider: PaymentProvider; clock: Clock };

export function giveMoneyBackWhenPaidTwice({ database, provider, clock }: Ports): Reaction<DuplicatePayment> {
  return {
    name: 'give-money-back-when-paid-twice',
    fact: paymentDuplicated,
    react: async ({ paymentId, amount, orderId }) => {
      const refund = await provider.refund({
        paymentId,
        amount: cents(amount),
        idempotencyKey: `duplicate:${paymentId}`,
      });
      if (refund.status === 'failed') throw new Error(`The refund of the second payment ${paymentId} failed`);
      await database.transaction(async (tx) => {
        // Run again after a crash, the refund is the same one and stands in the history already.
        await lockOrder(tx, orderId);
        if ((await listEvents(tx, orderId)).some(({ to }) => to === refund.id)) return;
        await insertEvents(tx, [
          {
            orderId,
            at: clock.now(),
            actor: 'system',
            kind: 'refunded_duplicate',
            from: null,
            to: refund.id,
            note: `${paymentId} teruggestort`,
          },
        ]);
      });
    },
  };
}
