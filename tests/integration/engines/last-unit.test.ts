// Tests that the last pack and the last use of a coupon go to one buyer. On PostgreSQL the buyers are really
// parallel.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packVariantSchema, variantSchema } from '#modules/catalog/contract.ts';
import { packSchema } from '#modules/stock/contract.ts';
import { minutes } from '#shared/clock.ts';
import { accepted, buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.rows('delete from stock_holds');
  await shop.rows('delete from coupon_holds');
});

const setStock = (stock: number) =>
  shop.rows("update product_variants set stock = $1 where code = '4x'", [stock]);
const stock = async () =>
  Number((await shop.rows("select stock from product_variants where code = '4x'"))[0]?.stock);
const buyers = (count: number) => Array.from({ length: count }, () => shop.newBuyer());

describe('the last pack', () => {
  test('asked for by 20 buyers at once goes to one; 19 hear that it is sold out', async () => {
    await setStock(1);
    const answers = await Promise.all(buyers(20).map((buyer) => buyer.tryCheckout({ variant: '4x' })));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(19);
    expect(refused.every(({ body }) => JSON.stringify(body).includes('"code":"sold_out"'))).toBe(true);
    expect(await stock()).toBe(1);
  });

  test('is one order when 20 buyers go all the way, and stock ends at 0', async () => {
    await setStock(1);
    const results = await Promise.allSettled(buyers(20).map((buyer) => buyByCard(buyer, { variant: '4x' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.settle();
    expect(await stock()).toBe(0);
    expect(await shop.rows("select flags from orders where variant_code = '4x'")).toEqual([{ flags: [] }]);
  });

  test('is free again a quarter of an hour after somebody left it in the basket', async () => {
    await setStock(1);
    const [first, second] = buyers(2);
    await first?.checkout({ variant: '4x' });
    expect((await second?.tryCheckout({ variant: '4x' }))?.status).toBe(409);
    expect((await first?.tryCheckout({ variant: '4x' }))?.status).toBe(200);
    shop.skip(minutes(15));
    expect((await second?.tryCheckout({ variant: '4x' }))?.status).toBe(200);
  });

  test('sold is shown as sold out in the list of packs', async () => {
    await setStock(1);
    const soldOut = async () => {
      const { body } = await shop.newBuyer().call('GET', '/api/variants');
      return Array.isArray(body) ? body.find((pack) => pack.id === '4x')?.soldOut : undefined;
    };
    await shop.asOperator('GET', '/api/admin/session');
    await buyByCard(shop.newBuyer(), { variant: '4x' });
    await expect.poll(soldOut).toBe(true);
  });
});

describe('what is set aside', () => {
  const setJars = async (jars: number) => {
    await shop.rows("update stock_articles set on_hand = $1 where code = 'jar'", [jars]);
    await shop.rows("select pg_notify('data_changed', 'catalog')");
  };
  const shown = async () => {
    const { body } = await shop.newBuyer().call('GET', '/api/variants');
    const gone = packVariantSchema.array().parse(body);
    return gone.filter(({ soldOut }) => soldOut).map(({ id }) => id);
  };
  const counted = async () => {
    const variants = (await shop.asOperator('GET', '/api/admin/variants')).body;
    const packs = (await shop.asOperator('GET', '/api/admin/stock/packs')).body;
    const told = [variantSchema.array().parse(variants), packSchema.array().parse(packs)];
    const [ofVariants, ofPacks] = told.map((all) => all.map(({ stock }) => stock));
    expect(ofVariants).toEqual(ofPacks);
    return ofVariants;
  };

  test('is not offered: every list says how many can still be sold, until the time of the holds is over', async () => {
    await setJars(9);
    expect(await counted()).toEqual([9, 4, 3, 2]);
    await expect.poll(shown).toEqual([]);
    await shop.newBuyer().checkout({ variant: '4x' });
    expect(await counted()).toEqual([5, 2, 1, 1]);
    await shop.newBuyer().checkout({ variant: '4x' });
    expect(await counted()).toEqual([1, 0, 0, 0]);
    await expect.poll(shown).toEqual(['2x', '3x', '4x']);
    // Nobody writes anything when a hold runs out.
    shop.skip(minutes(15));
    expect(await shown()).toEqual([]);
    expect(await counted()).toEqual([9, 4, 3, 2]);
  });

  test('is offered again at once when it is given back', async () => {
    await setJars(4);
    const buyer = shop.newBuyer();
    await buyer.checkout({ variant: '4x' });
    await expect.poll(shown).toEqual(['1x', '2x', '3x', '4x']);
    await buyer.checkout({ variant: '1x' });
    await expect.poll(shown).toEqual(['4x']);
  });

  test('stays set aside when an operator writes how many packs can be sold', async () => {
    await setJars(9);
    await shop.newBuyer().checkout({ variant: '4x' });
    const variants = (await shop.asOperator('GET', '/api/admin/variants')).body;
    const single = variantSchema
      .array()
      .parse(variants)
      .find(({ code }) => code === '1x');
    const written = await shop.asOperator('PUT', `/api/admin/variants/${single?.id}`, { stock: 6 });
    expect(written.body).toMatchObject({ stock: 6 });
    expect(await shop.rows("select on_hand from stock_articles where code = 'jar'")).toEqual([
      { on_hand: 10 },
    ]);
  });
});

describe('what comes with a pack for nothing', () => {
  const setBrushes = (brushes: number) =>
    shop.rows("update stock_articles set on_hand = $1 where code = 'brush'", [brushes]);
  const promised = async () => {
    const { body } = await shop.newBuyer().call('GET', '/api/variants');
    return packVariantSchema
      .array()
      .parse(body)
      .map(({ gift }) => gift);
  };

  test('is taken with each order and promised while there is one; without it the pack is sold all the same', async () => {
    await shop.rows("update stock_articles set on_hand = 100 where code = 'jar'");
    await setBrushes(1);
    await buyByCard(shop.newBuyer(), { variant: '1x' });
    await expect.poll(promised).toEqual(['', '', '', '']);
    await buyByCard(shop.newBuyer(), { variant: '1x' });
    await shop.settle();
    const rows = await shop.rows(
      `select m.missing, o.flags from stock_movements m join orders o on o.id = m.order_id
        where m.article_code = 'brush' and o.variant_code = '1x' order by m.id desc limit 2`,
    );
    expect(rows).toEqual([
      { missing: 1, flags: [] },
      { missing: 0, flags: [] },
    ]);
    const mails = await shop.rows(
      "select text from mails where type = 'order_confirmation' order by id desc limit 2",
    );
    expect(mails.map(({ text }) => String(text).includes('bamboe tandenborstel'))).toEqual([false, true]);
  });
});

describe('a code for 30 buyers', () => {
  test('is refused to the 31st while 30 hold it, and counts exactly 30 uses', async () => {
    await setStock(100);
    await shop.rows(`insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
      values ('DERTIG', 'percentage', 1000, 30, '2020-01-01', '2099-01-01', now(), now())`);
    const basket = { variant: '1x', couponCode: 'dertig' };
    const all = buyers(31);
    await Promise.all(all.map((buyer) => buyer.saveDetails()));
    const answers = await Promise.all(
      all.map(async (buyer) => ({ buyer, answer: await buyer.tryCheckout(basket) })),
    );
    const [refused, ...others] = answers.filter(({ answer }) => answer.status !== 200);
    expect(others).toEqual([]);
    expect([refused?.answer.status, refused?.answer.body]).toMatchObject([422, { code: 'coupon_invalid' }]);
    expect((await refused?.buyer.tryCheckout({ variant: '1x' }))?.status).toBe(200);

    await Promise.all(
      answers.map(async ({ buyer, answer }) => {
        if (answer.status !== 200) return;
        const started = await buyer.checkout(basket);
        accepted(await buyer.payByCard(started));
        await buyer.askForOrder(started.paymentIntentId);
      }),
    );
    await shop.settle();
    expect(await shop.rows("select used_count from coupons where code = 'DERTIG'")).toEqual([
      { used_count: 30 },
    ]);
    expect(
      await shop.rows(
        "select count(*)::int as n, sum(discount)::int as discount from orders where coupon_code = 'DERTIG'",
      ),
    ).toEqual([{ n: 30, discount: 30 * 250 }]);
    expect(await shop.rows('select 1 as one from coupon_holds')).toEqual([]);
  });
});
