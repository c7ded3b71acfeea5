// Entry point of the checkout module for browser code: texts about payments. It imports no schemas, so it
// adds little to the scripts of pages.

export {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from './recovery/payment-failures.ts';
