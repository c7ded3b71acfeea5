// Readers wait for buyers: of the pages that are made for each of them only a few are made at once.

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
/** What is being made, in the order it was begun. */
let begun: string[];
let finish: () => void;

beforeEach(async () => {
  begun = [];
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = await createPagesServer({
    readersAtOnce: { served: 2, waiting: 3 },
    routes: Object.fromEntries(
      PAGES.map((path) => [
        `page ${path}`,
        { id: `page ${path}`, parentId: 'root', path, module: { default: () => null } },
      ]),
    ),
    entry: async (request, _status, headers) => {
      const { pathname, search } = new URL(request.url);
      begun.push(pathname + search);
      await gate;
      if (KEPT.includes(pathname) && search === '') headers.set(CACHE_TAGS_HEADER, 'blog');
      headers.set('content-type', 'text/html');
      return new Response('een pagina', { headers });
    },
  });
});
afterEach(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** As many readers as there is room for, and one more. */
async function crowd(address: (index: number) => string = (index) => `/blog?q=${index}`) {
  const asked = Array.from({ length: 6 }, (_, index) => ask(address(index), { accept: 'text/html' }));
  for (let turns = 0; turns < 20; turns += 1) await turn();
  return asked;
}

it('makes two at once, lets three wait and asks the rest to come back', async () => {
  const asked = await crowd();
  expect(begun).toEqual(['/blog?q=0', '/blog?q=1']);
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('Het is heel druk. Probeer het zo opnieuw.');
  finish();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
  expect(begun).toHaveLength(5);
  expect((await ask('/blog?q=later')).statusCode).toBe(200);
});

it.each([
  ['/blog/een-artikel-', '/blog/een-artikel-0'],
  ['/reviews?pagina=', '/reviews?pagina=0'],
  ['/contact?a=', '/contact?a=0'],
])('counts every kind of page that is only read: %s', async (address, first) => {
  const asked = await crowd((index) => `${address}${index}`);
  expect(begun).toHaveLength(2);
  expect(begun[0]).toBe(first);
  finish();
  expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
});

it('counts who sends a cookie of the back-office like anybody', async () => {
  const cookie = `${sessionCookie(true)}=x`;
  const asked = Array.from({ length: 6 }, (_, index) => ask(`/blog?q=${index}`, { cookie }));
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(begun).toHaveLength(2);
  finish();
  expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
});

it.each([
  ['the till', '/checkout?a=1'],
  ['an order', '/bestelling/geheim'],
  ['a picture of a page that is kept', '/pictures/blog-thee'],
  ['the back-office', '/admin/orders'],
  ['a page everybody shares', '/'],
  ['the same with the mark of a campaign', '/?gclid=x'],
])('keeps nobody waiting for %s', async (_what, url) => {
  const asked = await crowd();
  const answer = ask(url);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(begun).toHaveLength(3);
  finish();
  expect((await answer).statusCode).toBe(200);
  await Promise.all(asked);
});

it('answers what is kept, however many wait', async () => {
  const first = ask('/blog');
  finish();
  await first;
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/blog')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(begun).toEqual(['/blog']);
});

it('tells a program so in the words of the API', async () => {
  const asked = await crowd();
  const refused = await ask('/blog?q=zes', { accept: 'application/json' });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'temporarily_unavailable']);
  finish();
  await Promise.all(asked);
});
