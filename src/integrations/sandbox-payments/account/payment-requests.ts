// Answers the shop's requests about payments at the sandbox: create, read, change, cancel, list. A repeated
// idempotency key gets the first answer again; the same key with other parameters is an error, as at Stripe.

import type { CreatePayment, PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { Clock } from '#shared/clock.ts';
import { newId, randomAlphanumerics } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';
import type { BalanceRequests } from './balance-requests.ts';
import { checkAmount, checkKey, idempotencyKeyReused, SMALLEST_AMOUNT } from './check-request.ts';
import { SandboxInvalidRequest } from './errors.ts';
import { nextStatus } from './payment-states.ts';
import { paymentOf, withSecret } from './port-mapping.ts';
import type { ReversalRequests } from './reversal-requests.ts';
import type { SettleDue } from './settle-due.ts';

const MAX_PAGE = 100;

export type PaymentRequests = Omit<
  PaymentProvider,
  'verifyEvent' | keyof ReversalRequests | keyof BalanceRequests
>;

type Deps = { store: Store; settle: SettleDue; clock: Clock };

export function createPaymentRequests({ store, settle, clock }: Deps): PaymentRequests {
  return {
    async create(request) {
      const { amount, reference, traceparent = null, idempotencyKey } = request;
      checkAmount(amount, SMALLEST_AMOUNT);
      checkKey(idempotencyKey);
      const row = store.transaction(
        () =>
          replayedPayment(store, request) ??
          store.payments.insert({
            id: newId('pi'),
            secret: randomAlphanumerics(),
            amount,
            reference,
            traceparent,
            idempotencyKey,
            createdAt: clock.now().getTime(),
          }),
      );
      return withSecret(row);
    },
    async retrieve(paymentId) {
      const row = settle.findSettled(paymentId);
      return row === null ? null : paymentOf(row);
    },
    async updateAmount(paymentId, amount) {
      checkAmount(amount, SMALLEST_AMOUNT);
      return settle.onSettled(paymentId, (row) => {
        // An unchanged amount must not interrupt a shopper who is at the bank at this moment.
        if (row.amount === amount && nextStatus(row.status, 'change_amount') !== null) return withSecret(row);
        const cleared = { failureCode: null, failureDeclineCode: null, failureMessage: null };
        const changed = { ...cleared, amount, step: null, afterApproval: null };
        return withSecret(store.movePayment(row, 'change_amount', changed));
      });
    },
    async cancel(paymentId, reason) {
      return settle.onSettled(paymentId, (row) => {
        if (row.status === 'canceled') return paymentOf(row);
        const canceled = { step: null, afterApproval: null, cancellationReason: reason };
        return paymentOf(store.movePayment(row, 'cancel', canceled));
      });
    },
    async list({ createdSince, startingAfter, limit }) {
      settle.settleAllDue();
      const size = Math.min(Math.max(Math.trunc(limit), 1), MAX_PAGE);
      const rows = store.read(() => {
        const after =
          startingAfter === null ? { createdAt: -1, seq: -1 } : store.payments.find(startingAfter);
        if (after === null) {
          throw new SandboxInvalidRequest('resource_missing', `no such payment: ${startingAfter}`);
        }
        return store.payments.listAfter(createdSince.getTime(), after, size + 1);
      });
      return { payments: rows.slice(0, size).map(paymentOf), hasMore: rows.length > size };
    },
  };
}

function replayedPayment(
  store: Store,
  { amount, reference, idempotencyKey: key }: CreatePayment,
): PaymentRow | null {
  const row = store.payments.findByIdempotencyKey(key);
  if (row === null) {
    if (store.refunds.findByIdempotencyKey(key)) throw idempotencyKeyReused(key);
    return null;
  }
  if (row.initialAmount !== amount || row.reference !== reference) throw idempotencyKeyReused(key);
  return asCreated(row);
}

/**
 * Returns the payment as it was when it was created, regardless of later changes; the answer to a repeated
 * request, as at Stripe.
 */
function asCreated(row: PaymentRow): PaymentRow {
  return {
    ...row,
    status: 'requires_payment_method',
    amount: row.initialAmount,
    amountReceived: 0,
    amountRefunded: 0,
    method: null,
    failureCode: null,
  };
}
