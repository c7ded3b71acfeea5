// Tests a live shop that may not sell yet: every way to order is refused, no input of a visitor is lost, an
// owner can open the shop for an hour, and a late payment still becomes an order.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { goLiveSchema } from '#modules/operations/contract.ts';
import { editedPageSchema } from '#modules/pages/contract.ts';
import { hours, minutes, seconds } from '#shared/clock.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { makeReady, READY_URL } from '#tests/support/ready-to-sell.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let stripe: StripeStandIn;
let mailServer: MailServer;
let skipped = 0;

beforeAll(async () => {
  [stripe, mailServer] = await Promise.all([
    startStripeStandIn({
      travel: 'normal',
      secretKey: 'sk_live_standin',
      now: () => new Date(Date.now() + skipped),
    }),
    startMailServer(),
  ]);
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Zwartwit <hallo@zwartwit-proef.nl>' };
  shop = await startTestShop({ stripe, env, publicUrl: READY_URL });
  // Without a second factor an owner of a live shop does nothing else; the password is still the first one.
  await shop.asOperator('GET', '/api/admin/session');
  await shop.rows("update operators set totp_secret = 'set'");
});
afterAll(async () => {
  await stripe.stop();
  await shop.stop();
  await mailServer.stop();
});

/** Advances the clocks of the shop and of the payment provider. */
function skip(milliseconds: number): void {
  skipped += milliseconds;
  shop.skip(milliseconds);
}

const CARD = { method: 'card' } as const;
const basket = { variant: '2x', couponCode: 'WELKOM10' };
const OPENING = '/api/admin/go-live/opening';
/** Opens the shop for an hour, as an owner who has just proven their identity. */
async function openIt() {
  await shop.rows('update operator_sessions set proven_at = $1', [shop.now()]);
  return shop.asOperator('POST', OPENING);
}
const readCheck = async () => goLiveSchema.parse((await shop.asOperator('GET', '/api/admin/go-live')).body);
const count = async (table: string) => Number((await shop.rows(`select count(*) as n from ${table}`))[0]?.n);
const ordersOf = (paymentId: string) =>
  shop.rows('select flags from orders where payment_id = $1', [paymentId]);

/** Fills in the details and starts a checkout, up to the payment form. */
async function prepared() {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  return { buyer, ...(await buyer.checkout({ variant: '1x' })) };
}

test('a fresh live shop sells nothing and says which points of the law and of money are open', async () => {
  const { live, selling, openUntil, items } = await readCheck();
  expect([live, selling, openUntil]).toEqual([true, false, null]);
  const open = items.filter(({ ok, duty }) => !ok && duty !== null).map(({ key, duty }) => [key, duty]);
  expect(open).toEqual([
    ['webhook', 'money'],
    ['company', 'law'],
    ['producer', 'law'],
    ['stock', 'money'],
    ['guaranteeNotice', 'law'],
    ['access', 'money'],
  ]);
});

test('what the shop knows and somebody typed is published nowhere, and told at its place; by its variable it is', async () => {
  const begun = await shop.asOperator('POST', '/api/admin/pages', { title: 'Alles op een rij' });
  const { id, draft } = editedPageSchema.parse(begun.body);
  const publish = async (body: string, at?: string) => {
    await shop.asOperator('PUT', `/api/admin/pages/${id}`, { content: { ...draft, body } });
    return shop.asOperator('POST', `/api/admin/pages/${id}/publish`, { at });
  };
  const refused = {
    status: 422,
    body: { errors: [{ path: 'content.body', message: expect.stringContaining('{prijs}') }] },
  };
  const tomorrow = new Date(shop.now().getTime() + hours(24)).toISOString();
  expect(await publish('Nu maar €9,95.')).toMatchObject(refused);
  expect(await publish('Nu maar €9,95.', tomorrow)).toMatchObject(refused);
  expect((await publish('Nu maar {prijs}.')).status).toBe(200);

  const post = { title: 'Actie', author: 'Jo', excerpt: 'Kort', content: 'Al 247 beoordelingen.' };
  const write = (body: object) => shop.asOperator('POST', '/api/admin/blog', body);
  const told = { status: 422, body: { errors: [{ path: 'content' }] } };
  expect(await write(post)).toMatchObject(told);
  expect(await write({ ...post, published: false, publishAt: tomorrow })).toMatchObject(told);
  const kept = await write({ ...post, published: false });
  expect(kept.status).toBe(201);
  const { id: postId } = z.object({ id: z.number() }).parse(kept.body);
  const change = (body: object) => shop.asOperator('PUT', `/api/blog/${postId}`, body);
  expect(await change({ published: true })).toMatchObject(told);
  expect((await change({ published: true, content: 'Lees wat klanten schrijven.' })).status).toBe(200);
});

test('what was typed and published before the shop went live is told by its name', async () => {
  const told = async () => (await readCheck()).items.find(({ key }) => key === 'typedTexts');
  expect(await told()).toMatchObject({ ok: true });
  // As a shop in test mode lets it be.
  await shop.rows(
    `update page_versions set content = jsonb_set(content, '{body}', '"Nu maar €9,95."')
     where page_id = (select id from pages where draft->>'title' = 'Alles op een rij')`,
  );
  await shop.rows("update blog_posts set excerpt = 'Al 247 beoordelingen.' where title = 'Actie'");
  expect(await told()).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/: Alles op een rij, Actie\.$/),
  });
});

test('a visitor is refused kindly, and what they filled in stays; nothing is held for them', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const refused = await buyer.tryCheckout(basket);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toMatchObject([
    503,
    '60',
    { code: 'shop_closed', detail: expect.stringContaining('Wat je hebt ingevuld blijft bewaard') },
  ]);
  const again = await buyer.call('POST', '/api/stripe/recovery-payment', {
    sessionId: buyer.sessionId,
    variant: '1x',
    customerEmail: 'anna@example.nl',
  });
  expect(again.body).toMatchObject({ code: 'shop_closed' });
  expect(await shop.rows('select customer_name, is_completed from draft_orders')).toEqual([
    { customer_name: 'Anna de Vries', is_completed: false },
  ]);
  expect([await count('stock_holds'), await count('checkouts'), await count('payments')]).toEqual([0, 0, 0]);
});

test('an operator offers nothing by link or by bank meanwhile', async () => {
  const order = { key: 'telefoon-1', variant: '1x', customerName: 'Bo Bos', customerEmail: 'bo@example.nl' };
  const address = {
    streetName: 'Dam',
    houseNumber: '1',
    postalCode: '1012JS',
    city: 'Amsterdam',
    country: 'NL',
  };
  for (const [path, extra] of [
    ['/api/admin/prepared-orders', { mail: false }],
    ['/api/admin/bank-orders', {}],
  ] as const) {
    const { body } = await shop.asOperator('POST', path, { ...order, ...address, ...extra });
    expect(body, path).toMatchObject({
      code: 'shop_closed',
      detail: expect.stringContaining('Livegang-check'),
    });
  }
});

test('nobody but an owner opens it; for one hour, and the log says who did', async () => {
  const jo = await addSettledOperator(shop, 'jo', 'operator');
  const headers = { cookie: await logInForCookie(shop.address, jo) };
  const asJo = await callHttp({ method: 'POST', url: `${shop.address}${OPENING}`, headers });
  expect(asJo.status).toBe(403);
  await shop.rows('update operator_sessions set proven_at = $1', [
    new Date(shop.now().getTime() - minutes(6)),
  ]);
  expect(await shop.asOperator('POST', OPENING)).toMatchObject({
    status: 403,
    body: { code: 'proof_required' },
  });
  const { body } = await openIt();
  const { selling, openUntil } = goLiveSchema.parse(body);
  const left = Date.parse(openUntil ?? '') - shop.now().getTime();
  expect([selling, left > minutes(59), left <= hours(1)]).toEqual([true, true, true]);
  const logged = await shop.rows(
    "select operator from audit_entries where method = 'POST' and route = $1 and status = 200",
    [OPENING],
  );
  expect(logged).toEqual([{ operator: 'admin' }]);
});

test('what is paid in that hour and after it becomes an order: nothing paid is lost', async () => {
  const inTime = await prepared();
  const late = await prepared();
  const atBank = await prepared();
  const left = await prepared();
  stripe.browser.confirm(inTime.clientSecret, CARD);
  stripe.browser.confirm(atBank.clientSecret, { method: 'ideal' });
  await shop.settle();
  expect(await ordersOf(inTime.paymentIntentId)).toHaveLength(1);
  skip(hours(1) + seconds(21));
  expect((await left.buyer.tryCheckout({ variant: '1x' })).body).toMatchObject({ code: 'shop_closed' });
  stripe.browser.confirm(late.clientSecret, CARD);
  stripe.browser.decide(atBank.paymentIntentId, 'approve');
  expect(await late.buyer.askForOrder(late.paymentIntentId)).toMatchObject({ success: true });
  await shop.settle();
  for (const { paymentIntentId } of [late, atBank]) expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  expect(await ordersOf(left.paymentIntentId)).toHaveLength(0);
});

test('an owner ends the hour before it is over', async () => {
  await openIt();
  expect((await shop.newBuyer().tryCheckout({ variant: '1x' })).status).toBe(200);
  expect((await shop.asOperator('DELETE', OPENING)).status).toBe(204);
  expect((await shop.newBuyer().tryCheckout({ variant: '1x' })).status).toBe(503);
});

test('with every point met it sells to everybody, and stops when one is open again', async () => {
  await makeReady(shop);
  skip(seconds(21));
  expect((await readCheck()).selling).toBe(true);
  const { paymentIntentId, clientSecret } = await prepared();
  stripe.browser.confirm(clientSecret, CARD);
  await shop.settle();
  expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  await shop.rows("update operators set totp_secret = null where username = 'admin'");
  skip(seconds(21));
  const refused = await shop.newBuyer().tryCheckout(basket);
  expect(refused.body).toMatchObject({ code: 'shop_closed' });
});
