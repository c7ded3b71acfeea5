// Tests HEAD requests, as monitors send them, and the page that is cached afterwards.

import type { LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHtmlCache } from '#platform/html-cache/html-cache.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { minutes } from '#shared/clock.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';
import { cacheable } from '#web/cacheable.ts';
import { pageContext } from '#web/page-context.ts';

const HTML = '<!doctype html><title>Zwartwit</title>';

let now = 0;
let renderCount = 0;
/** A loader of a test page that names three moments at which the page expires; the earliest counts. */
function loader({ context }: LoaderFunctionArgs): null {
  for (const moment of [2_000, 1_000, 3_000]) context.get(pageContext).cacheUntil(new Date(moment));
  renderCount += 1;
  return null;
}

let app: HttpServer;

beforeAll(async () => {
  app = await createPagesServer({
    entry: async (_request, status, headers) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      return new Response(HTML, { status, headers });
    },
    routes: {
      page: {
        id: 'page',
        parentId: 'root',
        index: true,
        module: { headers: cacheable('catalog'), loader, default: () => null },
      },
    },
    cache: createHtmlCache({ clock: { now: () => new Date(now) } }),
    renderLimit: { max: 5, timeWindow: minutes(1) },
  });
});
afterAll(() => app.close());

test('a HEAD request is told the length of the page, and the next visitor gets the whole of it', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(HTML.length),
    '',
  ]);
  const page = await app.inject({ method: 'GET', url: '/' });
  expect(page.body).toBe(HTML);
  expect(page.headers.etag).toBe(head.headers.etag);
});

test('a kept page is made anew from the earliest moment it named on, and nobody else holds it longer', async () => {
  const requestHome = () => app.inject({ method: 'GET', url: '/' });
  now = 999;
  await requestHome();
  const before = renderCount;
  expect((await requestHome()).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(renderCount).toBe(before);
  now = 1_000;
  await requestHome();
  expect(renderCount).toBe(before + 1);
  now = 0;
});

test.each(['//', '///', '//?utm_source=mail'])(
  'the odd spelling %s leads to the page, and makes none',
  async (url) => {
    const answer = await app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      url.includes('?') ? '/?utm_source=mail' : '/',
    ]);
  },
);

test('one network has a bounded number of pages made for it; kept ones cost nothing', async () => {
  const request = (url: string) => app.inject({ method: 'GET', url });
  const statuses = [];
  for (let count = 0; count < 8; count += 1)
    statuses.push((await request(`/?voorbeeld=${count}`)).statusCode);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await request('/')).statusCode).toBe(200);
});
