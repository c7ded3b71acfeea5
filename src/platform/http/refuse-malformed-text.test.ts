import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from './create-http-server.ts';

let app: HttpServer;
beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    cookieSecret: 'x'.repeat(32),
    https: false,
  });
  const accept = async () => ({ taken: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.get('/api/things/:id', accept);
  app.post('/api/things', accept);
  app.post('/form', accept);
});
afterAll(() => app.close());

const requestJson = async (url: string) => (await app.inject(url)).json();
const send = async (payload: string, url = '/api/things', type = 'application/json') =>
  (await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).json();

describe('text that cannot be kept is 422 with its path', () => {
  test('in an address', async () => {
    expect(await requestJson('/api/things/a%00')).toMatchObject({ status: 422, errors: [{ path: 'id' }] });
    expect(await requestJson('/api/things/1?q=a%00b&ok=1')).toMatchObject({
      status: 422,
      errors: [{ path: 'q' }],
    });
  });

  test.each([
    ['{"name":"J\\u0000n"}', 'name'],
    ['{"name":"J\\ud800n"}', 'name'],
    ['{"name":"\\udc00"}', 'name'],
    ['{"deep":[{"er":["goed","\\u0000"]}]}', 'deep.0.er.1'],
    ['{"deep":{"a\\u0000b":1}}', 'deep'],
    ['"\\u0000"', ''],
  ])('in a body: %s', async (body, path) => {
    expect(await send(body)).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ path }] });
  });

  test('in a form', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await send('naam=Jan&bericht=a%00b', '/form', type)).toMatchObject({
      status: 422,
      errors: [{ path: 'bericht' }],
    });
    expect(await send('naam=Jan&bericht=100%25', '/form', type)).toEqual({ taken: true });
  });

  test('but every other sign is let by, emoji and line breaks too', async () => {
    expect(await send(JSON.stringify({ name: 'Zoë 🦷\r\n\t"\u200b\ufeff\uffff' }))).toEqual({ taken: true });
  });

  test('however deep it lies', async () => {
    const depth = 60_000;
    const nested = (text: string) => `${'['.repeat(depth)}"${text}"${']'.repeat(depth)}`;
    expect(await send(nested('a'))).toEqual({ taken: true });
    expect(await send(nested('\\u0000'))).toMatchObject({ status: 422 });
  });
});

test.each(['/api/things/%zz', '/api/things/%ff', '/api/things/1?q=%zz', '/api/things/1?q=%e2%82'])(
  'an address that is no URL encoding is 400: %s',
  async (url) => {
    expect(await requestJson(url)).toMatchObject({ status: 400, code: 'malformed_request' });
  },
);

test('text/plain is 415 where nobody said to read it', async () => {
  expect(await send('hallo', '/api/things', 'text/plain')).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
});
