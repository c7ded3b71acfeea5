import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import { createHttpServer, type HttpServer } from './create-http-server.ts';
import { limited } from './limits/rate-limits.ts';

let app: HttpServer;
let logged: string;

beforeEach(async () => {
  logged = '';
  const log = pino({ level: 'debug' }, { write: (line) => (logged += line) });
  app = await createHttpServer({ log, trustProxy: 0, cookieSecret: 'x'.repeat(32), https: true });
});
afterEach(() => app.close());

const SECRET_DETAIL = 'relation "orders" does not exist at /srv/shop/order.repository.ts';
const input = z.object({ email: z.email(), lines: z.array(z.object({ quantity: z.int() })) });

function withEcho(): void {
  app.post('/echo', { schema: { body: input } }, async () => ({ ok: true }));
}

function throwing(error: unknown): void {
  app.get('/boom', async () => {
    throw error;
  });
}

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });

describe('every refusal', () => {
  it('is problem+json with code, title, detail and the id of the request, and is not kept by anyone', async () => {
    throwing(notFound('Deze bestelling bestaat niet.'));
    const answer = await app.inject('/boom');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not_found',
      detail: 'Deze bestelling bestaat niet.',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('keeps the extra members and field errors it was thrown with', async () => {
    const errors = [{ path: 'postalCode', message: 'Vul een postcode in.' }];
    const extra = { quote: { total: 2495 } };
    throwing(new Refusal('price_changed', 'De prijs is veranderd.', { errors, extra }));
    expect((await app.inject('/boom')).json()).toMatchObject({ code: 'price_changed', errors, ...extra });
  });

  it('is not logged as a fault', async () => {
    throwing(notFound('Deze bestelling bestaat niet.'));
    await app.inject('/boom');
    expect(logged).not.toContain('request failed');
  });
});

describe('broken input', () => {
  it.each(['{"email":', 'not json', ''])('is 400 when it is no JSON: %j', async (payload) => {
    withEcho();
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_json' });
  });

  it('is 413 when it is larger than 256 KB', async () => {
    withEcho();
    const answer = await post(JSON.stringify({ email: 'x'.repeat(257 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('is 415 when it is of a kind nobody reads', async () => {
    withEcho();
    const answer = await post('<xml/>', 'application/xml');
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('is 422 with the path of every field at fault', async () => {
    withEcho();
    const answer = await post(
      JSON.stringify({ email: 'jan', lines: [{ quantity: 1 }, { quantity: 'two' }] }),
    );
    expect(answer.statusCode).toBe(422);
    const body: { code: string; errors: { path: string }[] } = answer.json();
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ path }) => path)).toEqual(['email', 'lines.1.quantity']);
  });
});

describe('an unknown address', () => {
  it.each(['GET', 'PUT', 'DELETE', 'TRACE'] as const)('is a 404 problem for %s', async (method) => {
    const answer = await app.inject({ method, url: '/api/nowhere' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'api_unknown' });
  });
});

describe('a fault', () => {
  it('is a 500 that tells the visitor nothing and the log everything', async () => {
    throwing(new Error(SECRET_DETAIL));
    const answer = await app.inject('/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal_error' });
    expect(answer.body).not.toMatch(/orders|\/srv|\.ts|stack/);
    expect(logged).toContain('order.repository.ts');
  });

  it('is a 500 also when the answer breaks its own schema', async () => {
    app.get('/boom', { schema: { response: { 200: z.object({ total: z.int() }) } } }, async () => ({
      total: 'a secret',
    }));
    const answer = await app.inject('/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('a secret');
  });

  it.each([
    [418, 400, 'malformed_request'],
    [413, 413, 'payload_too_large'],
  ])(
    'of a library, with status %i, is %i under a code of ours and without its words',
    async (thrown, status, code) => {
      throwing(Object.assign(new Error(SECRET_DETAIL), { statusCode: thrown, code: 'LIB_TEAPOT' }));
      const answer = await app.inject('/boom');
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code });
      expect(answer.body).not.toContain('orders');
    },
  );
});

describe('when the database is away', () => {
  it.each([
    ['the connection is refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['the server is going down', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['there are too many connections', Object.assign(new Error('sorry'), { code: '53300' })],
    ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
    [
      'the query builder wrapped the cause',
      new Error('Failed query', { cause: Object.assign(new Error('gone'), { code: '08006' }) }),
    ],
  ])('because %s, visitors are asked to come back: 503 with Retry-After', async (_why, error) => {
    throwing(error);
    const answer = await app.inject('/boom');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'temporarily_unavailable' });
    expect(logged).toContain('request failed');
  });

  it('a wrong statement is not taken for it', async () => {
    throwing(Object.assign(new Error('duplicate key'), { code: '23505' }));
    expect((await app.inject('/boom')).statusCode).toBe(500);
  });
});

describe('a limited route', () => {
  it('answers 429 with Retry-After once an address has used up its calls', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    app.get('/limited', { config: limited({ max: 2, windowMs: minutes(1) }, 1) }, async () => 'ok');
    const call = (remoteAddress: string) => app.inject({ url: '/limited', remoteAddress });
    expect((await call('10.0.0.1')).statusCode).toBe(200);
    expect((await call('10.0.0.1')).statusCode).toBe(200);
    const refused = await call('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect((await call('10.0.0.2')).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + minutes(1) + 1);
    expect((await call('10.0.0.1')).statusCode).toBe(200);
    vi.useRealTimers();
  });

  it.each([
    [10, 1, 10],
    [10, 20, 200],
    [10, 0.25, 3],
    [10, 0.001, 1],
  ])('of %i at scale %f allows %i', (max, scale, allowed) => {
    expect(limited({ max, windowMs: 1000 }, scale).rateLimit).toEqual({ max: allowed, timeWindow: 1000 });
  });
});

describe('every answer', () => {
  it('forbids framing, sniffing and, over https, plain http', async () => {
    app.get('/', async () => 'ok');
    const { headers } = await app.inject('/');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "base-uri 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('takes the address of the visitor from the socket, not from a header, without a proxy', async () => {
    app.get('/', async (request) => request.ip);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).body).toBe('10.0.0.1');
  });
});
