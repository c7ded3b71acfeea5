// The server's door to payments.

export {
  findLastEventAt,
  findPayment,
  hasFailed,
  listFailedPaymentRows,
  listUnsettled,
  type PaymentRow,
  paymentMethodOf,
  rememberEvent,
  rememberPayment,
  type Settlement,
  settlePayment,
} from './payment.repository.ts';
export { countPaymentsByStatus } from './payment-figures.repository.ts';
export {
  type CreatePayment,
  type DisputeStatus,
  type EventRefusal,
  type PaymentFailure,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type PaymentStatus,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type RefundStatus,
  type Reversals,
} from './payment-provider.ts';
export { freePaymentId, type PaymentReference, paymentReferenceOf } from './payment-reference.ts';
export {
  type PaymentReported,
  paymentReported,
  receiveWebhook,
  reversalReported,
} from './receive-webhook.ts';
