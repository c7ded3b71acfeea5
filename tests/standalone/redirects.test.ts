// Tests old addresses of pages and articles in the spellings visitors really use: each leads to the new page
// in few steps, never in a circle and never to an error.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInForCookie } from '#tests/support/log-in.ts';
import { type BuiltShop, OPERATOR, startBuiltShop } from '../e2e/built-shop.ts';

let shop: BuiltShop;
let cookie: string;
beforeAll(async () => {
  shop = await startBuiltShop();
  cookie = await logInForCookie(shop.url, OPERATOR);
  for (const [from, to] of Object.entries(REDIRECTS))
    expect([from, await add(from, to)]).toEqual([from, 201]);
});
afterAll(() => shop?.stop());

const REDIRECTS = {
  '/café/Crème%20brûlée': '/contact',
  '/oud': '/reviews?soort=alle#lijst',
  '/100%': '/contact',
  '/straße': '/contact#kop',
  '/blog/łódź': '/contact',
  '/product.html': '/contact',
  '/producten/tandpoeder.php': '/',
  '/中文': '/contact',
  '/weg': 'https://elders.example/crème?a=1',
};

async function add(from: string, to: string): Promise<number> {
  const answer = await fetch(`${shop.url}/api/admin/redirects`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ from, to }),
  });
  return answer.status;
}

const STEPS = 3;

/**
 * Follows the redirects of the shop. Returns the last path, or a description of the problem: an error status,
 * or more than three redirects.
 */
async function follow(path: string): Promise<string> {
  let at = path;
  for (let step = 0; step <= STEPS; step += 1) {
    const answer = await fetch(shop.url + at, { redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status === 200) return at;
    const location = answer.headers.get('location');
    if (location === null || ![301, 302].includes(answer.status)) return `${answer.status} at ${at}`;
    at = location.startsWith(shop.url) ? location.slice(shop.url.length) : location;
    if (/^https?:/.test(at)) return at;
  }
  return `a circle at ${at}`;
}

describe('an old address leads on', () => {
  test.each([
    ['/café/Crème brûlée', '/contact'],
    ['/caf%C3%A9/cr%C3%A8me%20br%C3%BBl%C3%A9e', '/contact'],
    ['/caf%c3%a9/cr%c3%a8me%20br%c3%bbl%c3%a9e/', '/contact'],
    ['/CAF%C3%89/CR%C3%88ME%20BR%C3%9BL%C3%89E', '/contact'],
    ['/cafe\u0301/cre\u0300me bru\u0302le\u0301e', '/contact'],
    ['/cafe%CC%81/cre%CC%80me%20bru%CC%82le%CC%81e//', '/contact'],
    ['/caf%E9/cr%E8me%20br%FBl%E9e', '/contact'],
    ['//caf%C3%A9//cr%C3%A8me%20br%C3%BBl%C3%A9e', '/contact'],
    ['/./caf%C3%A9/x/%2e%2e/cr%C3%A8me%20br%C3%BBl%C3%A9e', '/contact'],
    [
      '/caf%C3%A9/cr%C3%A8me%20br%C3%BBl%C3%A9e?gclid=a%20b&utm_source=br%C3%A9f',
      '/contact?gclid=a%20b&utm_source=br%C3%A9f',
    ],
    ['/oud', '/reviews?soort=alle#lijst'],
    ['/oud/?utm_source=x', '/reviews?soort=alle&utm_source=x#lijst'],
    ['/OUD?fbclid=1', '/reviews?soort=alle&fbclid=1#lijst'],
    ['/100%', '/contact'],
    ['/100%25', '/contact'],
    ['/100%25/?msclkid=1', '/contact?msclkid=1'],
    ['/stra%C3%9Fe?utm_medium=mail', '/contact?utm_medium=mail#kop'],
    ['/STRA%C3%9FE', '/contact#kop'],
    ['/blog/%C5%82%C3%B3d%C5%BA', '/contact'],
    ['/blog/%C5%81%C3%93D%C5%B9/', '/contact'],
    ['/blog/%C5%82o%CC%81dz%CC%81', '/contact'],
    ['/product.html', '/contact'],
    ['/PRODUCT.HTML?gad_source=1', '/contact?gad_source=1'],
    ['/producten/tandpoeder.php?id=3', '/?id=3'],
    ['/%E4%B8%AD%E6%96%87', '/contact'],
    ['/weg?utm_source=x', 'https://elders.example/cr%C3%A8me?a=1&utm_source=x'],
  ])('%s to %s', async (from, to) => {
    expect(await follow(from)).toBe(to);
  });
});

test.each([
  '/%',
  '/%zz',
  '/%E9',
  '/%C3',
  '/caf%C3',
  '/%00',
  '/a%00b',
  '/%2F%2Felders.example',
  '/%5C%5Celders',
  '/..%2f..',
  '/x%0d%0ay',
  `/${'é'.repeat(900)}`,
  '/__proto__',
  '/constructor',
  '/%F0%9F%92%A9',
  '/\ud83d',
])('an unknown address %j leads home or is refused, and fails nothing', async (path) => {
  expect(await follow(path)).toMatch(/^\/(?:\?.*)?$|^4\d\d at /);
});

describe('a redirect that would lead back to itself', () => {
  test.each([
    '/kring',
    '/Kring/',
    '/%6Bring',
    '/kring?x=1',
    '/kring#x',
    '/./kring',
    '/x/../kring',
    '//kring',
    '/kring//',
  ])('to %s is refused', async (to) => {
    expect([409, 422]).toContain(await add('/kring', to));
  });

  test('to the same address written in full is refused', async () => {
    const { host } = new URL(shop.url);
    for (const to of [
      `http://${host}/kring`,
      `https://${host}/kring`,
      `//${host}/kring`,
      `HTTP://${host.toUpperCase()}/Kring`,
    ])
      expect([to, [409, 422].includes(await add('/kring', to))]).toEqual([to, true]);
  });

  test('by way of another is refused, in any spelling', async () => {
    expect(await add('/éen', '/twee')).toBe(201);
    expect(await add('/twee', '/x/../%C3%89en/')).toBe(409);
    expect(await follow('/éen')).toBe('/');
  });

  test('of the same address in another spelling is the same redirect', async () => {
    expect(await add('/dubbel-é', '/contact')).toBe(201);
    for (const from of ['/Dubbel-e\u0301/', '/./dubbel-%C3%A9', '/dubbel-%E9'])
      expect([from, await add(from, '/reviews')]).toEqual([from, 409]);
  });
});
