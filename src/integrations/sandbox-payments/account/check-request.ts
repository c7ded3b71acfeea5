// Checks a request regardless of the payment's state. Refused are an invalid amount, an invalid idempotency
// key, and a key that was used for another request.

import { SandboxInvalidRequest } from './errors.ts';

export const SMALLEST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;
const MAX_KEY_LENGTH = 255;

export function checkAmount(amount: number, smallest: number): void {
  if (!Number.isSafeInteger(amount))
    throw new SandboxInvalidRequest('parameter_invalid', `no amount: ${amount}`);
  if (amount < smallest) throw new SandboxInvalidRequest('amount_too_small', `at least ${smallest} cents`);
  if (amount > LARGEST_AMOUNT)
    throw new SandboxInvalidRequest('amount_too_large', `at most ${LARGEST_AMOUNT} cents`);
}

export function checkKey(key: string): void {
  if (key === '' || key.length > MAX_KEY_LENGTH) {
    throw new SandboxInvalidRequest(
      'parameter_invalid',
      `an idempotency key has 1 to ${MAX_KEY_LENGTH} characters`,
    );
  }
}

export function idempotencyKeyReused(key: string): SandboxInvalidRequest {
  return new SandboxInvalidRequest('idempotency_error', `key "${key}" was used with other parameters`);
}
