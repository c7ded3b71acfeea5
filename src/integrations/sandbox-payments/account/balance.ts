// Records balance changes of payments, their fees, and payouts to the bank. An amount becomes available two
// working days after its payment; every working day the available amounts are paid out. The caller must have
// opened a transaction.

import { cents, percentageOf } from '#shared/money.ts';
import { addWorkingDays, type Day, dayOf, momentOf } from '#shared/shop-days.ts';
import type { BalanceRow } from '../store/balance.repository.ts';
import { newId } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';

/**
 * The fees per payment method: a fixed amount in cents and a percentage, similar to those of a Dutch shop.
 */
const FEES: Readonly<Record<string, readonly [fixed: number, percentage: number]>> = {
  ideal: [29, 0],
  bancontact: [35, 0],
  paypal: [35, 2.9],
};
const CARD_FEE = [25, 1.5] as const;
const DISPUTE_FEE = 2000;

const PAID_OUT_AFTER = 2;
const PAYOUT_TIME = '09:00';

type Change = { kind: BalanceRow['kind']; amount: number; fee?: number };

export function recordBalanceEntry(
  store: Store,
  payment: Pick<PaymentRow, 'id'>,
  change: Change,
  now: number,
): void {
  const day = addWorkingDays(dayOf(new Date(now)), PAID_OUT_AFTER);
  store.balance.insert({
    id: newId('txn'),
    kind: change.kind,
    amount: change.amount,
    fee: change.fee ?? 0,
    paymentId: payment.id,
    payoutId: null,
    createdAt: now,
    availableAt: payoutMoment(day),
  });
}

export function feeOf({ method, amount }: Pick<PaymentRow, 'method' | 'amount'>): number {
  const [fixed, percentage] = FEES[method ?? ''] ?? CARD_FEE;
  return fixed + percentageOf(cents(amount), percentage);
}

/**
 * Returns the balance change of a dispute: the bank takes the disputed amount and the provider charges a fee.
 */
export const disputeChange = (amount: number): Change => ({
  kind: 'dispute',
  amount: -amount,
  fee: DISPUTE_FEE,
});

/**
 * Creates the payouts that are due by `now`, one for each moment at which amounts became available. Amounts
 * that add up to zero or less are carried over to the next payout.
 */
export function payOutDue(store: Store, now: number): void {
  let unpaidEntries: BalanceRow[] = [];
  for (const [at, entries] of Map.groupBy(store.balance.listWaiting(now), ({ availableAt }) => availableAt)) {
    unpaidEntries = [...unpaidEntries, ...entries];
    const amount = unpaidEntries.reduce((sum, entry) => sum + entry.amount - entry.fee, 0);
    if (amount <= 0) continue;
    const id = newId('po');
    const arrivesAt = payoutMoment(addWorkingDays(dayOf(new Date(at)), 1));
    store.balance.insertPayout({ id, amount, createdAt: at, arrivesAt }, unpaidEntries);
    store.balance.insert({
      id: newId('txn'),
      kind: 'payout',
      amount: -amount,
      fee: 0,
      paymentId: null,
      payoutId: id,
      createdAt: at,
      availableAt: at,
    });
    unpaidEntries = [];
  }
}

const payoutMoment = (day: Day): number => momentOf(day, PAYOUT_TIME).getTime();
