// Tests which headers about the shop's host and the client's own address are believed.

import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './create-http-server.ts';

const lines: string[] = [];
let app: HttpServer;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  app = await createHttpServer({ log, trustProxy: 1, cookieSecret: 'x'.repeat(32), https: true });
  app.get('/', async ({ network, protocol, proxyTrace }) => ({ network, protocol, ...proxyTrace }));
});
afterAll(() => app.close());

const request = (headers: Record<string, string>) => app.inject({ url: '/', headers });

it.each(['a b', '[::1', 'x:99999', 'user@evil', 'x/y', 'x?y', 'é.nl', 'a:b:c', '-x'])(
  'the host "%s" is refused with 400 and no line in the log',
  async (host) => {
    for (const name of ['host', 'x-forwarded-host']) {
      const answer = await request({ [name]: host });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_host']);
    }
    expect(lines).toEqual([]);
  },
);

it.each(['zwartwit.nl', 'zwartwit.nl:8443', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'a_b.intern'])(
  'the host %s is one',
  async (host) => {
    expect((await request({ host })).statusCode).toBe(200);
  },
);

it.each([
  [{}, '127.0.0.1', 0],
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }, '203.0.113.9', 2],
  [{ 'x-forwarded-for': '::ffff:203.0.113.9' }, '203.0.113.9', 1],
  [{ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::', 1],
])('%j is counted as %s', async (headers, network, forwarded) => {
  expect((await request(headers)).json()).toMatchObject({ network, forwarded, believed: forwarded > 0 });
});

it('the scheme is that of the shop’s own address', async () => {
  expect((await request({ 'x-forwarded-proto': 'http' })).json().protocol).toBe('https');
});
