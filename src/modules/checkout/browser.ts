// The browser entry point of the checkout: payment texts for pages, free of schemas, so that importing them
// adds nothing else to a bundle.

export {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from './recovery/payment-failures.ts';
