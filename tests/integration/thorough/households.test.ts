// Tests rate limits for IPv6: one address comes with 2^64 others, a household has 256 such networks and a
// tunnel 65,536, so surrounding networks count too.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSessionId } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitScale: 1, trustProxy: 1 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.rows('delete from stock_holds');
});

const post = (path: string, from: string, body: object) =>
  callHttp({ method: 'POST', url: `${shop.address}${path}`, headers: { 'x-forwarded-for': from }, body });
/**
 * Returns an IPv6 address in the /64 network with this number. The first 256 networks of a site are one /56;
 * all together are a /48.
 */
const addressOf = (site: number, network: number) => `2001:db8:${site}:${network.toString(16)}::1`;
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

async function statusesOf(
  calls: number,
  call: (index: number) => ReturnType<typeof post>,
): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await call(index)).status);
  return statuses;
}

describe('baskets', () => {
  const open = (from: string) => post('/api/checkout', from, { sessionId: newSessionId(), variant: '1x' });
  const holds = async () => (await shop.rows('select owner from stock_holds')).length;

  test('of the networks of one household hold eight times what one may, and all have a payment', async () => {
    const statuses = await statusesOf(50, (index) => open(addressOf(1, index)));
    expect(count(statuses, 200)).toBe(50);
    expect(await holds()).toBe(40);
    expect((await open(addressOf(2, 0))).status).toBe(200);
    expect(await holds()).toBe(41);
  });

  test('of the households of one site hold thirty-two times what one may', async () => {
    const statuses = await statusesOf(170, (index) => open(addressOf(3, index * 256)));
    expect(count(statuses, 200)).toBe(170);
    expect(await holds()).toBe(160);
  });

  test('of one network hold five, as of IPv4', async () => {
    await statusesOf(7, (index) => open(`2001:db8:4:4::${index + 1}`));
    expect(await holds()).toBe(5);
    await statusesOf(7, () => open('198.51.100.7'));
    expect(await holds()).toBe(10);
  });
});

describe('what is limited', () => {
  const declared = { customerName: 'Anna', orderNumber: 'ZW1' };
  const declare = (from: string, customerEmail: string) =>
    post('/api/withdrawals', from, { ...declared, customerEmail });

  test('is limited for a household too, with eight times as much', async () => {
    const statuses = await statusesOf(165, (index) =>
      declare(addressOf(5, index), `anna.${index}@example.nl`),
    );
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([160, 5]);
    expect((await declare(addressOf(6, 0), 'piet@example.nl')).status).toBe(201);
  });

  test('is not used up for those around by one network that is refused', async () => {
    const flood = await statusesOf(200, () => declare(addressOf(7, 0), 'bas@example.nl'));
    expect(count(flood, 201)).toBe(20);
    expect((await declare(addressOf(7, 1), 'buur@example.nl')).status).toBe(201);
  });
});

describe('guesses of a password', () => {
  const guess = (from: string, username: string) =>
    post('/api/admin/login', from, { username, password: 'fout' });

  test('are forty a quarter of an hour of one household', async () => {
    const statuses = await statusesOf(45, (index) => guess(addressOf(8, index), 'niemand'));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([40, 5]);
    expect((await guess(addressOf(9, 0), 'niemand')).status).toBe(401);
  });
});
