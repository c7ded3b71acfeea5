// Tests coupons on a real database: only one buyer gets the last use of a code, and the back-office accepts
// only unique, valid codes. On PostgreSQL the buyers act at the same time.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Orm } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkCoupon } from './check-coupon.ts';
import type { CouponInput } from './contract.ts';
import { claimCoupon, holdCoupon, releaseCoupon } from './hold-coupon.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from './manage-coupons.ts';
import { seedCoupons } from './seed-coupons.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (count: number) => new Date(now.getTime() + minutes(count));
const input: CouponInput = {
  code: 'Dertig',
  type: 'percentage',
  value: 10,
  maxUses: 30,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
};

let database: TestDatabase;
let shop: { database: TestDatabase['database']; clock: Clock };
const write = <T>(work: (tx: Orm) => Promise<T>) => shop.database.transaction(work);
beforeAll(async () => {
  database = await openTestDatabase();
  shop = { ...database, clock: { now: () => now } };
});
afterAll(() => database.drop());
beforeEach(async () => {
  await shop.database.execute('delete from coupons');
});

const hold = (holdKey: string, at = now, code = 'DERTIG') =>
  write((tx) => holdCoupon(tx, { code, holdKey, until: new Date(at.getTime() + minutes(15)), now: at }));
const claim = (holdKey: string, at = now, code = 'DERTIG') =>
  write((tx) => claimCoupon(tx, { code, holdKey, now: at }));
const usedCount = async () => (await listCoupons(shop))[0]?.usedCount;

describe('uses', () => {
  test('of 40 buyers who use a code for 30 at once exactly 30 hold one, and the 31st is refused', async () => {
    await createCoupon(shop, input);
    const results = await Promise.all(Array.from({ length: 40 }, (_, index) => hold(`buyer-${index}`)));
    expect(results.filter((result) => result === 'held')).toHaveLength(30);
    expect(results.filter((result) => result === 'in_use')).toHaveLength(10);
  });

  test('the same key renews its own hold, others get it when it has run out or was given back', async () => {
    await createCoupon(shop, { ...input, maxUses: 1 });
    expect(await hold('a')).toBe('held');
    expect(await hold('a', later(10), ' dertig ')).toBe('held');
    expect(await hold('b', later(20))).toBe('in_use');
    expect(await hold('b', later(25))).toBe('held');
    await write((tx) => releaseCoupon(tx, 'b'));
    expect(await hold('c', later(26))).toBe('held');
  });

  test('a hold of someone else counts for whoever says which hold is its own', async () => {
    await createCoupon(shop, { ...input, maxUses: 1 });
    await hold('a');
    const check = async (holdKey: string | null) =>
      (await checkCoupon(shop.database.orm, { code: 'dertig', subtotal: cents(2495), now, holdKey })).outcome;
    expect(await check('a')).toMatchObject({ ok: true, discount: 250 });
    expect(await check('b')).toMatchObject({ ok: false, reason: 'in_use' });
    expect(await check(null)).toMatchObject({ ok: true });
  });

  test('30 payments in time are claimed and the late 31st is honoured and flagged', async () => {
    await createCoupon(shop, input);
    await hold('late');
    const at = later(16);
    await Promise.all(Array.from({ length: 30 }, (_, index) => hold(`buyer-${index}`, at)));
    const claims = await Promise.all(Array.from({ length: 30 }, (_, index) => claim(`buyer-${index}`, at)));
    expect(claims).toEqual(Array(30).fill({ claimed: true, overclaimed: false }));
    expect(await claim('late', at)).toEqual({ claimed: true, overclaimed: true });
    expect(await usedCount()).toBe(31);
  });

  test('a code without a limit is always held, and a code that was deleted is not claimed', async () => {
    await createCoupon(shop, { ...input, maxUses: 0 });
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => hold(`buyer-${index}`)));
    expect(new Set(results)).toEqual(new Set(['held']));
    expect(await hold('a', now, 'BESTAAT-NIET')).toBe('unknown');
    expect(await claim('a', now, 'BESTAAT-NIET')).toEqual({ claimed: false, overclaimed: false });
  });
});

describe('the list', () => {
  test('keeps codes in capitals, days and numbers as they were meant', async () => {
    const coupon = await createCoupon(shop, {
      ...input,
      code: ' zomer ',
      value: '12,50',
      minOrderAmount: '30',
      maxUses: '',
    });
    expect(coupon).toMatchObject({
      code: 'ZOMER',
      value: 12.5,
      minOrderAmount: 30,
      maxUses: null,
      usedCount: 0,
    });
    const changed = await updateCoupon(shop, coupon.id, {
      type: 'fixed_amount',
      value: 5,
      validUntil: '2026-12-30T23:00:00.000Z',
    });
    expect(changed).toMatchObject({
      type: 'fixed_amount',
      value: 5,
      minOrderAmount: 30,
      validUntil: '2026-12-31',
    });
  });

  test('a code exists once, whatever the case', async () => {
    await createCoupon(shop, input);
    const taken = { status: 409, code: 'coupon_code_taken' };
    await expect(createCoupon(shop, { ...input, code: 'DERTIG' })).rejects.toMatchObject(taken);
    const other = await createCoupon(shop, { ...input, code: 'ANDER' });
    await expect(updateCoupon(shop, other.id, { code: 'dertig' })).rejects.toMatchObject(taken);
    await expect(updateCoupon(shop, other.id, { code: 'ander' })).resolves.toBeDefined();
  });

  test('a code keeps its name once somebody pays with it or used it: orders are known by it', async () => {
    const coupon = await createCoupon(shop, input);
    const rename = (code: string) => updateCoupon(shop, coupon.id, { code });
    const refused = { status: 422, errors: [{ path: 'code' }] };
    await expect(rename('VEERTIG')).resolves.toMatchObject({ code: 'VEERTIG' });
    await hold('a', now, 'VEERTIG');
    await expect(rename('VIJFTIG')).rejects.toMatchObject(refused);
    await claim('a', now, 'VEERTIG');
    await expect(rename('VIJFTIG')).rejects.toMatchObject(refused);
    await expect(updateCoupon(shop, coupon.id, { code: 'veertig', value: 5 })).resolves.toBeDefined();
  });

  test.each([
    [{ value: 101 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ validUntil: '2025-12-31' }, 'validUntil'],
  ] as const)('%o is refused by field', async (change, path) => {
    await expect(createCoupon(shop, { ...input, ...change })).rejects.toMatchObject({
      status: 422,
      errors: [{ path }],
    });
  });

  test('a deleted code is gone, and deleting it again finds nothing', async () => {
    const coupon = await createCoupon(shop, input);
    await hold('a');
    await deleteCoupon(shop, coupon.id);
    await expect(deleteCoupon(shop, coupon.id)).rejects.toMatchObject({ status: 404 });
    expect(await listCoupons(shop)).toEqual([]);
  });

  test('a fresh shop has a percentage, a fixed amount with a minimum and an expired code, seeded once', async () => {
    await write((tx) => seedCoupons(tx, { now }));
    await write((tx) => seedCoupons(tx, { now }));
    const worth = async (code: string, subtotal: number) => {
      const question = { code, subtotal: cents(subtotal), now, holdKey: null };
      const { outcome } = await checkCoupon(shop.database.orm, question);
      return outcome.ok ? outcome.discount : outcome.reason;
    };
    expect(await listCoupons(shop)).toHaveLength(3);
    expect(await worth('welkom10', 2495)).toBe(250);
    expect(await worth('TANDEN5', 3743)).toBe(500);
    expect(await worth('TANDEN5', 2495)).toBe('below_minimum');
    expect(await worth('ZOMER25', 2495)).toBe('expired');
    expect(await worth('WELKOM', 2495)).toBe('unknown');
  });
});
