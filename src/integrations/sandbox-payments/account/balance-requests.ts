// Answers the shop's requests about balance and payouts at the sandbox. Payouts that are due are made first,
// so every answer includes them.

import type { PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { Clock } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { Store } from '../store/store.ts';
import { payOutDue } from './balance.ts';
import type { SettleDue } from './settle-due.ts';

export type BalanceRequests = Pick<PaymentProvider, 'listBalance' | 'listPayouts' | 'listPaidOut'>;
type Deps = { store: Store; settle: SettleDue; clock: Clock };

export function createBalanceRequests({ store, settle, clock }: Deps): BalanceRequests {
  const now = () => clock.now().getTime();
  const upToNow = <T>(read: () => T): T => {
    settle.settleAllDue();
    if (store.read(() => store.balance.listWaiting(now())).length > 0)
      store.transaction(() => payOutDue(store, now()));
    return store.read(read);
  };
  return {
    listBalance: async ({ from, until }) =>
      upToNow(() => store.balance.listBetween(from.getTime(), until.getTime())).map(
        ({ id, kind, amount, fee, paymentId, payoutId, createdAt }) => ({
          id,
          kind,
          amount: cents(amount),
          fee: cents(fee),
          paymentId,
          payoutId: kind === 'payout' ? payoutId : null,
          at: new Date(createdAt),
        }),
      ),
    listPayouts: async (createdSince) =>
      upToNow(() => store.balance.listPayouts(createdSince.getTime())).map(
        ({ id, amount, createdAt, arrivesAt }) => ({
          id,
          amount: cents(amount),
          createdAt: new Date(createdAt),
          status: arrivesAt <= now() ? 'paid' : 'pending',
          arrivesOn: dayOf(new Date(arrivesAt)),
        }),
      ),
    listPaidOut: async (payoutId) =>
      store
        .read(() => store.balance.listOfPayout(payoutId))
        .filter(({ kind }) => kind !== 'payout')
        .map(({ id }) => id),
  };
}
