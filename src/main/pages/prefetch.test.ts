// Tests which resources a browser is told to load in advance, and which clients are told.

import { request } from 'node:http';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';
import { cacheable } from '#web/cacheable.ts';
import { serveSpeculationRules } from './prefetch.ts';

const HEAD = `<head><link rel="modulepreload" href="/assets/start.js"><link rel="stylesheet" href="/assets/root.css"><link rel="preload" as="font" href="/assets/inter.woff2" crossorigin="">
<link rel="preload" as="image" href="/assets/jar.avif"><link rel="icon" href="/favicon.ico"></head><link href="/assets/late.css" rel="stylesheet">`;
const page = (path: string, headers?: () => HeadersInit) => ({
  id: path,
  parentId: 'root',
  path,
  module: { default: () => null, ...(headers && { headers }) },
});

let app: HttpServer;

beforeEach(async () => {
  app = await createPagesServer({
    entry: async (_request, status, headers) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      return new Response(`<!doctype html><html>${HEAD}`, { status, headers });
    },
    routes: {
      blog: page('blog', cacheable('blog')),
      checkout: page('checkout', cacheable('catalog')),
      mine: page('mine'),
    },
  });
});
afterEach(() => app.close());

test('content pages name the rules, a page of one visitor does not', async () => {
  const answers = await Promise.all(['/blog', '/mine'].map((url) => app.inject(url)));
  expect(answers.map(({ headers }) => headers['speculation-rules'])).toEqual([
    '"/speculation-rules.json"',
    undefined,
  ]);
});

test('a checkout fetched ahead stands for the same pack with whatever the order button adds', async () => {
  const { headers } = await app.inject('/checkout?variant=2x');
  expect(headers['no-vary-search']).toBe('params=("price" "name" "t")');
  expect(headers['speculation-rules']).toBeUndefined();
});

test('the rules fetch and run nothing, and leave alone what a mail leads to', async () => {
  const bare = Fastify();
  serveSpeculationRules(bare);
  const { headers, payload } = await bare.inject('/speculation-rules.json');
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const rules = JSON.parse(payload);
  expect(Object.keys(rules)).toEqual(['prefetch']);
  expect(payload).not.toMatch(/herstel|bestelling|betalen|afmelden|bevestigen|\*/);
});

/** Requests a page; returns the links of each early hint (status 103) and the final status. */
function fetchPage(
  url: string,
  headers: Record<string, string>,
): Promise<{ hints: string[]; status: number | undefined }> {
  const hints: string[] = [];
  return new Promise((resolve, reject) => {
    request(url, { headers })
      .on('information', ({ headers: early }) => hints.push(String(early.link)))
      .on('response', (answer) => resolve({ hints, status: answer.resume().statusCode }))
      .on('error', reject)
      .end();
  });
}

test('while a page is being made, who asked for it hears what the last of its kind is drawn with, and nobody else does', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const welcome = { 'early-hints': '?1' };
  expect(await fetchPage(`${url}/mine`, welcome)).toEqual({ hints: [], status: 200 });
  expect(await fetchPage(`${url}/mine?x=1`, welcome)).toEqual({
    hints: [
      '</assets/root.css>; rel=preload; as=style, </assets/inter.woff2>; rel=preload; as=font; crossorigin',
    ],
    status: 200,
  });
  expect(await fetchPage(`${url}/mine`, {})).toEqual({ hints: [], status: 200 });
});
