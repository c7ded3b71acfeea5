// The two kinds of errors for the shop's server: a request that is always wrong, which is a bug of the
// caller, and a request that the payment's current state does not allow. The codes are Stripe's, so that both
// adapters behave alike.

import { PaymentNotChangeable } from '#modules/payments/payment-provider.port.ts';

export type InvalidRequestCode =
  | 'idempotency_error'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'parameter_invalid'
  | 'resource_missing';

export class SandboxInvalidRequest extends Error {
  override readonly name = 'SandboxInvalidRequest';
  readonly code: InvalidRequestCode;

  constructor(code: InvalidRequestCode, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export type WrongStateCode =
  | 'payment_intent_unexpected_state'
  | 'refund_disputed_payment'
  | 'charge_already_refunded'
  | 'amount_too_large';

export class SandboxWrongState extends PaymentNotChangeable {
  readonly code: WrongStateCode;

  constructor(code: WrongStateCode, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
