// The server's door to the checkout.

export { type DuplicatePayment, paymentDuplicated } from './checkout-facts.ts';
export { type CompleteDraft, createCompleteDraft } from './complete-draft.ts';
export * from './contract.ts';
export { type CreateOrderFromSuccess, createCreateOrderFromSuccess } from './create-order-from-success.ts';
export { createFindPaymentOutcome, type FindPaymentOutcome } from './find-payment-outcome.ts';
export { createPlaceOrder, type PlaceOrder, type PlaceOrderResult } from './place-order.ts';
export {
  createReconcilePayments,
  type ReconcilePayments,
  type ReconciliationReport,
} from './reconcile-payments.ts';
export { createStartCheckout, type StartCheckoutUseCase } from './start-checkout.ts';
