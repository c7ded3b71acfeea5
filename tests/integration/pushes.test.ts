// Tests push notices: encrypted for the browser, signed by the shop, sent by a job, and deleted when the
// browser no longer exists.

import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createWebPush } from '#integrations/web-push/web-push.ts';
import { noticeSources } from '#main/jobs/notice-sources.ts';
import { detectNotices, pushSchema, readPushKeys } from '#modules/notices/index.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { decryptPush } from '#tests/support/decrypt-push.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

type Posted = { url: string; headers: Record<string, string>; body: Buffer };

/**
 * The requests to the stand-in of the browsers' push services; `answers` are the statuses its addresses
 * return next.
 */
const posted: Posted[] = [];
const answers = new Map<string, number[]>();
const pushSender = createWebPush({
  async post(url, headers, body) {
    posted.push({ url, headers: Object.fromEntries(new Headers(headers)), body });
    return answers.get(url)?.shift() ?? 201;
  },
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ pushSender });
});
afterAll(() => shop.stop());
beforeEach(() => {
  posted.length = 0;
});

function newBrowser(name: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example/send/${name}`;
  return { endpoint, keys: { p256dh, auth }, read: (body: Buffer) => decryptPush(body, pair, auth) };
}
type Browser = ReturnType<typeof newBrowser>;
const subscribe = ({ endpoint, keys }: Browser) =>
  shop.asOperator('POST', '/api/admin/account/push', { endpoint, keys });
const devices = async () =>
  pushSchema.parse((await shop.asOperator('GET', '/api/admin/account/push')).body).devices;

async function sellOne(): Promise<void> {
  await buyByCard(shop.newBuyer(), { variant: '1x' });
  await shop.settle();
  await detectNotices(shop.shop, noticeSources);
  await shop.settle();
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/**
 * Checks a VAPID header as a push service does: the token must be signed with the key in the header and be
 * for this service. Returns its contents.
 */
function readVapid(authorization: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const dsa = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))).toBe(true);
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
}

test('an order arrives on the device, readable there alone, signed with the keys the shop made for itself', async () => {
  const phone = newBrowser('phone');
  expect((await subscribe(phone)).status).toBe(201);
  // Once more changes nothing.
  await subscribe(phone);
  expect(await devices()).toHaveLength(1);
  await sellOne();
  const [push, ...others] = posted;
  if (!push) throw new Error('Nothing was pushed');
  expect(others).toEqual([]);
  expect(push).toMatchObject({
    url: phone.endpoint,
    headers: { 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^notice-\d+$/) },
  });
  expect(push.body.toString('latin1')).not.toContain('Nieuwe bestelling');
  expect(JSON.parse(phone.read(push.body))).toMatchObject({
    title: expect.stringMatching(/^Nieuwe bestelling ZW/),
    path: expect.stringMatching(/^\/admin\/orders\/\d+$/),
  });
  const { publicKey } = await readPushKeys(shop.shop);
  const claims = readVapid(String(push.headers.authorization), publicKey);
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'mailto:hallo@zwartwit.example' });
  expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000);
});

test('a service that is away is asked again, and a browser that is gone is forgotten', async () => {
  const tablet = newBrowser('tablet');
  await subscribe(tablet);
  answers.set(tablet.endpoint, [503, 201]);
  answers.set('https://push.example/send/phone', [410]);
  await sellOne();
  expect(posted.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual(['phone', 'tablet', 'tablet']);
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([tablet.endpoint]);
});

test('a device is tried and switched off by its own operator alone, and hears what their role may', async () => {
  const writer = await addSettledOperator(shop, 'schrijver', 'writer');
  const headers = { cookie: await logInForCookie(shop.address, writer) };
  const call = (method: string, path: string, body?: object) =>
    callHttp({ method, url: `${shop.address}${path}`, headers, ...(body && { body }) });
  const laptop = newBrowser('laptop');
  const added = await call('POST', '/api/admin/account/push', {
    endpoint: laptop.endpoint,
    keys: laptop.keys,
  });
  expect(added.status).toBe(201);
  await sellOne();
  expect(posted.map(({ url }) => url)).not.toContain(laptop.endpoint);
  const [own] = await devices();
  expect((await call('POST', `/api/admin/account/push/${own?.id}/try`)).status).toBe(404);
  await call('DELETE', `/api/admin/account/push/${own?.id}`);
  expect(await devices()).toHaveLength(1);
  posted.length = 0;
  const { id } = z.object({ id: z.number() }).parse(added.body);
  expect((await call('POST', `/api/admin/account/push/${id}/try`)).status).toBe(204);
  await shop.settle();
  expect(posted.map(({ url }) => url)).toEqual([laptop.endpoint]);
  await call('DELETE', `/api/admin/account/push/${id}`);
  expect((await call('POST', `/api/admin/account/push/${id}/try`)).status).toBe(404);
});

test.each(['http://push.example/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://push.example:8443/a'])(
  'an address such as %s is refused',
  async (endpoint) => {
    const { keys } = newBrowser('any');
    expect((await shop.asOperator('POST', '/api/admin/account/push', { endpoint, keys })).status).toBe(422);
  },
);

test('keys that the secret opens no more are made anew, and devices have to be switched on again', async () => {
  const before = await readPushKeys(shop.shop);
  expect(await readPushKeys(shop.shop)).toEqual(before);
  await shop.rows("update push_keys set private_key = 'altered'");
  const made = await Promise.all([readPushKeys(shop.shop), readPushKeys(shop.shop)]);
  expect(made[0]).toEqual(made[1]);
  expect(made[0]?.publicKey).not.toBe(before.publicKey);
  expect(await devices()).toEqual([]);
});
