// Tests the discount of a code and the reasons to refuse one, including around midnight and clock changes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { couponDay, couponInputSchema } from './contract.ts';
import { type CouponTerms, evaluateCoupon, isUsedUp } from './evaluate-coupon.ts';

const coupon: CouponTerms = {
  code: 'WELKOM10',
  type: 'percentage',
  value: 1000,
  minOrder: null,
  maxUses: null,
  usedCount: 0,
  validFrom: '2026-03-01',
  validUntil: '2026-03-29',
  isActive: true,
};

const evaluate = (
  terms: Partial<CouponTerms>,
  at = '2026-03-10T12:00:00Z',
  subtotal = 2495,
  heldByOthers = 0,
) =>
  evaluateCoupon({
    coupon: { ...coupon, ...terms },
    subtotal: cents(subtotal),
    now: new Date(at),
    heldByOthers,
  });

describe('worth', () => {
  test('10 % of 24.95 is 2.50', () => {
    const { type, value, minOrder, validFrom, validUntil } = coupon;
    const terms = { type, value, minOrder, validFrom, validUntil };
    expect(evaluate({})).toEqual({ ok: true, code: 'WELKOM10', discount: 250, terms });
  });

  test('a percentage may have decimals', () => {
    expect(evaluate({ value: 1250 })).toMatchObject({ discount: 312 });
  });

  test('a fixed amount stops at the subtotal', () => {
    expect(evaluate({ type: 'fixed_amount', value: 500 })).toMatchObject({ discount: 500 });
    expect(evaluate({ type: 'fixed_amount', value: 9900 })).toMatchObject({ discount: 2495 });
  });

  test('the discount is never below 0 or above the subtotal, and grows with the subtotal', () => {
    const value = fc.integer({ min: 1, max: 10_000 });
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom('percentage', 'fixed_amount'),
        value,
        amount,
        amount,
        (type, hundredths, a, b) => {
          const worth = (subtotal: number) => {
            const outcome = evaluate({ type, value: hundredths }, undefined, subtotal);
            return outcome.ok ? outcome.discount : -1;
          };
          expect(worth(a)).toBeGreaterThanOrEqual(0);
          expect(worth(a)).toBeLessThanOrEqual(a);
          expect(worth(Math.min(a, b))).toBeLessThanOrEqual(worth(Math.max(a, b)));
        },
      ),
    );
  });
});

describe('refusals', () => {
  test.each([
    ['a code that is switched off', { isActive: false }, 'inactive'],
    ['a code whose first day is to come', { validFrom: '2026-03-11' }, 'not_yet_valid'],
    ['a code whose last day is over', { validUntil: '2026-03-09' }, 'expired'],
    ['a code used as often as it may be', { maxUses: 30, usedCount: 30 }, 'used_up'],
    ['an amount below the minimum', { minOrder: cents(2496) }, 'below_minimum'],
  ] as const)('%s is worth nothing', (_, terms, reason) => {
    const outcome = evaluate(terms);
    expect(outcome).toMatchObject({ ok: false, reason });
    expect(outcome.ok ? '' : outcome.text).not.toBe('');
  });

  test('exactly the minimum is enough', () => {
    expect(evaluate({ minOrder: cents(2495) }).ok).toBe(true);
  });

  test('the last use is gone when someone else holds it, and comes free when they leave', () => {
    expect(evaluate({ maxUses: 30, usedCount: 29 }).ok).toBe(true);
    expect(evaluate({ maxUses: 30, usedCount: 29 }, undefined, 2495, 1)).toMatchObject({ reason: 'in_use' });
    expect(evaluate({ maxUses: 30, usedCount: 30 }, undefined, 2495, 1)).toMatchObject({ reason: 'used_up' });
    expect(isUsedUp({ maxUses: null, usedCount: 1_000_000 }, 1_000_000)).toBe(false);
  });
});

describe('days', () => {
  // Summer time begins on 29 March 2026: that day ends at 22:00 UTC, the day before at 23:00 UTC.
  test.each([
    ['2026-02-28T22:59:59.999Z', false],
    ['2026-02-28T23:00:00.000Z', true],
    ['2026-03-28T23:00:00.000Z', true],
    ['2026-03-29T21:59:59.999Z', true],
    ['2026-03-29T22:00:00.000Z', false],
  ])('at %s the code being valid is %s', (at, ok) => {
    expect(evaluate({}, at).ok).toBe(ok);
  });

  test('on the day summer time ends the code lasts until 23:00 UTC', () => {
    const terms = { validUntil: '2026-10-25' };
    expect(evaluate(terms, '2026-10-25T22:59:59Z').ok).toBe(true);
    expect(evaluate(terms, '2026-10-25T23:00:00Z').ok).toBe(false);
  });

  test('a day is read from a day or from a moment in it, and from nothing else', () => {
    expect(couponDay('2026-12-31')).toBe('2026-12-31');
    expect(couponDay('2026-12-30T23:00:00.000Z')).toBe('2026-12-31');
    expect(['2026-02-30', '31-12-2026', '', 'morgen', '2026-12-31Tx'].map(couponDay)).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('input', () => {
  const input = {
    code: ' zomer-26 ',
    type: 'percentage',
    value: '12,5',
    validFrom: '2026-01-01',
    validUntil: '2026-02-01',
  };

  test('a code is the same with other capitals and spaces around it', () => {
    expect(normalizeCouponCode(' Welkom10 ')).toBe('WELKOM10');
  });

  test.each([
    { maxUses: 0 },
    { maxUses: '' },
    { maxUses: null },
    { minOrderAmount: '' },
    { minOrderAmount: 30 },
  ])('optional fields may be %o', (extra) => {
    expect(couponInputSchema.safeParse({ ...input, ...extra }).success).toBe(true);
  });

  test('the missing days are named', () => {
    const { error } = couponInputSchema.safeParse({ ...input, validFrom: undefined, validUntil: '' });
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'Valid from date is required',
      'Kies een einddatum',
    ]);
  });

  test.each([
    { value: -1 },
    { value: '1e3' },
    { value: 12.345 },
    { maxUses: -1 },
    { maxUses: 1.5 },
    { type: 'gift' },
  ])('%o is refused', (extra) => {
    expect(couponInputSchema.safeParse({ ...input, ...extra }).success).toBe(false);
  });
});
