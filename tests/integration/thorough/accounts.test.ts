// Tests the operator's own account over HTTP (second factor, lost phone, password, sessions), and the owner's
// management of other accounts.

import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  accountSchema,
  newPasswordAnswerSchema,
  operatorViewSchema,
  recoveryCodesSchema,
  resetFromEnvironment,
  sessionSchema,
  twoFactorSetupSchema,
} from '#modules/accounts/index.ts';
import { hours, minutes, seconds } from '#shared/clock.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { type Credentials, logInForCookie } from '#tests/support/log-in.ts';
import { addOperator, addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let count = 0;
/** A separate account for each test. */
let me: Credentials;
let cookie: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.skip(minutes(16));
  count += 1;
  me = await addSettledOperator(shop, `bewoner-${count}`, 'viewer');
  cookie = await logInForCookie(shop.address, me);
});

const call = (method: string, path: string, body?: object, as = cookie): Promise<Answer> =>
  callHttp({ method, url: `${shop.address}/api/admin${path}`, body, headers: as ? { cookie: as } : {} });
const logIn = (credentials: object) => call('POST', '/login', credentials, '');
const outcome = ({ status, body }: Answer) => [
  status,
  z.object({ code: z.string() }).safeParse(body).data?.code,
];
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: shop.now().getTime() });
const fieldAtFault = ({ body }: Answer) =>
  z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(body).errors[0]?.path;

async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await call('POST', '/account/two-factor', { password: me.password });
  const { secret } = twoFactorSetupSchema.parse(started.body);
  const confirmed = await call('POST', '/account/two-factor/confirm', { code: codeOf(secret) });
  shop.skip(seconds(30));
  return { secret, ...recoveryCodesSchema.parse(confirmed.body) };
}

describe('the second factor', () => {
  test('is asked for once a code of the scanned secret has confirmed it', async () => {
    const started = await call('POST', '/account/two-factor', { password: me.password });
    const { secret, uri, qr } = twoFactorSetupSchema.parse(started.body);
    expect(uri).toContain(`Zwartwit:${me.username}?`);
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(outcome(await call('POST', '/account/two-factor/confirm', { code: '000000' }))).toEqual([
      422,
      'validation_failed',
    ]);
    expect((await logIn(me)).status).toBe(200);
    const elsewhere = await logInForCookie(shop.address, me);
    const confirmed = await call('POST', '/account/two-factor/confirm', { code: codeOf(secret) });
    const { recoveryCodes } = recoveryCodesSchema.parse(confirmed.body);
    expect(recoveryCodes).toHaveLength(10);
    // Six groups of four signs out of 32: 120 bits.
    for (const each of recoveryCodes) expect(each).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect((await call('GET', '/account', undefined, elsewhere)).status).toBe(401);
    expect(outcome(await logIn(me))).toEqual([401, 'totp_required']);
    expect(outcome(await logIn({ ...me, code: '000000' }))).toEqual([401, 'totp_invalid']);
    shop.skip(seconds(30));
    expect((await logIn({ ...me, code: codeOf(secret) })).status).toBe(200);
    expect(accountSchema.parse((await call('GET', '/account')).body)).toMatchObject({
      twoFactor: true,
      recoveryCodesLeft: 10,
    });
  });

  test('is not switched on by guessing: ten wrong codes, and the right one has to wait', async () => {
    const started = await call('POST', '/account/two-factor', { password: me.password });
    const { secret } = twoFactorSetupSchema.parse(started.body);
    const confirm = (code: string) => call('POST', '/account/two-factor/confirm', { code });
    for (let guess = 0; guess < 10; guess += 1) expect((await confirm('000000')).status).toBe(422);
    expect(outcome(await confirm(codeOf(secret)))).toEqual([429, 'too_many_attempts']);
  });

  test('is not asked from who has the password wrong: nothing tells that it is on', async () => {
    await switchOn();
    expect(outcome(await logIn({ ...me, password: 'fout' }))).toEqual([401, 'invalid_credentials']);
  });

  test('takes every code once, also from two senders at the same time', async () => {
    const { secret } = await switchOn();
    const code = codeOf(secret);
    const answers = await Promise.all([logIn({ ...me, code }), logIn({ ...me, code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(outcome(await logIn({ ...me, code }))).toEqual([401, 'totp_invalid']);
  });

  test('may be guessed ten times in a quarter of an hour, from all addresses together', async () => {
    const { secret } = await switchOn();
    await shop.rows('delete from login_failures');
    for (let guess = 0; guess < 10; guess += 1) {
      expect(outcome(await logIn({ ...me, code: '000000' }))[0]).toBe(401);
      // As if each guess came from another address.
      await shop.rows("delete from login_failures where address <> ''");
    }
    const refused = await logIn({ ...me, code: codeOf(secret) });
    expect(outcome(refused)).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    shop.skip(minutes(15));
    expect((await logIn({ ...me, code: codeOf(secret) })).status).toBe(200);
  });

  test('is passed with a recovery code, once each, however it is typed', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    expect((await logIn({ ...me, code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200);
    expect(outcome(await logIn({ ...me, code: first }))).toEqual([401, 'totp_invalid']);
    expect(accountSchema.parse((await call('GET', '/account')).body).recoveryCodesLeft).toBe(9);
  });

  test('goes off, and gets new recovery codes, only with password and code', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const [old = ''] = recoveryCodes;
    const wrong = { password: 'fout', code: codeOf(secret) };
    expect(fieldAtFault(await call('POST', '/account/two-factor/disable', wrong))).toBe('password');
    const guess = { password: me.password, code: '000000' };
    expect(fieldAtFault(await call('POST', '/account/two-factor/disable', guess))).toBe('code');
    const renew = await call('POST', '/account/two-factor/recovery-codes', {
      password: me.password,
      code: codeOf(secret),
    });
    expect(recoveryCodesSchema.parse(renew.body).recoveryCodes).not.toContain(old);
    expect(outcome(await logIn({ ...me, code: old }))).toEqual([401, 'totp_invalid']);
    shop.skip(seconds(30));
    const off = { password: me.password, code: codeOf(secret) };
    expect((await call('POST', '/account/two-factor/disable', off)).status).toBe(204);
    expect((await logIn(me)).status).toBe(200);
    expect(outcome(await call('POST', '/account/two-factor/disable', off))).toEqual([409, 'two_factor_off']);
  });

  test('is in the database neither as secret nor as codes', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const stored = JSON.stringify([
      await shop.rows('select * from operators'),
      await shop.rows('select * from operator_recovery_codes'),
      await shop.rows('select before::text, after::text from audit_changes'),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    call('POST', '/account/password', { currentPassword, newPassword });

  test.each([
    ['wachtwoord2026', 'newPassword'],
    ['kort', 'newPassword'],
    ['aaaaaaaaaaaaaaa', 'newPassword'],
  ])('is not changed to %s', async (newPassword, path) => {
    expect(fieldAtFault(await change(me.password, newPassword))).toBe(path);
    expect((await logIn(me)).status).toBe(200);
  });

  test('is changed with the old one only, once by several at the same moment, and other sessions end', async () => {
    const elsewhere = await logInForCookie(shop.address, me);
    expect(fieldAtFault(await change('niet het oude', 'Vijf kraaien op het dak'))).toBe('currentPassword');
    const sent = Array.from({ length: 3 }, () => change(me.password, 'Vijf kraaien op het dak'));
    const answers = await Promise.all(sent);
    const [changed, ...more] = answers.filter(({ status }) => status === 204);
    if (!changed) throw new Error('The password was not changed');
    expect(more).toEqual([]);
    expect((await call('GET', '/session', undefined, elsewhere)).status).toBe(401);
    expect((await call('GET', '/session')).status).toBe(401);
    const [own] = [changed.headers['set-cookie'] ?? ''].flat();
    expect((await call('GET', '/session', undefined, own?.split(';')[0])).status).toBe(200);
    expect((await logIn(me)).status).toBe(401);
    expect((await logIn({ ...me, password: 'Vijf kraaien op het dak' })).status).toBe(200);
  });

  test('is guessed five times from a session that was left open, no more', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await change('fout', 'Vijf kraaien op het dak')).status).toBe(422);
    expect(outcome(await change(me.password, 'Vijf kraaien op het dak'))).toEqual([429, 'too_many_attempts']);
  });
});

describe('sessions', () => {
  const list = async () => z.array(sessionSchema).parse((await call('GET', '/account/sessions')).body);

  test('are listed with the current one marked, and end one by one or all others at once', async () => {
    const others = [await logInForCookie(shop.address, me), await logInForCookie(shop.address, me)];
    expect((await list()).map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    const [other] = (await list()).filter(({ current }) => !current);
    expect((await call('DELETE', `/account/sessions/${other?.id}`)).status).toBe(204);
    expect((await call('DELETE', `/account/sessions/${other?.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(2);
    expect((await call('DELETE', '/account/sessions')).status).toBe(204);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
    for (const ended of others) expect((await call('GET', '/session', undefined, ended)).status).toBe(401);
  });

  test('of somebody else are neither listed nor ended', async () => {
    const [foreign] = await shop.rows(
      "select s.id from operator_sessions s join operators o on o.id = s.operator_id where o.username = 'admin'",
    );
    expect((await call('DELETE', `/account/sessions/${foreign?.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('the accounts of others', () => {
  const operators = async () =>
    z.array(operatorViewSchema).parse((await shop.asOperator('GET', '/api/admin/operators')).body);
  const idOf = async (username: string) =>
    (await operators()).find((one) => one.username === username)?.id ?? 0;

  test('have names of their own, whatever the case', async () => {
    const taken = await shop.asOperator('POST', '/api/admin/operators', {
      username: me.username.toUpperCase(),
      role: 'viewer',
    });
    expect([taken.status, fieldAtFault(taken)]).toEqual([422, 'username']);
  });

  test('are reset with a new password, no second factor and no sessions', async () => {
    await switchOn();
    const answer = await shop.asOperator('POST', `/api/admin/operators/${await idOf(me.username)}/reset`);
    const { password, operator } = newPasswordAnswerSchema.parse(answer.body);
    expect(operator.twoFactor).toBe(false);
    expect((await call('GET', '/session')).status).toBe(401);
    expect((await logIn(me)).status).toBe(401);
    expect((await logIn({ ...me, password })).status).toBe(200);
  });

  test('are handed a password that opens nothing but its own replacement, for three days', async () => {
    const username = `nieuw-${count}`;
    const handedOut = await addOperator(shop, username, 'viewer');
    const theirs = await logInForCookie(shop.address, handedOut);
    expect(outcome(await call('GET', '/orders', undefined, theirs))).toEqual([
      403,
      'password_change_required',
    ]);
    expect(outcome(await call('GET', '/operators', undefined, theirs))).toEqual([
      403,
      'password_change_required',
    ]);
    expect((await call('GET', '/account', undefined, theirs)).status).toBe(200);
    shop.skip(hours(72));
    expect(outcome(await logIn(handedOut))).toEqual([401, 'password_expired']);
    expect(outcome(await logIn({ ...handedOut, password: 'fout' }))).toEqual([401, 'invalid_credentials']);
    const again = await shop.asOperator('POST', `/api/admin/operators/${await idOf(username)}/reset`);
    const fresh = { username, password: newPasswordAnswerSchema.parse(again.body).password };
    const change = { currentPassword: fresh.password, newPassword: 'zes eigen woorden achter elkaar' };
    const next = await logInForCookie(shop.address, fresh);
    expect((await call('POST', '/account/password', change, next)).status).toBe(204);
    const settled = await logInForCookie(shop.address, { username, password: change.newPassword });
    expect((await call('GET', '/orders', undefined, settled)).status).toBe(200);
    shop.skip(hours(80));
    expect((await logIn({ username, password: change.newPassword })).status).toBe(200);
  });

  test('change only for an owner who has just shown who they are', async () => {
    const owner = await addSettledOperator(shop, `baas-${count}`, 'owner');
    const theirs = await logInForCookie(shop.address, owner);
    const id = await idOf(me.username);
    const own = await idOf(owner.username);
    const deeds = [
      ['POST', '/operators', { username: `erbij-${count}`, role: 'owner' }],
      ['PATCH', `/operators/${own}`, { role: 'viewer' }],
      ['POST', `/operators/${id}/reset`, undefined],
      ['DELETE', `/operators/${id}`, undefined],
      ['GET', '/backups/zwartwit-2026-11-22.tar.gz', undefined],
      ['GET', '/account/proof', undefined],
      ...(
        [
          '/customers.csv',
          '/orders/export',
          '/withdrawals.csv',
          '/returns.csv',
          '/batches/1/recall/export',
        ] as const
      ).map((file) => ['GET', file, undefined] as const),
      ['GET', '/bookkeeping/quarters/2026-3/papers.zip', undefined],
      ['POST', '/go-live/opening', undefined],
      ...(['/../draft-orders.csv', '/../contacts.csv'] as const).map(
        (file) => ['GET', file, undefined] as const,
      ),
    ] as const;
    shop.skip(minutes(5) + 1000);
    for (const [method, path, body] of deeds)
      expect(outcome(await call(method, path, body, theirs))).toEqual([403, 'proof_required']);
    const wrong = await call('POST', '/account/proof', { password: 'fout' }, theirs);
    expect([wrong.status, fieldAtFault(wrong)]).toEqual([422, 'password']);
    expect((await call('POST', '/account/proof', { password: owner.password }, theirs)).status).toBe(204);
    expect((await call('GET', '/account/proof', undefined, theirs)).status).toBe(204);
    expect((await call('POST', `/operators/${id}/reset`, undefined, theirs)).status).toBe(200);
    shop.skip(minutes(5) + 1000);
    expect((await call('DELETE', `/operators/${id}`, undefined, theirs)).status).toBe(403);
    await shop.asOperator('DELETE', `/api/admin/operators/${own}`);
  });

  test('are changed by an owner with a second factor after password and code', async () => {
    me = await addSettledOperator(shop, `chef-${count}`, 'owner');
    cookie = await logInForCookie(shop.address, me);
    const { secret } = await switchOn();
    shop.skip(minutes(6));
    const { password } = me;
    const bare = await call('POST', '/account/proof', { password });
    expect([bare.status, fieldAtFault(bare)]).toEqual([422, 'code']);
    expect((await call('POST', '/account/proof', { password, code: '000000' })).status).toBe(422);
    expect((await call('POST', '/account/proof', { password, code: codeOf(secret) })).status).toBe(204);
    expect((await call('GET', '/account/proof')).status).toBe(204);
    await shop.asOperator('DELETE', `/api/admin/operators/${await idOf(me.username)}`);
  });

  test('are removed together with their sessions', async () => {
    const id = await idOf(me.username);
    expect((await shop.asOperator('DELETE', `/api/admin/operators/${id}`)).status).toBe(204);
    expect((await call('GET', '/session')).status).toBe(401);
    expect((await shop.asOperator('DELETE', `/api/admin/operators/${id}`)).status).toBe(404);
  });

  test('leave the shop an owner: the last one stays, and nobody resets or removes themselves', async () => {
    const own = await idOf('admin');
    const demoted = await shop.asOperator('PATCH', `/api/admin/operators/${own}`, { role: 'viewer' });
    expect(outcome(demoted)).toEqual([409, 'last_owner']);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/reset'],
    ] as const) {
      const answer = await shop.asOperator(method, `/api/admin/operators/${own}${path}`);
      expect(outcome(answer)).toEqual([409, 'own_account']);
    }
  });
});

test('ADMIN_RESET opens an account again, once for each text', async () => {
  await switchOn();
  const ports = { database: shop.database, clock: shop };
  const account = { username: me.username, password: null };
  const made = await resetFromEnvironment(ports, { ...account, reset: 'telefoon kwijt' });
  expect(made?.password).toHaveLength(20);
  expect((await logIn({ ...me, password: made?.password ?? '' })).status).toBe(200);
  expect(await resetFromEnvironment(ports, { ...account, reset: 'telefoon kwijt' })).toBeNull();
  expect(await resetFromEnvironment(ports, { ...account, reset: 'alweer kwijt' })).not.toBeNull();
  const created = await resetFromEnvironment(ports, {
    username: 'terug',
    password: 'Vijf kraaien op het dak',
    reset: 'weg',
  });
  expect(created).toEqual({ username: 'terug', password: null });
  expect((await logIn({ username: 'terug', password: 'Vijf kraaien op het dak' })).status).toBe(200);
});
