// What a page shows of a payment, free of schemas: whoever takes a word from here takes nothing else along.

export {
  type FailureKind,
  type FailureText,
  failureKind,
  PAYMENT_FAILURES,
} from './recovery/payment-failures.ts';
