// Tests that the checkout refuses invalid requests and leaves nothing behind: no hold, no payment, no order.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { createBuyer, DECLINED_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const counts = async () =>
  (
    await shop.rows(`select (select count(*)::int from draft_orders) as drafts, (select count(*)::int from checkouts) as checkouts,
      (select count(*)::int from payments) as payments, (select count(*)::int from stock_holds) as holds,
      (select count(*)::int from orders) as orders`)
  )[0];

describe('a checkout', () => {
  test('with another amount than the server computes answers 409 with the right quote and changes nothing', async () => {
    const before = await counts();
    const answer = await shop.newBuyer().tryCheckout({ variant: '2x', amount: 0.01 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'price_changed',
      quote: { variant: '2x', total: 3743, text: { total: '37,43' } },
    });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await counts()).toEqual(before);
  });

  test('with the right amount is accepted, also when a code or a country changes it', async () => {
    const buyer = shop.newBuyer();
    expect(await buyer.checkout({ variant: '2x', amount: 37.43 })).toMatchObject({
      amount: 37.43,
      currency: 'eur',
    });
    const reduced = await buyer.checkout({ variant: '1x', amount: 22.45, couponCode: ' welkom10 ' });
    expect(reduced.quote).toMatchObject({
      total: 2245,
      discount: 250,
      coupon: { code: 'WELKOM10', valid: true },
    });
    const abroad = await buyer.tryCheckout({ variant: '1x', amount: 24.95, country: 'US' });
    expect([abroad.status, abroad.body]).toMatchObject([409, { code: 'price_changed' }]);
  });

  test.each([
    [{ variant: '9x' }, 422, 'unknown_variant'],
    [{ variant: '1x', couponCode: 'BESTAAT-NIET' }, 422, 'coupon_invalid'],
    [{ variant: '1x', couponCode: 'ZOMER25' }, 422, 'coupon_invalid'],
    [{ variant: '1x', country: 'Atlantis' }, 422, 'unknown_country'],
    [{ variant: '1x', country: 'RU' }, 422, 'country_not_served'],
    [{ variant: '1x', amount: -1 }, 422, 'validation_failed'],
    [{}, 422, 'validation_failed'],
    ['{"variant": "1x"', 400, 'malformed_json'],
    ['', 400, 'malformed_json'],
  ])('of %j is refused: %i %s', async (body, status, code) => {
    const before = await counts();
    const answer = await shop
      .newBuyer()
      .call('POST', '/api/checkout', body, { 'content-type': 'application/json' });
    expect([answer.status, answer.body]).toMatchObject([status, { status, code }]);
    expect(JSON.stringify(answer.body)).not.toMatch(/select |\/src\/|\bat [A-Z]/);
    expect(await counts()).toEqual(before);
  });

  test('of more than 256 KB is refused', async () => {
    const answer = await shop
      .newBuyer()
      .call('POST', '/api/checkout', { variant: '1x', country: 'x'.repeat(300_000) });
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'payload_too_large' }]);
  });

  test('in another content type is refused', async () => {
    const answer = await shop
      .newBuyer()
      .call('POST', '/api/checkout', 'variant=1x', { 'content-type': 'text/csv' });
    expect([answer.status, answer.body]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  });

  test('that leaves less than a payment can move is refused, whatever the code', async () => {
    await shop.rows(`insert into coupons (code, type, value, valid_from, valid_until, created_at, updated_at)
      values ('BIJNA', 'percentage', 9900, '2020-01-01', '2099-01-01', now(), now())`);
    const answer = await shop.newBuyer().tryCheckout({ variant: '1x', couponCode: 'bijna' });
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'amount_too_small' }]);
  });

  test('without a session makes one and hands it over as a guarded cookie', async () => {
    const answer = await shop.newBuyer().call('POST', '/api/checkout', { variant: '1x' });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^checkout_session=checkout_\d+_[0-9a-f]{32};.*HttpOnly; SameSite=Lax/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a payment', () => {
  test('that is declined makes no order, and the same checkout can be paid with another card', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    const declined = await buyer.payByCard(started, DECLINED_CARD);
    expect([declined.status, declined.body]).toMatchObject([402, { error: { code: 'card_declined' } }]);
    await shop.settle();
    const early = await buyer.tryOrder(started.paymentIntentId);
    expect([early.status, early.body]).toMatchObject([409, { code: 'payment_not_succeeded' }]);
    expect(await shop.rows('select 1 from orders where payment_id = $1', [started.paymentIntentId])).toEqual(
      [],
    );
    await buyer.payByCard(started);
    expect(await buyer.askForOrder(started.paymentIntentId)).toMatchObject({ success: true });
  });

  test('the shop has never heard of is 404', async () => {
    const answer = await shop.newBuyer().tryOrder('pi_bestaatniet');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'payment_unknown' }]);
  });

  test('whose provider cannot be asked is 503 with the time to come back, at every door of the visitor', async () => {
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    const away = new PaymentProviderUnavailable('away');
    const { provider } = shop.shop;
    const spies = (['retrieve', 'create'] as const).map((call) =>
      vi.spyOn(provider, call).mockRejectedValue(away),
    );
    const answers = [
      await buyer.tryOrder(started.paymentIntentId),
      await buyer.call('PUT', `/api/draft-orders/${id}`, { isCompleted: true, sessionId: buyer.sessionId }),
      await buyer.tryCheckout({ variant: '1x', forceNew: true }),
    ];
    for (const spy of spies) spy.mockRestore();
    for (const { status, body, headers } of answers) {
      expect([status, body]).toMatchObject([503, { code: 'payment_unavailable' }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await buyer.tryCheckout({ variant: '1x' })).status).toBe(200);
  });

  test('is reused by the same basket: a reloaded page pays the same payment, with the new amount', async () => {
    const buyer = shop.newBuyer();
    const first = await buyer.checkout({ variant: '1x' });
    const again = await buyer.checkout({ variant: '1x' });
    const bigger = await buyer.checkout({ variant: '3x' });
    const another = await buyer.checkout({ variant: '3x', forceNew: true });
    expect([again.paymentIntentId, bigger.paymentIntentId]).toEqual([
      first.paymentIntentId,
      first.paymentIntentId,
    ]);
    expect(bigger.amount).toBe(48.85);
    expect(another.paymentIntentId).not.toBe(first.paymentIntentId);
  });
});

describe('too many calls', () => {
  test('from one address are told when to come back', async () => {
    const strict = await startTestShop({ rateLimitScale: 0.05 });
    try {
      const buyer = createBuyer(strict.address);
      for (let count = 0; count < 3; count += 1)
        expect((await buyer.tryCheckout({ variant: '1x' })).status).toBe(200);
      const refused = await buyer.tryCheckout({ variant: '1x' });
      expect([refused.status, refused.body]).toMatchObject([429, { code: 'rate_limited' }]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await buyer.call('GET', '/api/variants')).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
