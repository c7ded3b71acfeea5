// Stripe's idempotency keys: a repeated request with the same key gets the first answer again, including
// server errors, and waits for one in progress. Another request with the same key is an error; requests
// refused as invalid are not stored.

import { StripeRefusal } from './stripe-refusal.ts';

export type StripeAnswer = { status: number; body: object };

export function createKeyMemory() {
  const answers = new Map<string, { request: string; answer: Promise<StripeAnswer> }>();

  return {
    /**
     * Returns the stored answer of a key; null for a new key. Throws Stripe's `idempotency_error` when the
     * key was used with another request.
     */
    recall(key: string, request: string): Promise<StripeAnswer> | null {
      const known = answers.get(key);
      if (!known) return null;
      if (known.request === request) return known.answer;
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      });
    },
    remember(key: string, request: string, answer: Promise<StripeAnswer>): void {
      answers.set(key, { request, answer });
      answer.catch(() => answers.delete(key));
    },
    /** Deletes all keys, as Stripe may do after a day. */
    forgetAll: () => answers.clear(),
  };
}
