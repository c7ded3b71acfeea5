// A basket was paid a second time: that payment goes back to the customer, once, however often this runs.

import { type DuplicatePayment, paymentDuplicated } from '#modules/checkout/index.ts';
import type { GiveBackDuplicate } from '#modules/orders/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export function giveMoneyBackWhenPaidTwice(ports: {
  giveBackDuplicate: GiveBackDuplicate;
}): Reaction<DuplicatePayment> {
  return {
    name: 'give-money-back-when-paid-twice',
    fact: paymentDuplicated,
    react: (duplicate) => ports.giveBackDuplicate(duplicate),
  };
}
