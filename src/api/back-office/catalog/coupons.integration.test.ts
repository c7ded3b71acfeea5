// Tests the coupon endpoints over HTTP: for operators only, validated per field, never overwritten silently.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { couponSchema } from '#modules/coupons/contract.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { needsSession, rowRoutes } from '#tests/support/needs-session.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PATH = '/api/admin/coupons';
const summer = {
  code: 'zomer10',
  type: 'percentage',
  value: '10',
  maxUses: '',
  minOrderAmount: '',
  validFrom: '2026-01-01',
  validUntil: '2099-12-31',
};
const add = async (fields: object = {}) => {
  const answer = await shop.asOperator('POST', PATH, { ...summer, ...fields });
  expect(answer.status).toBe(201);
  return couponSchema.parse(answer.body);
};

needsSession(() => shop, rowRoutes(PATH), summer);

describe('a code', () => {
  test('is kept in capitals, without a limit when none is given, and is worth something at once', async () => {
    const coupon = await add();
    expect(coupon).toMatchObject({ code: 'ZOMER10', value: 10, maxUses: null, isActive: true, usedCount: 0 });
    expect((await add({ code: 'NUL', maxUses: 0 })).maxUses).toBeNull();
    const validation = await shop
      .newBuyer()
      .call('POST', '/api/validate-coupon', { code: 'Zomer10', amount: 50 });
    expect(validation.body).toMatchObject({ valid: true, discount: 10 });
    const listed = z.array(couponSchema).parse((await shop.asOperator('GET', PATH)).body);
    expect(listed.map(({ code }) => code).slice(0, 2)).toEqual(['NUL', 'ZOMER10']);
  });

  test('says of each wrong field what is wrong', async () => {
    const wrong = { code: '', type: 'percentage', value: '', maxUses: 'veel', validFrom: '', validUntil: '' };
    const answer = await shop.asOperator('POST', PATH, wrong);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining([
        { path: 'code', message: 'Vul een code in' },
        { path: 'value', message: 'Vul een waarde in' },
        { path: 'maxUses', message: 'Vul een heel getal in, of laat het leeg' },
        { path: 'validFrom', message: 'Valid from date is required' },
        { path: 'validUntil', message: 'Kies een einddatum' },
      ]),
    });
  });

  test.each([
    ['more than 100 %', { value: 101 }, 'value'],
    ['a last day before the first', { validFrom: '2026-02-01', validUntil: '2026-01-01' }, 'validUntil'],
  ])('with %s is refused at its field', async (_title, fields, path) => {
    const answer = await shop.asOperator('POST', PATH, { ...summer, code: 'FOUT', ...fields });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  test('that exists already is refused at its field', async () => {
    const answer = await shop.asOperator('POST', PATH, { ...summer, code: 'Zomer10' });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'coupon_code_taken', errors: [{ path: 'code' }] },
    ]);
  });

  test('that somebody else changed meanwhile is not overwritten; its use is no change', async () => {
    const { id, version } = await add({ code: 'SAMEN' });
    await buyByCard(shop.newBuyer(), { variant: '1x', couponCode: 'SAMEN' });
    await shop.settle();
    const first = await shop.asOperator('PUT', `${PATH}/${id}`, { value: 20, version });
    expect([first.status, first.body]).toMatchObject([200, { value: 20 }]);
    const second = await shop.asOperator('PUT', `${PATH}/${id}`, { value: 30, version });
    expect([second.status, second.body]).toMatchObject([409, { code: 'edit_conflict' }]);
  });

  test('is deleted once', async () => {
    const { id } = await add({ code: 'WEG' });
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });
});
