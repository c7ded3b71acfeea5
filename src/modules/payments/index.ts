// The server's door to payments. Proved by tests/integration/webhooks.test.ts, and the money by
// reconciled-money.test.ts there.

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
  rememberedPayment,
  rememberPayment,
  saidOf,
  settlePayment,
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
export { bankPaymentId, freePaymentId, isByBank, paymentReferenceOf } from './payment-reference.ts';
export {
  type PaymentReported,
  paymentReported,
  receiveWebhook,
  reversalReported,
} from './receive-webhook.ts';
export { noteBankMoney, withBank } from './with-bank.ts';
