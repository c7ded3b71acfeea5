// The server's door to payments.

export {
  findPayment,
  hasFailed,
  listFailedPaymentRows,
  listUnsettled,
  type PaymentRow,
  rememberEvent,
  rememberPayment,
  type Settlement,
  settlePayment,
} from './payment.repository.ts';
export {
  type CreatePayment,
  type PaymentFailure,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type PaymentStatus,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.ts';
export {
  createReceiveWebhook,
  type PaymentReported,
  paymentReported,
  type ReceiveWebhook,
} from './receive-webhook.ts';
