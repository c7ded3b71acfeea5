// Tests that visitors without a session share one cached checkout page, and that each other visitor gets a
// page of their own.

import { brotliDecompressSync } from 'node:zlib';
import { data, type LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';
import { cacheable } from '#web/cacheable.ts';
import { pageContext } from '#web/page-context.ts';

const SESSION = 'checkout_1764000000000_00112233445566778899aabbccddeeff';

const LONG = '<p>tandpoeder</p>'.repeat(400);

let app: HttpServer;
let renderCount = 0;

async function loader({ context }: LoaderFunctionArgs) {
  renderCount += 1;
  const { checkoutSession } = context.get(pageContext);
  return data({ greeted: checkoutSession }, { headers: cacheable('catalog')() });
}

/** A loader of a test page that reads no data of a visitor, so the page may be cached. */
async function forAll({ request }: LoaderFunctionArgs) {
  renderCount += 1;
  return data({ asked: request.url }, { headers: cacheable('catalog')() });
}

beforeAll(async () => {
  const route = (path: string, read: typeof loader | typeof forAll = loader) => ({
    id: path,
    parentId: 'root',
    path,
    module: {
      loader: read,
      headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
      default: () => null,
    },
  });
  app = await createPagesServer({
    entry: async (_request, status, headers, { staticHandlerContext: { loaderData } }) =>
      new Response(`<script>${JSON.stringify(Object.values(loaderData))}</script>${LONG}`, {
        status,
        headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' },
      }),
    routes: { checkout: route('checkout'), blog: route('blog'), reviews: route('reviews', forAll) },
    context: async ({ cookies, ip: senderAddress }) => ({
      shop: Object.create(null),
      senderAddress,
      operator: null,
      islandScripts: [],
      checkoutSession: readSessionId(cookies[SESSION_COOKIE]),
    }),
  });
});
afterAll(() => app.close());

const request = (url: string, cookie = '') => app.inject({ url, headers: cookie ? { cookie } : {} });
const ofSession = `${SESSION_COOKIE}=${SESSION}`;

test('whoever comes without a session shares one, with its scripts named by what they say', async () => {
  const before = renderCount;
  const first = await request('/checkout');
  const second = await request('/checkout', 'selectedVariant=2x');
  expect(renderCount).toBe(before + 1);
  expect(second.body).toBe(first.body);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(first.headers['content-security-policy']).not.toContain('nonce');
});

test('whoever has one gets a page of their own, which nobody else is given', async () => {
  const own = await request('/checkout', ofSession);
  expect(own.body).toContain(SESSION);
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await request('/checkout')).body).not.toContain(SESSION);
});

test('a page of their own travels as small as one that is kept', async () => {
  const headers = { cookie: ofSession, 'accept-encoding': 'gzip, br' };
  const small = await app.inject({ url: '/checkout', headers });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(
    (await request('/checkout', ofSession)).body,
  );
});

test('another page that looks who is asking is kept for nobody', async () => {
  const before = renderCount;
  await request('/blog');
  await request('/blog');
  expect(renderCount).toBe(before + 2);
});

test('what a page does not read of its address makes no page of its own, and is in none that is kept', async () => {
  const first = await request('/reviews?ref=eerste');
  const before = renderCount;
  for (const query of ['', '?ref=twee', '?gad_source=1&gbraid=2', '?token=geheim', '?a=%3Cscript%3E'])
    expect((await request(`/reviews${query}`)).body).toBe(first.body);
  expect(renderCount).toBe(before);
  expect(first.body).not.toContain('eerste');
  await request('/reviews?sterren=6');
  expect(renderCount).toBe(before + 1);
});
