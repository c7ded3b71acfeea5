// Tests that rendering pages for readers cannot slow down buyers: only a few uncached pages for readers are
// rendered at once.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionCookie } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';
import { CACHE_TAGS_HEADER } from '#web/cacheable.ts';

const PAGES = [
  '',
  'blog',
  'blog/:slug',
  'reviews',
  'contact',
  'checkout',
  'bestelling/:token',
  'pictures/:name',
  'admin/orders',
];
const KEPT = ['/', '/blog'];

let app: HttpServer;
/** URLs of the pages being rendered, in the order the renderings started. */
let startedUrls: string[];
let finish: () => void;

beforeEach(async () => {
  startedUrls = [];
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = await createPagesServer({
    readConcurrency: { served: 2, waiting: 3 },
    routes: Object.fromEntries(
      PAGES.map((path) => [
        `page ${path}`,
        { id: `page ${path}`, parentId: 'root', path, module: { default: () => null } },
      ]),
    ),
    entry: async (request, _status, headers) => {
      const { pathname, search } = new URL(request.url);
      startedUrls.push(pathname + search);
      await gate;
      if (KEPT.includes(pathname) && search === '') headers.set(CACHE_TAGS_HEADER, 'blog');
      headers.set('content-type', 'text/html');
      return new Response('een pagina', { headers });
    },
  });
});
afterEach(() => app.close());

const request = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Requests six pages at once: one more than may be rendered or wait. `address` returns the URL of each. */
async function crowd(address: (index: number) => string = (index) => `/blog?q=${index}`) {
  const responses = Array.from({ length: 6 }, (_, index) => request(address(index), { accept: 'text/html' }));
  for (let ticks = 0; ticks < 20; ticks += 1) await nextTick();
  return responses;
}

it('makes two at once, lets three wait and asks the rest to come back', async () => {
  const responses = await crowd();
  expect(startedUrls).toEqual(['/blog?q=0', '/blog?q=1']);
  const refused = await Promise.race(responses);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('Het is heel druk. Probeer het zo opnieuw.');
  finish();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
  expect(startedUrls).toHaveLength(5);
  expect((await request('/blog?q=later')).statusCode).toBe(200);
});

it.each([
  ['/blog/een-artikel-', '/blog/een-artikel-0'],
  ['/reviews?pagina=', '/reviews?pagina=0'],
  ['/contact?a=', '/contact?a=0'],
])('counts every kind of page that is only read: %s', async (address, first) => {
  const responses = await crowd((index) => `${address}${index}`);
  expect(startedUrls).toHaveLength(2);
  expect(startedUrls[0]).toBe(first);
  finish();
  expect((await Promise.all(responses)).filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
});

it('counts who sends a cookie of the back-office like anybody', async () => {
  const cookie = `${sessionCookie(true)}=x`;
  const responses = Array.from({ length: 6 }, (_, index) => request(`/blog?q=${index}`, { cookie }));
  for (let ticks = 0; ticks < 20; ticks += 1) await nextTick();
  expect(startedUrls).toHaveLength(2);
  finish();
  expect((await Promise.all(responses)).filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
});

it.each([
  ['the till', '/checkout?a=1'],
  ['an order', '/bestelling/geheim'],
  ['a picture of a page that is kept', '/pictures/blog-thee'],
  ['the back-office', '/admin/orders'],
  ['a page everybody shares', '/'],
  ['the same with the mark of a campaign', '/?gclid=x'],
])('keeps nobody waiting for %s', async (_what, url) => {
  const responses = await crowd();
  const answer = request(url);
  for (let turns = 0; turns < 20; turns += 1) await nextTick();
  expect(startedUrls).toHaveLength(3);
  finish();
  expect((await answer).statusCode).toBe(200);
  await Promise.all(responses);
});

it('answers what is kept, however many wait', async () => {
  const first = request('/blog');
  finish();
  await first;
  const answers = await Promise.all(Array.from({ length: 60 }, () => request('/blog')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(startedUrls).toEqual(['/blog']);
});

it('tells a program so in the words of the API', async () => {
  const asked = await crowd();
  const refused = await request('/blog?q=zes', { accept: 'application/json' });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'temporarily_unavailable']);
  finish();
  await Promise.all(asked);
});
