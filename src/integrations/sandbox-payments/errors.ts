// Requests that are wrong whatever the state of the payment: a programming fault of the caller, not a "no" to a shopper.
// The code is Stripe's, so that the two adapters can be read side by side.

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
