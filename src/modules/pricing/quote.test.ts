// Tests that totals add up to the cent for every pack, zone, VAT rate and kind of coupon. Uses random baskets
// and a few amounts computed by hand.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CouponOutcome, type CouponTerms, evaluateCoupon } from '#modules/coupons/contract.ts';
import { defaultShippingCountries } from '#modules/shipping/contract.ts';
import { type Cents, cents } from '#shared/money.ts';
import { countryCodes, isEuCountry } from '#shared/recipient/countries.ts';
import { quoteSchema } from './contract.ts';
import { includedVat, type QuoteInput, quote } from './quote.ts';
import { vatRate } from './vat-rates.ts';

const packs = [
  { code: '1x', label: '1 Pack', quantity: 1, price: cents(2495) },
  { code: '2x', label: '2 Pack', quantity: 2, price: cents(3743) },
  { code: '3x', label: '3 Pack', quantity: 3, price: cents(4885) },
  { code: '4x', label: '4 Pack', quantity: 4, price: cents(4990) },
];
const countries = defaultShippingCountries();

const terms = (type: CouponTerms['type'], value: number): CouponTerms => ({
  code: 'CODE',
  type,
  value,
  minOrder: null,
  maxUses: null,
  usedCount: 0,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  isActive: true,
});
const outcome = (coupon: CouponTerms, subtotal: Cents): CouponOutcome =>
  evaluateCoupon({ coupon, subtotal, now: new Date('2026-06-01T12:00:00Z'), heldByOthers: 0 });

const anyTerms = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 10_000 }).map((value) => terms('percentage', value)),
  fc.integer({ min: 1, max: 20_000 }).map((value) => terms('fixed_amount', value)),
);
const anyVariant = fc.oneof(
  fc.constantFrom(...packs),
  fc
    .integer({ min: 1, max: 10_000_000 })
    .map((price) => ({ ...packs[0], code: 'v', label: 'v', quantity: 1, price: cents(price) })),
);
const anyInput: fc.Arbitrary<QuoteInput> = fc
  .record({ variant: anyVariant, row: fc.constantFrom(...countries), coupon: anyTerms, oss: fc.boolean() })
  .map(({ variant, row, coupon, oss }) => ({
    variant,
    country: row.code,
    shippingFee: row.fee,
    vatRate: vatRate(row.code, { oss }),
    coupon: coupon && outcome(coupon, variant.price),
  }));

const euros = (text: string) => Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100);

describe('any quote', () => {
  test('adds up, is never negative, and says the same in cents and in text', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines, subtotal, discount, shipping, vat, total, text } = quote(input);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(subtotal);
        for (const line of lines) expect(line.quantity * line.unitAmount).toBe(line.amount);
        expect(subtotal - discount + shipping).toBe(total);
        for (const amount of [subtotal, discount, shipping, vat.amount, total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(total).toBeGreaterThanOrEqual(shipping);
        const amounts = [text.subtotal, text.discount, text.shipping, text.vat, text.total].map(euros);
        expect(amounts).toEqual([subtotal, discount, shipping, vat.amount, total]);
        expect(text.total).toMatch(/^\d{1,3}(?:\.\d{3})*,\d{2}$/);
      }),
      { numRuns: 1000 },
    );
  });

  test('passes its own contract', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(quoteSchema.parse(quote(input))).toEqual(quote(input));
      }),
    );
  });

  test('a higher price, a dearer zone or no coupon never makes the total lower', () => {
    fc.assert(
      fc.property(anyInput, anyTerms, fc.integer({ min: 0, max: 5000 }), (input, coupon, more) => {
        const price = cents(input.variant.price + more);
        const dearer = { ...input, variant: { ...input.variant, price } };
        const withCoupon = (base: QuoteInput) => ({
          ...base,
          coupon: coupon && outcome(coupon, base.variant.price),
        });
        expect(quote(withCoupon(dearer)).total).toBeGreaterThanOrEqual(quote(withCoupon(input)).total);
        const farther = { ...input, shippingFee: cents(input.shippingFee + more) };
        expect(quote(farther).total).toBe(quote(input).total + more);
        expect(quote({ ...input, coupon: null }).total).toBeGreaterThanOrEqual(quote(input).total);
      }),
    );
  });
});

describe('VAT', () => {
  test('the part included and the rest make the whole, exact to half a cent for every rate', () => {
    const rates = [17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...rates), (gross, rate) => {
        const vat = includedVat(cents(gross), rate);
        // In integers: gross × 10·rate / (1000 + 10·rate), rounded half up.
        const part = BigInt(gross) * BigInt(rate * 10);
        const whole = 1000n + BigInt(rate * 10);
        expect(BigInt(vat)).toBe((part * 2n + whole) / (whole * 2n));
      }),
      { numRuns: 1000 },
    );
  });

  test('it is 21 % in the whole Union while OSS is off and nothing outside it; Monaco is France', () => {
    for (const code of countryCodes()) {
      const isWithin = isEuCountry(code) || code === 'MC';
      expect(vatRate(code, { oss: false })).toBe(isWithin ? 21 : 0);
      if (!isWithin) expect(vatRate(code, { oss: true })).toBe(0);
    }
  });

  test('it follows the postal code where part of a country is outside the Union’s VAT, or within it', () => {
    expect(vatRate('ES', { oss: true }, '35001')).toBe(0);
    expect(vatRate('ES', { oss: true }, '28001')).toBe(21);
    expect(vatRate('GB', { oss: false }, 'BT1 1AA')).toBe(21);
    expect(vatRate('GB', { oss: true }, 'BT1 1AA')).toBe(20);
    expect(vatRate('MC', { oss: true })).toBe(20);
    expect(vatRate('DE', { oss: false }, '27498')).toBe(0);
  });

  test('with OSS it is the rate of the destination', () => {
    const rates = (['NL', 'DE', 'FI', 'HU', 'LU', 'GB'] as const).map((code) => vatRate(code, { oss: true }));
    expect(rates).toEqual([21, 19, 25.5, 27, 17, 0]);
  });
});

describe('known amounts', () => {
  const base: QuoteInput = {
    variant: { code: '1x', label: '1 Pack', quantity: 1, price: cents(2495) },
    country: 'NL',
    shippingFee: cents(0),
    vatRate: 21,
    coupon: null,
  };

  test('one jar in the Netherlands is 24.95 with 4.33 VAT in it', () => {
    expect(quote(base)).toMatchObject({
      total: 2495,
      vat: { rate: 21, amount: 433 },
      text: {
        lines: [{ unitAmount: '24,95', amount: '24,95' }],
        subtotal: '24,95',
        discount: '0,00',
        shipping: '0,00',
        vat: '4,33',
        total: '24,95',
      },
    });
    expect(quote(base).coupon).toBeUndefined();
  });

  test('10 % off one jar is 2.50 off', () => {
    const coupon = outcome(terms('percentage', 1000), cents(2495));
    expect(quote({ ...base, coupon })).toMatchObject({ discount: 250, total: 2245, coupon: { valid: true } });
  });

  test('a coupon worth more than the jar leaves the shipping to pay, or nothing', () => {
    const coupon = outcome(terms('fixed_amount', 9900), cents(2495));
    expect(quote({ ...base, coupon })).toMatchObject({ discount: 2495, total: 0, vat: { amount: 0 } });
    expect(quote({ ...base, coupon, shippingFee: cents(995) })).toMatchObject({ discount: 2495, total: 995 });
  });

  test('a discount that was worked out too large is capped at the pack', () => {
    const coupon: CouponOutcome = { ok: true, code: 'CODE', discount: cents(9900), terms: null };
    expect(quote({ ...base, coupon, shippingFee: cents(995) })).toMatchObject({ discount: 2495, total: 995 });
  });

  test('a coupon that does not apply changes nothing and says why', () => {
    const coupon = outcome({ ...terms('percentage', 1000), isActive: false }, cents(2495));
    expect(quote({ ...base, coupon })).toMatchObject({
      discount: 0,
      total: 2495,
      coupon: {
        code: 'CODE',
        valid: false,
        reason: 'Deze code is niet meer in gebruik.',
        reasonCode: 'inactive',
      },
    });
  });

  test('a pack of four is one line of one pack that holds four jars', () => {
    const [, , , variant] = packs;
    expect(variant && quote({ ...base, variant })).toMatchObject({
      quantity: 4,
      lines: [{ label: '4 Pack', quantity: 1, unitAmount: 4990, amount: 4990 }],
    });
  });
});
