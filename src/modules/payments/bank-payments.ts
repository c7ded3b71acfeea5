// Bank transfers the operator entered by hand, stored as payments whose provider is the shop itself. Other
// modules read and refund bank payments like any other payment; only the operator can enter them, because
// only the operator sees the bank statement.

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

/**
 * Stores a bank transfer that an operator saw on the bank statement, as a succeeded payment. The payment's
 * `createdAt` is the day the money came in.
 */
export const recordBankPayment = (tx: Orm, money: BankPayment, now: Date): Promise<void> =>
  savePayment(tx, bankPayment(money), now);

/**
 * Returns a payment provider that handles bank payments itself and passes all other calls to `provider`. Bank
 * payments are read from the database. A refund of a bank payment stays `pending` until an operator marks the
 * refund as transferred. `cancel` throws `PaymentNotChangeable` for a bank payment.
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
