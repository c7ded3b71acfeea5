// The server's door to the checkout. Proved in tests/integration: one-charge.test.ts and one-order.test.ts
// for what is paid, last-unit.test.ts and few-holds.test.ts for what is held, free-orders.test.ts,
// paid-while-away.test.ts, reconciled-money.test.ts.

export { agreeToOrder } from './agreeing/agree-to-order.ts';
export { forgetOldAgreements } from './agreeing/forget-agreements.ts';
export { readBasketStory } from './basket-story/read-basket-story.ts';
export { countOverdue, findBankOrder } from './by-bank/bank-order.repository.ts';
export {
  bankOrderUnknown,
  forgetOldBankOrders,
  listBankOrders,
  offerBankOrder,
  sendBankOrderAgain,
  withdrawBankOrder,
} from './by-bank/offer-bank-order.ts';
export type { DrawCode } from './by-bank/pay-code.port.ts';
export {
  bankOrderView,
  drawTransferCode,
  printProforma,
  proformaDocument,
  quoteOf,
} from './by-bank/proforma.ts';
export { receiveMoney } from './by-bank/receive-money.ts';
export { prepareOrder } from './by-hand/prepare-order.ts';
export { endOverdueChanges, withdrawChange } from './changing/end-waiting.ts';
export { askAgain, listChanges, previewChange } from './changing/list-changes.ts';
export { openPaymentLink, paymentLinkOf, startDifference } from './changing/pay-difference.ts';
export { saveOrder } from './changing/save-order.ts';
export {
  type BankOffer,
  type BankOrderReference,
  bankOrderOffered,
  bankOrderWithdrawn,
  type DuplicatePayment,
  type FailedBasket,
  orderPrepared,
  paymentDuplicated,
  paymentFailed,
} from './checkout-facts.ts';
export { completeDraft } from './complete-draft.ts';
export * from './contract.ts';
export { createOrderFromSuccess } from './create-order-from-success.ts';
export { checkoutDifferences } from './differences/checkout-differences.repository.ts';
export { holdKeyOf } from './hold.ts';
export { claimMeasuring, forgetMeasured } from './measuring/claim-measuring.ts';
export { personalDataOfCheckout } from './personal-data.repository.ts';
export { type PlaceOrderNeeds, placeOrder } from './place-order.ts';
export { askAboutPayments } from './reconciling/ask-about-payments.ts';
export { createFindPaymentOutcome, type FindPaymentOutcome } from './reconciling/find-payment-outcome.ts';
export { findReceipt } from './reconciling/find-receipt.ts';
export { findUnpaidBasket, type UnpaidBasket } from './reconciling/find-unpaid-basket.ts';
export { listUnpreparedPayments } from './reconciling/list-unprepared-payments.ts';
export { reconcilePayments } from './reconciling/reconcile-payments.ts';
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
export { untilPlaced } from './under-way.ts';
export type { ConfirmOrder, NewOrder } from './write-order.ts';
