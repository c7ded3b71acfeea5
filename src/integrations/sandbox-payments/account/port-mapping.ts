// Converts the sandbox's stored payments, refunds and disputes into the types of the payment port.

import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '#modules/payments/payment-provider.port.ts';
import { days } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import type { DisputeRow } from '../store/disputes.repository.ts';
import { clientSecretOf } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { RefundRow } from '../store/refunds.repository.ts';

/** The time in ms after the opening of a dispute in which the shop can send evidence. */
const EVIDENCE_TIME = days(7);

export function withSecret(row: PaymentRow): { payment: ProviderPayment; clientSecret: string } {
  return { payment: paymentOf(row), clientSecret: clientSecretOf(row) };
}

export function paymentOf(row: PaymentRow): ProviderPayment {
  const { failureCode: code, failureDeclineCode: declineCode, failureMessage: message } = row;
  return {
    id: row.id,
    status: row.status,
    amount: cents(row.amount),
    amountReceived: cents(row.amountReceived),
    amountRefunded: cents(row.amountRefunded),
    currency: 'eur',
    method: row.method,
    lastFailure: code === null ? null : { code, declineCode, message: message ?? '' },
    reference: row.reference,
    traceparent: row.traceparent,
    createdAt: new Date(row.createdAt),
  };
}

export function refundOf({ id, status, amount, idempotencyKey, createdAt }: RefundRow): ProviderRefund {
  return { id, status, amount: cents(amount), key: idempotencyKey, createdAt: new Date(createdAt) };
}

export function disputeOf({ id, status, amount, reason, createdAt }: DisputeRow): ProviderDispute {
  const evidenceDueBy = status === 'open' ? new Date(createdAt + EVIDENCE_TIME) : null;
  return { id, status, amount: cents(amount), reason, evidenceDueBy, createdAt: new Date(createdAt) };
}
