// The server's door to the checkout.

export { askAboutPayments } from './ask-about-payments.ts';
export {
  type DuplicatePayment,
  type FailedBasket,
  paymentDuplicated,
  paymentFailed,
} from './checkout-facts.ts';
export { completeDraft } from './complete-draft.ts';
export * from './contract.ts';
export { createOrderFromSuccess } from './create-order-from-success.ts';
export { createFindPaymentOutcome, type FindPaymentOutcome } from './find-payment-outcome.ts';
export { findUnpaidBasket } from './find-unpaid-basket.ts';
export { type FailedPaymentsOf, listFailedPayments } from './list-failed-payments.ts';
export { listUnpreparedPayments } from './list-unprepared-payments.ts';
export { logRecoveryFailure } from './log-recovery-failure.ts';
export { type PlaceOrderNeeds, placeOrder } from './place-order.ts';
export { readBasketStory } from './read-basket-story.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { findRecovery, openRecovery, recoveryUrlOf } from './recovery-links.ts';
export { startCheckout } from './start-checkout.ts';
export { startRecovery } from './start-recovery.ts';
