// Tests that everything the shop logs about a purchase, from the browser's request to the last job, has one
// trace id, and that a collector gets it as one trace. Neither contains customer data.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createOtlpTracer } from '#integrations/otlp-traces/otlp-traces.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { Tracer } from '#platform/trace/trace.ts';
import { DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const STORY = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${STORY}-b7ad6b7169203331-01`;

const spansSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.looseObject({
              traceId: z.string(),
              name: z.string(),
              links: z.array(z.looseObject({})).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

let shop: TestShop;
let collector: Server;
let tracer: Tracer;
const lines: string[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(`${request.method} ${request.url} ${request.headers.authorization} ${Buffer.concat(chunks)}`);
    response.end('{}');
  });
  const port = await listenOnFreePort(collector);
  const otlp = { endpoint: `http://127.0.0.1:${port}`, headers: { authorization: 'Bearer geheim' } };
  tracer = createOtlpTracer(otlp, 'all', silentLogger);
  shop = await startTestShop({ tracer, log: createLog('debug', { write: (line) => void lines.push(line) }) });
});
afterAll(async () => {
  await shop.stop();
  await tracer.close();
  collector.close();
});

/** Buys with a card and waits for the provider's message and all jobs. */
async function buy(headers: Record<string, string>): Promise<void> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const answer = await buyer.call(
    'POST',
    '/api/checkout',
    { sessionId: buyer.sessionId, variant: '1x' },
    headers,
  );
  const started = z.looseObject({ clientSecret: z.string() }).parse(answer.body);
  await buyer.confirm(started.clientSecret, {
    type: 'card',
    number: '4242424242424242',
    expiry: '12/40',
    cvc: '123',
  });
  await shop.settle();
}

const linesOf = (id: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ trace, cameAs }) => trace === id || cameAs === id);

describe('the story of a purchase', () => {
  beforeAll(() => buy({ traceparent }));

  test('one id finds the call of the browser, the message of the provider and the job it led to', () => {
    const told = linesOf(STORY).map(({ msg, req, queue }) => [msg, req?.path ?? queue]);
    expect(told).toContainEqual(['answered', '/api/checkout']);
    expect(told).toContainEqual(['answered', '/api/stripe/webhook']);
    expect(told).toContainEqual(['a job is done', 'place-order-when-payment-reported']);
    expect(told).toContainEqual(['a job is done', 'deliver-mail']);
  });

  test('a line says what it came as, when that was another id', () => {
    const [webhook] = linesOf(STORY).filter(({ req }) => req?.path === '/api/stripe/webhook');
    expect(webhook).toMatchObject({ trace: STORY, cameAs: webhook?.req.id });
    expect(webhook?.req.id).toMatch(/^[\da-f]{32}$/);
  });

  test('the collector gets requests, jobs and statements as one trace', async () => {
    await expect
      .poll(() => spansOf(STORY).map(({ name }) => name), { timeout: 10_000 })
      .toEqual(
        expect.arrayContaining([
          'POST /api/checkout',
          'job place-order-when-payment-reported',
          expect.stringMatching(/^SELECT \w+$/),
        ]),
      );
    const [first = ''] = bodies;
    expect(first).toMatch(/^POST \/v1\/traces Bearer geheim /);
    const webhook = allSpans().find(({ name }) => name === 'POST /api/stripe/webhook');
    expect(webhook?.links).toContainEqual(expect.objectContaining({ traceId: STORY }));
  });

  test('neither holds anything of the customer', () => {
    const all = [...lines, ...bodies].join('\n');
    for (const value of [DETAILS.customerName, DETAILS.customerEmail, DETAILS.postalCode, '4242424242424242'])
      expect(all).not.toContain(value);
  });
});

const allSpans = () =>
  bodies.flatMap((body) =>
    spansSchema
      .parse(JSON.parse(body.slice(body.indexOf('{'))))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const spansOf = (id: string) => allSpans().filter(({ traceId }) => traceId === id);

test.each([
  '',
  `01-${STORY}-b7ad6b7169203331-01`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${STORY}-b7ad6b7169203331-01-x`,
  `00-${STORY.toUpperCase()}-b7ad6b7169203331-01`,
  '{"trace":"forged"}',
])('who asks as %j gets a new id', async (given) => {
  const answer = await shop.newBuyer().call('GET', '/api/address-lookup', undefined, { traceparent: given });
  const { requestId } = z.looseObject({ requestId: z.string() }).parse(answer.body);
  expect(requestId).toMatch(/^[\da-f]{32}$/);
  expect(requestId).not.toBe(STORY);
});

test('a refusal tells the id it was asked with', async () => {
  const answer = await shop.newBuyer().call('GET', '/api/address-lookup', undefined, { traceparent });
  expect(answer.body).toMatchObject({ requestId: STORY });
});

test('a collector that is gone takes no sale with it', async () => {
  collector.close();
  collector.closeAllConnections();
  await once(collector, 'close');
  const before = (await shop.rows('select count(*)::int as orders from orders'))[0]?.orders;
  await buy({});
  const after = (await shop.rows('select count(*)::int as orders from orders'))[0]?.orders;
  expect(after).toBe(Number(before) + 1);
});
