// Tests routes that return no page: the bytes a visitor gets are those of the shop. The test goes through all
// routes, so a new route must be listed here.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnDetailSchema } from '#modules/returns/contract.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import routes from '#web/routes.ts';
import { type BuiltShop, OPERATOR, startBuiltShop } from '../e2e/built-shop.ts';
import { type KnownAddresses, makeKnownAddresses } from '../e2e/pages/known-addresses.ts';

let shop: BuiltShop;
let known: KnownAddresses;
let cookie: string;

beforeAll(async () => {
  shop = await startBuiltShop();
  known = await makeKnownAddresses(shop.url);
  cookie = await logInForCookie(shop.url, OPERATOR);
});
afterAll(() => shop?.stop());

type Bytes = { status: number; type: string; bytes: Buffer; location: string | null };

async function get(path: string): Promise<Bytes> {
  const answer = await fetch(shop.url + path, { headers: { cookie }, redirect: 'manual' });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
    location: answer.headers.get('location'),
  };
}

/** The check of each route that is not a page, by its path in src/web/routes.ts. */
const CHECKS: Record<string, () => Promise<void>> = {
  async 'bestelling/:token/factuur/:number?'() {
    const page = (await get(known.order)).bytes.toString();
    const numbers = [...page.matchAll(/\/factuur\/([\d-]+)"/g)].map(([, number = '']) => number);
    expect(numbers).not.toEqual([]);
    const order = await latestOrder();
    const papers = [`${known.order}/factuur`, ...numbers.map((number) => `${known.order}/factuur/${number}`)];
    const kept = await get(`/api/admin/orders/${order}/invoice`);
    expect(kept.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    for (const path of papers) {
      const paper = await get(path);
      expect([paper.status, paper.type]).toEqual([200, 'application/pdf']);
      expect(paper.bytes.equals(kept.bytes), path).toBe(true);
    }
    expect((await get(`${known.order}/factuur/1999-000001`)).status).toBe(404);
  },
  async 'bestelling/:token/retourlabel/:reference'() {
    const opened = await fetch(`${shop.url}/api/admin/returns`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: await latestOrder(), idempotencyKey: 'een-retour-om-te-bekijken' }),
    });
    expect(opened.status).toBe(201);
    const { id, reference } = returnDetailSchema.parse(await opened.json());
    const label = await get(`${known.order}/retourlabel/${reference}`);
    expect([label.status, label.type]).toEqual([200, 'application/pdf']);
    expect(label.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(`/api/admin/returns/${id}/label`)).status).toBe(200);
    expect((await get(`${known.order}/retourlabel/RT999999`)).status).toBe(404);
  },
  async 'bestelling/:token/na-foto'() {
    const calendar = await get(`${known.order}/na-foto`);
    expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.bytes.toString()).toMatch(
      /^BEGIN:VCALENDAR\r\n.*DTSTART;VALUE=DATE:\d{8}\r\n.*END:VCALENDAR\r\n$/s,
    );
    expect((await get('/bestelling/abc.def/na-foto')).status).toBe(404);
  },
  async 'amp/blog/:slug'() {
    const answer = await get(`/amp${known.post}`);
    expect(answer.type).toBe('text/html; charset=utf-8');
    expect(answer.bytes.toString()).toContain('<html amp');
    expect(answer.bytes.includes(Buffer.from('�'))).toBe(false);
  },
  async 'pictures/:name'() {
    const { location } = await get('/pictures/blog-stains');
    const file = await get(location ?? '');
    expect([file.status, file.type.split('/')[0]]).toEqual([200, 'image']);
    expect(file.bytes.equals(readFileSync(clientFile(location ?? '')))).toBe(true);
    expect((await get('/pictures/blog-bestaat-niet')).status).toBe(404);
  },
  async '*'() {
    const odd = ['/a%0ab', '/blog/a%0D%0Ab', '/a%E2%80%A8b', '/a%00b', '/%zz', '/%ff', `/${'a'.repeat(700)}`];
    for (const path of ['/bestaat-niet', '/a/b/', ...odd])
      expect(await get(path), path).toMatchObject({ status: 302, location: '/' });
    for (const path of ['/feed.xml', '/.env', '/wp-login.php', '/a/b.PNG', '/api', '/API/x', '/sandbox/x'])
      expect((await get(path)).status, path).toBe(404);
    expect(await get('/api/%zz')).toMatchObject({
      status: 400,
      type: expect.stringContaining('problem+json'),
    });
  },
};

async function latestOrder(): Promise<number> {
  const orders: { id: number }[] = JSON.parse((await get('/api/admin/orders')).bytes.toString());
  return orders[0]?.id ?? 0;
}

const source = (file: string) => fileURLToPath(new URL(`../../src/web/${file}`, import.meta.url));
const clientFile = (path: string) => fileURLToPath(new URL(`../../build/client${path}`, import.meta.url));

/**
 * Returns the paths of the routes whose file exports no component, so they answer with something other than a
 * page.
 */
function pathsOfResources(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '/', file, children }) => {
    if (children) return pathsOfResources(children);
    return /^export default /m.test(readFileSync(source(file), 'utf8')) ? [] : [path];
  });
}

it('every route that is not a page has a check', async () => {
  expect(Object.keys(CHECKS).toSorted()).toEqual(pathsOfResources(await routes).toSorted());
});

it.each(Object.keys(CHECKS))('%s answers what the shop has', async (path) => {
  await CHECKS[path]?.();
});
