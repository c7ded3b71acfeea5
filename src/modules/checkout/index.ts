// The server's door to the checkout.

export { askAboutPayments } from './ask-about-payments.ts';
export {
  type DuplicatePayment,
  type FailedBasket,
  paymentDuplicated,
  paymentFailed,
} from './checkout-facts.ts';
export { type CompleteDraft, createCompleteDraft } from './complete-draft.ts';
export * from './contract.ts';
export { type CreateOrderFromSuccess, createCreateOrderFromSuccess } from './create-order-from-success.ts';
export { createFindPaymentOutcome, type FindPaymentOutcome } from './find-payment-outcome.ts';
export { createFindUnpaidBasket, type FindUnpaidBasket } from './find-unpaid-basket.ts';
export { HOLDS_PER_NETWORK } from './hold.ts';
export {
  createListFailedPayments,
  type FailedPaymentsOf,
  type ListFailedPayments,
} from './list-failed-payments.ts';
export { createListUnpreparedPayments, type ListUnpreparedPayments } from './list-unprepared-payments.ts';
export { createLogRecoveryFailure, type LogRecoveryFailureUseCase } from './log-recovery-failure.ts';
export { noteUnpreparedPayments } from './note-unprepared-payments.ts';
export { createPlaceOrder, type PlaceOrder, type PlaceOrderResult } from './place-order.ts';
export { createReadBasketStory, type ReadBasketStory } from './read-basket-story.ts';
export {
  createReconcilePayments,
  type ReconcilePayments,
  type ReconciliationReport,
} from './reconcile-payments.ts';
export { createRecoveryLinks, type RecoveryLinks } from './recovery-links.ts';
export { createStartCheckout, type StartCheckoutUseCase } from './start-checkout.ts';
export { createStartRecovery, type StartRecoveryUseCase } from './start-recovery.ts';
