// Entry point of the payments module for server code: reading payments, receiving webhooks of the payment
// provider, and the provider's port. Tested by tests/integration/webhooks.test.ts and, for the amounts, by
// reconciled-money.test.ts in the same folder.

export { recordBankPayment, withBankPayments } from './bank-payments.ts';
export { callProvider } from './call-provider.ts';
export {
  countPaymentsByStatus,
  findLastEventAt,
  findPayment,
  hasFailed,
  isKnownPayment,
  listFailedPaymentRows,
  listUnsettled,
  type PaymentRow,
  paymentBook,
  paymentMethodOf,
  paymentValuesOf,
  savePayment,
  settlePayment,
  upsertedPayment,
} from './payment.repository.ts';
export {
  type BalanceEntry,
  type BalanceKind,
  type CreatePayment,
  type EventRefusal,
  type EventSubject,
  type PaymentFailure,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderPayout,
  type ProviderRefund,
  type Reversals,
} from './payment-provider.port.ts';
export {
  bankPaymentId,
  freePaymentId,
  isBankPayment,
  paymentReferenceOf,
} from './payment-reference.ts';
export {
  type PaymentReported,
  paymentReported,
  receiveWebhook,
  reversalReported,
} from './receive-webhook.ts';
