// The browser entry point of the checkout: texts about payments for pages. It imports no schemas, so it adds
// little to a browser bundle.

export {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from './recovery/payment-failures.ts';
