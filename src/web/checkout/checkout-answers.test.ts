// The checkout's own schemas read a part of what the modules' contracts promise; the type check compares the two.

import { expectTypeOf, test } from 'vitest';
import type { CheckoutStarted, PaymentOutcome } from '#modules/checkout/contract.ts';
import type { Draft } from '#modules/drafts/contract.ts';
import type { CouponAnswer, Quote } from '#modules/pricing/contract.ts';
import type * as shown from './checkout-answers.ts';

test('whatever the contracts allow as an answer, the checkout can read', () => {
  expectTypeOf<Quote>().toExtend<shown.ShownQuote>();
  expectTypeOf<CheckoutStarted>().toExtend<shown.PreparedPayment>();
  expectTypeOf<Draft>().toExtend<shown.ShownDraft>();
  expectTypeOf<CouponAnswer>().toExtend<shown.CouponAnswer>();
  expectTypeOf<PaymentOutcome>().toExtend<shown.ShownOutcome>();
});
