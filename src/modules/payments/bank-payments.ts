// Money that comes and goes by bank is a payment like any other, whose provider is the shop itself: nobody
// but the operator sees the bank statement, so what they wrote down is what is true of it. Whoever asks about
// a payment need not know the difference.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { ZERO } from '#shared/money.ts';
import { findPayment, savePayment } from './payment.repository.ts';
import {
  PaymentNotChangeable,
  type PaymentProvider,
  type PaymentStatus,
  type ProviderPayment,
} from './payment-provider.port.ts';
import { isBankPayment } from './payment-reference.ts';

type BankPayment = Pick<ProviderPayment, 'id' | 'amount' | 'reference' | 'createdAt'>;

const bankPayment = ({ amount, ...money }: BankPayment): ProviderPayment => ({
  ...money,
  amount,
  amountReceived: amount,
  amountRefunded: ZERO,
  currency: 'eur',
  lastFailure: null,
  status: 'succeeded' satisfies PaymentStatus,
  method: 'bank_transfer',
});

/** The operator has seen it come in. `createdAt` is when it came. */
export const recordBankPayment = (tx: Orm, money: BankPayment, now: Date): Promise<void> =>
  savePayment(tx, bankPayment(money), now);

/**
 * The provider, beside what came by bank. What goes back by bank is under way until an operator says it was
 * transferred.
 */
export function withBankPayments(
  provider: PaymentProvider,
  { database, clock }: { database: Pick<Database, 'orm'>; clock: Clock },
): PaymentProvider {
  async function retrieve(paymentId: string): Promise<ProviderPayment | null> {
    if (!isBankPayment(paymentId)) return provider.retrieve(paymentId);
    const row = await findPayment(database.orm, paymentId);
    return row && bankPayment(row);
  }
  return {
    ...provider,
    retrieve,
    async cancel(paymentId, reason) {
      if (isBankPayment(paymentId)) throw new PaymentNotChangeable('Money that came by bank is there');
      return provider.cancel(paymentId, reason);
    },
    async refund({ paymentId, amount, idempotencyKey: key }) {
      if (!isBankPayment(paymentId)) return provider.refund({ paymentId, amount, idempotencyKey: key });
      return { id: `by_bank:${key}`, status: 'pending', amount, key, createdAt: clock.now() };
    },
    readReversals: async (paymentId) =>
      isBankPayment(paymentId) ? { refunds: [], disputes: [] } : provider.readReversals(paymentId),
  };
}
