// Tests log-in to the back-office over HTTP on a real database: cookie, rate limit, guard, and the session
// data that pages read.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRouteGuards } from '#main/http/route-guards.ts';
import {
  createLoginLimiters,
  ensureFirstOperator,
  operatorSessions,
  readOperator,
  sessionCookie,
} from '#modules/accounts/index.ts';
import { createGetSettings, seedSettings } from '#modules/settings/index.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { days, hours, minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createServe } from '../../serve.ts';
import { serveSession } from './session.ts';
import { serveSettings } from './settings.ts';

const publicUrl = 'https://zwartwit.example';
const SESSION_COOKIE = sessionCookie(true);
const DEVICE_COOKIE = '__Host-zwartwit_device';
const secret = 's'.repeat(40);
const keyring = createKeyring({ sessionSecret: secret, previousSecret: null });
const password = 'een lang wachtwoord';
let now = new Date();
const clock = { now: () => now };
let shop: TestDatabase;
let app: HttpServer;
let accounts: Parameters<typeof serveSession>[1] & { publicUrl: string };

beforeAll(async () => {
  shop = await openTestDatabase();
  const { database } = shop;
  await database.transaction((tx) => seedSettings(tx, clock));
  await ensureFirstOperator({ database, clock }, { username: 'Admin', password });
  const getSettings = createGetSettings({ database });
  accounts = {
    database,
    clock,
    keyring,
    publicUrl,
    testMode: true,
    tokens: createSignedTokens(keyring),
    loginLimiters: createLoginLimiters(),
  };
  // A limit of a thousand log-ins a minute.
  const config = { rateLimitScale: 50, metricsToken: null };
  const routeGuards = createRouteGuards({ ...accounts, config });
  app = await createHttpServer({
    log: createLog('silent'),
    trustProxy: 1,
    cookieSecret: secret,
    https: true,
  });
  await app.register(async (scope) => {
    await operatorSessions(scope, accounts);
    const serve = createServe(scope, routeGuards);
    serveSession(serve, accounts);
    serveSettings(serve, { database, clock, getSettings });
  });
  await app.ready();
});
beforeEach(() => {
  now = new Date(now.getTime() + minutes(20));
});
afterAll(async () => {
  await app.close();
  await shop.drop();
});

const logIn = (body: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: body, headers });
const right = { username: 'admin', password };

async function guessWrong(times: number, headers: Record<string, string> = {}, username = 'admin') {
  for (let count = 0; count < times; count += 1)
    expect((await logIn({ username, password: 'fout' }, headers)).statusCode).toBe(401);
}
/**
 * Logs in and returns the device cookie, with which later requests count as coming from a browser that logged
 * in before.
 */
async function knownBrowser(): Promise<{ cookie: string }> {
  const known = (await logIn(right)).cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';
  return { cookie: `${DEVICE_COOKIE}=${encodeURIComponent(known)}` };
}
async function loggedIn(): Promise<string> {
  const answer = await logIn(right);
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  return `${SESSION_COOKIE}=${encodeURIComponent(cookie?.value ?? '')}`;
}
const session = (cookie: string) => app.inject({ url: '/api/admin/session', headers: { cookie } });

describe('logging in', () => {
  test('the right pair answers the name, whatever its case, and sets a guarded cookie', async () => {
    const answer = await logIn(right);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ username: 'Admin' });
  });

  test.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }, { host: 'elders.example' }])(
    'of a shop on https the cookies are Secure and its host’s own, whatever a proxy says: %j',
    async (headers) => {
      const cookies = [(await logIn(right, headers)).headers['set-cookie']].flat();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-zwartwit_(admin|device)=/);
        for (const word of ['Path=/;', 'HttpOnly', 'Secure', 'SameSite=Strict'])
          expect(cookie).toContain(word);
      }
    },
  );

  test.each([
    [{ username: 'admin', password: 'fout' }, 401, 'invalid_credentials'],
    [{ username: 'niemand', password }, 401, 'invalid_credentials'],
    [{ username: ' ', password: '' }, 422, 'validation_failed'],
    [{}, 422, 'validation_failed'],
  ])('%j answers %i %s', async (body, status, code) => {
    const answer = await logIn(body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (status === 401) expect(answer.json().detail).toBe('Ongeldige gebruikersnaam of wachtwoord');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('an id that somebody planted in the browser is not the one that is logged in', async () => {
    const planted = await loggedIn();
    const answer = await logIn(right, { cookie: planted });
    const own = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    expect(planted).not.toContain(encodeURIComponent(own));
    expect((await session(planted)).statusCode).toBe(401);
    const unsigned = `${SESSION_COOKIE}=${'a'.repeat(32)}`;
    const fresh = await logIn(right, { cookie: unsigned });
    expect(fresh.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).not.toContain('a'.repeat(32));
    expect((await session(unsigned)).statusCode).toBe(401);
  });

  test('another site cannot log somebody in', async () => {
    expect((await logIn(right, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('every log-in has a new id, and the database holds none of them', async () => {
    const first = await loggedIn();
    const second = await loggedIn();
    expect(first).not.toBe(second);
    const again = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: right,
      headers: { cookie: first },
    });
    expect(again.statusCode).toBe(200);
    expect((await session(first)).statusCode).toBe(401);
    const { rows } = await shop.database.execute('select * from operator_sessions');
    for (const cookie of [first, second]) {
      const id = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
      expect(id.length).toBeGreaterThan(20);
      expect(JSON.stringify(rows)).not.toContain(id);
    }
  });
});

describe('the limit', () => {
  const wrong = { username: 'admin', password: 'fout' };
  const statusesOf = (answers: readonly { statusCode: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, all]) => [status, all.length]),
    );

  test('five failures, then 429 with the time to wait, also for the right pair; other addresses go on', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    await guessWrong(5, from);
    const refused = await logIn(right, from);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logIn(right, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
    now = new Date(now.getTime() + minutes(15));
    expect((await logIn(right, from)).statusCode).toBe(200);
  });

  test('success wipes the slate', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let round = 0; round < 2; round += 1) {
      await guessWrong(4, from);
      expect((await logIn(right, from)).statusCode).toBe(200);
    }
  });

  test('ten guesses at once are five guesses', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(wrong, from)));
    expect(statusesOf(answers)).toEqual({ 401: 5, 429: 5 });
  });

  test('of a crowd ten are let in and the others are told to come back', async () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      logIn({ username: `niemand-${index}`, password: 'fout' }, { 'x-forwarded-for': `198.51.100.${index}` }),
    );
    const answers = await Promise.all(crowd);
    expect(statusesOf(answers)).toEqual({ 401: 10, 503: 30 });
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.json().code).toBe('log_in_busy');
    expect(refused?.headers['retry-after']).toBe('3');
  });

  test('an address that the visitor wrote in front of the proxy’s does not start a new count', async () => {
    const from = (claimedAddress: string) => ({ 'x-forwarded-for': `${claimedAddress}, 203.0.113.20` });
    for (let count = 0; count < 5; count += 1)
      expect((await logIn(wrong, from(`198.51.100.${count}`))).statusCode).toBe(401);
    expect((await logIn(wrong, from('198.51.100.99'))).statusCode).toBe(429);
  });

  test('all addresses of one IPv6 network are one visitor', async () => {
    const from = (end: string) => ({ 'x-forwarded-for': `2001:db8:1:2::${end}` });
    for (let count = 1; count <= 5; count += 1)
      expect((await logIn(wrong, from(String(count)))).statusCode).toBe(401);
    expect((await logIn(wrong, from('ffff'))).statusCode).toBe(429);
    expect((await logIn(wrong, { 'x-forwarded-for': '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  test('a hundred failures from anywhere stop strangers for the day, and never a browser that is known', async () => {
    now = new Date(now.getTime() + days(1));
    const known = await knownBrowser();
    for (let count = 0; count < 100; count += 1)
      await logIn(wrong, { 'x-forwarded-for': `192.0.2.${count}` });
    const otherLogIn = await logIn(right, { 'x-forwarded-for': '192.0.2.200' });
    expect([otherLogIn.statusCode, otherLogIn.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(otherLogIn.headers['retry-after'])).toBeGreaterThan(80_000);
    for (let count = 0; count < 6; count += 1) await logIn(wrong);
    expect((await logIn(right)).statusCode).toBe(429);
    expect((await logIn(right, known)).statusCode).toBe(200);
    await guessWrong(5, known, 'iemand');
    expect((await logIn({ username: 'iemand', password: 'fout' }, known)).statusCode).toBe(429);
    now = new Date(now.getTime() + days(1));
    expect((await logIn(right)).statusCode).toBe(200);
  });

  test('a known browser guesses five times as well', async () => {
    const headers = await knownBrowser();
    await guessWrong(5, headers);
    expect((await logIn(right, headers)).statusCode).toBe(429);
  });
});

describe('the session', () => {
  test('it is known to routes and pages until it is logged out', async () => {
    const cookie = await loggedIn();
    expect((await session(cookie)).json()).toEqual({ username: 'Admin' });
    expect(await readOperator(accounts, `a=b; ${cookie}`)).toMatchObject({
      username: 'Admin',
      role: 'owner',
    });
    const out = await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect(out.headers['set-cookie']).toContain(`${SESSION_COOKIE}=;`);
    expect((await session(cookie)).statusCode).toBe(401);
    expect(await readOperator(accounts, cookie)).toBeNull();
  });

  test('logging out without a session is no error', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/admin/logout' })).statusCode).toBe(204);
  });

  test('it lives 12 hours after the last use', async () => {
    const cookie = await loggedIn();
    now = new Date(now.getTime() + hours(11));
    expect((await session(cookie)).statusCode).toBe(200);
    now = new Date(now.getTime() + hours(11));
    expect((await session(cookie)).statusCode).toBe(200);
    now = new Date(now.getTime() + hours(13));
    expect((await session(cookie)).statusCode).toBe(401);
  });

  test('it ends seven days after the log-in, however busy', async () => {
    const cookie = await loggedIn();
    for (let half = 0; half < 13; half += 1) {
      now = new Date(now.getTime() + hours(11));
      expect((await session(cookie)).statusCode).toBe(200);
    }
    now = new Date(now.getTime() + days(7) - 13 * hours(11));
    expect((await session(cookie)).statusCode).toBe(401);
  });

  test('requests under way at log-out do not bring it back', async () => {
    const cookie = await loggedIn();
    now = new Date(now.getTime() + hours(1));
    const calls = Array.from({ length: 6 }, (_, index) =>
      index === 2
        ? app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } })
        : app.inject({ url: '/api/admin/settings', headers: { cookie } }),
    );
    await Promise.all(calls);
    expect((await session(cookie)).statusCode).toBe(401);
  });

  test.each([
    '',
    `${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=abc.def`,
    `${SESSION_COOKIE}=%00`,
    `${SESSION_COOKIE}=%E0%A4%A`,
  ])('the cookie "%s" is nobody', async (cookie) => {
    expect((await session(cookie)).statusCode).toBe(401);
    expect(await readOperator(accounts, cookie)).toBeNull();
  });
});

describe('the guard', () => {
  test('settings need a session, before anything is said of the body', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/admin/settings',
        ...(method === 'PUT' ? { payload: { x: 1 } } : {}),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_logged_in']);
    }
  });

  test('with a session they are read and changed, but not from another origin', async () => {
    const headers = { cookie: await loggedIn() };
    const change = (extra: Record<string, string>, payload: object) =>
      app.inject({ method: 'PUT', url: '/api/admin/settings', headers: { ...headers, ...extra }, payload });
    expect((await change({ origin: publicUrl }, { brand: { name: 'Wit' } })).json().brand.name).toBe('Wit');
    expect((await change({ origin: 'https://evil.example' }, { brand: { name: 'Kwaad' } })).json().code).toBe(
      'cross_origin',
    );
    const refused = await change({}, { company: { kvkNumber: '1' } });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'company.kvkNumber']);
    expect((await app.inject({ url: '/api/admin/settings', headers })).json().brand.name).toBe('Wit');
  });
});

test('the first account is made once; a made-up password is told once', async () => {
  const { database } = shop;
  expect(await ensureFirstOperator({ database, clock }, { username: 'Ander', password: null })).toBeNull();
  await database.execute('delete from operators');
  const firstOperator = await ensureFirstOperator({ database, clock }, { username: 'Ander', password: null });
  expect(firstOperator?.password).toHaveLength(20);
  expect((await logIn({ username: 'ander', password: firstOperator?.password })).statusCode).toBe(200);
});
