// Tests that shoppers and operators get the right sentence for every reason a coupon is refused, wherever a
// coupon can be entered.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const ALWAYS = { type: 'percentage', value: 10, validFrom: '2020-01-01', validUntil: '2099-12-31' };
let shop: TestShop;
let sold: number;
beforeAll(async () => {
  shop = await startTestShop();
  for (const coupon of [
    { ...ALWAYS, code: 'UIT', isActive: false },
    { ...ALWAYS, code: 'LATER', validFrom: '2099-12-01' },
    { ...ALWAYS, code: 'VOORBIJ', validUntil: '2020-02-01' },
    { ...ALWAYS, code: 'OP', maxUses: 1 },
    { ...ALWAYS, code: 'BEZET', maxUses: 1 },
    { ...ALWAYS, code: 'HOOG', minOrderAmount: 500 },
  ])
    expect((await shop.asOperator('POST', '/api/admin/coupons', coupon)).status).toBe(201);
  await shop.rows("update coupons set used_count = 1 where code = 'OP'");
  await shop.newBuyer().checkout({ variant: '1x', couponCode: 'BEZET' });
  const bank = { iban: 'NL91 ABNA 0417 1643 00', accountName: 'Zwartwit', payWithinDays: 10 };
  expect((await shop.asOperator('PUT', '/api/admin/settings', { bank })).status).toBe(200);
  sold = Number((await buyByCard(shop.newBuyer(), { variant: '1x' })).order.orderId);
});
afterAll(() => shop.stop());

test.each([
  ['ONBEKEND', 'Deze code is verlopen of niet geldig'],
  ['UIT', 'Deze code is niet meer in gebruik.'],
  ['LATER', 'Deze code geldt pas vanaf 1\u00a0december 2099.'],
  ['VOORBIJ', 'Deze code was geldig tot en met 1\u00a0februari 2020.'],
  ['OP', 'Deze code is al het maximale aantal keren gebruikt.'],
  ['BEZET', 'Iemand anders rekent nu af met deze code. Probeer het over een kwartier opnieuw.'],
  ['HOOG', 'Deze code geldt vanaf een bestelling van €500,00.'],
])('%s: "%s"', async (code, sentence) => {
  const buyer = shop.newBuyer();
  const card = await buyer.call('POST', '/api/validate-coupon', { code, variant: '1x' });
  const quote = await buyer.call('GET', `/api/quote?variant=1x&couponCode=${code}`);
  const ordered = await buyer.tryCheckout({ variant: '1x', couponCode: code });
  const prepared = await shop.asOperator('POST', '/api/admin/prepared-orders', {
    ...DETAILS,
    key: `sleutel-${code}-1`,
    variant: '1x',
    couponCode: code,
    mail: false,
  });
  const offered = await shop.asOperator('POST', '/api/admin/bank-orders', {
    ...DETAILS,
    key: `sleutel-${code}-2`,
    variant: '1x',
    couponCode: code,
  });
  const seen = await shop.asOperator('GET', `/api/admin/orders/${sold}/change?couponCode=${code}`);
  const changed = await shop.asOperator('PUT', `/api/orders/${sold}`, { couponCode: code });
  const byOperator = [prepared, offered, seen, changed];
  for (const { body } of byOperator) expect(body).toMatchObject({ code: 'coupon_invalid', detail: sentence });
  expect([card.body, quote.body, ordered.body]).toMatchObject([
    { valid: false, reason: sentence },
    { discount: 0, coupon: { valid: false, reason: sentence } },
    { code: 'coupon_invalid', detail: sentence },
  ]);
});

test('the use a basket holds itself is free for that basket', async () => {
  await shop.rows("update coupons set max_uses = 2 where code = 'BEZET'");
  const buyer = shop.newBuyer();
  await buyer.checkout({ variant: '1x', couponCode: 'BEZET' });
  const headers = { cookie: `checkout_session=${buyer.sessionId}` };
  const card = { code: 'BEZET', variant: '1x' };
  expect((await buyer.call('POST', '/api/validate-coupon', card, headers)).body).toMatchObject({
    valid: true,
  });
  expect((await shop.newBuyer().call('POST', '/api/validate-coupon', card)).body).toMatchObject({
    valid: false,
    reasonCode: 'in_use',
  });
});

test('a code in another writing is that code, in the draft, at the order button and in the list', async () => {
  const zomer = { ...ALWAYS, code: 'ZOMER-10' };
  expect((await shop.asOperator('POST', '/api/admin/coupons', zomer)).status).toBe(201);
  for (const code of [' zomer–10\u200b', 'ＺＯＭＥＲ－１０']) {
    const buyer = shop.newBuyer();
    await buyer.saveDetails({ ...DETAILS, couponCode: code });
    const bought = await buyByCard(buyer, { variant: '1x', couponCode: code });
    const saved = `select coupon_code from draft_orders union all select coupon_code from orders where id = $1`;
    const found = await shop.asOperator('GET', `/api/admin/orders?coupon=${encodeURIComponent(code)}`);
    expect(
      await shop.rows(`select distinct coupon_code from (${saved}) as s where coupon_code like '%10%'`, [
        bought.order.orderId,
      ]),
    ).toEqual([{ coupon_code: 'ZOMER-10' }]);
    expect(JSON.stringify(found.body)).toContain(String(bought.order.orderNumber));
  }
});
