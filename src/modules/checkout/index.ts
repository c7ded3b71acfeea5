// Entry point of the checkout module for server code: turning a basket into a payment and a payment into
// exactly one order, holds, recovery of failed payments and bank orders. Tested in
// tests/integration: one-charge, one-order, last-unit, few-holds, free-orders, paid-while-away and
// reconciled-money.

export { agreeToOrder } from './agreements/agree-to-order.ts';
export { anonymiseExpiredAgreements } from './agreements/anonymise-expired-agreements.ts';
export {
  claimPurchaseEvent,
  deleteExpiredTrackedPayments,
} from './analytics/claim-purchase-event.ts';
export { countOverdue, findBankOrder } from './bank-transfer/bank-order.repository.ts';
export {
  bankOrderUnknown,
  deleteExpiredBankOrders,
  listBankOrders,
  offerBankOrder,
  resendBankOrder,
  withdrawBankOrder,
} from './bank-transfer/offer-bank-order.ts';
export {
  bankOrderView,
  drawTransferQrCode,
  printProforma,
  proformaDocument,
  quoteOf,
} from './bank-transfer/proforma.ts';
export type { DrawQrCode } from './bank-transfer/qr-code.port.ts';
export { receiveBankPayment } from './bank-transfer/receive-bank-payment.ts';
export { readBasketHistory } from './basket-history/read-basket-history.ts';
export {
  type BankOffer,
  type BankOrderReference,
  bankOrderOffered,
  bankOrderWithdrawn,
  type FailedBasket,
  orderPrepared,
  paymentFailed,
} from './checkout-facts.ts';
export { completeDraft } from './complete-draft.ts';
export * from './contract.ts';
export { createOrderFromSuccess } from './create-order-from-success.ts';
export { checkoutDifferences } from './differences/checkout-differences.repository.ts';
export { holdKeyOf } from './hold.ts';
export { waitUntilPlaced } from './in-flight-orders.ts';
export { prepareManualOrder } from './manual/prepare-manual-order.ts';
export { personalDataOfCheckout } from './personal-data.repository.ts';
export { type PlaceOrderNeeds, placeOrder } from './place-order.ts';
export { createFindPaymentOutcome, type FindPaymentOutcome } from './reconciliation/find-payment-outcome.ts';
export { findReceipt } from './reconciliation/find-receipt.ts';
export { findUnpaidBasket, type UnpaidBasket } from './reconciliation/find-unpaid-basket.ts';
export { listUnpreparedPayments } from './reconciliation/list-unprepared-payments.ts';
export { reconcilePayments } from './reconciliation/reconcile-payments.ts';
export { refreshPayments } from './reconciliation/refresh-payments.ts';
export {
  type FailedPaymentsOf,
  listFailedCheckouts,
  listFailedPayments,
} from './recovery/list-failed-payments.ts';
export { logRecoveryFailure } from './recovery/log-recovery-failure.ts';
export {
  findRecovery,
  makeRecoveryLink,
  openRecovery,
  recoveryEndsAt,
  recoveryUrlOf,
} from './recovery/recovery-links.ts';
export { startRecovery } from './recovery/start-recovery.ts';
export { startCheckout } from './start-checkout.ts';
export type { ConfirmOrder, NewOrder } from './write-order.ts';
