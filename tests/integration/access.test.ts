// Tests the access to every operation of the live API description. An operation on no list here requires a
// session, the owner's role to write, and the shop's own pages as origin; new endpoints are tested
// automatically.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { OperatorRole } from '#modules/accounts/contract.ts';
import { auditPageSchema } from '#modules/audit/index.ts';
import { DECLINED_CARD } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addOperator, addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/** Operations open to every visitor. Add an operation only if it is meant to be public. */
const PUBLIC = [
  'GET /api/variants',
  'GET /api/products',
  'GET /api/quote',
  'POST /api/validate-coupon',
  'GET /api/address-lookup',
  'GET /api/house-additions',
  'POST /api/checkout',
  'POST /api/payment-links',
  'POST /api/create-order-from-success',
  'GET /api/checkout/outcome',
  'POST /api/checkout/measured',
  'GET /api/reviews',
  'POST /api/reviews',
  // With the signed link of a purchase.
  'POST /api/reviews/photos',
  'DELETE /api/reviews/photos',
  'POST /api/contacts',
  'POST /api/withdrawals',
  'GET /api/blog-posts',
  'GET /api/blog/{post}',
  'POST /api/statistics/events',
  'POST /api/stripe/webhook',
  'POST /api/sendy/webhook',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /healthz',
  'GET /readyz',
];

/**
 * Operations open to every visitor that return and change only data of the visitor's own session (see
 * drafts.test.ts and the tests of recovery).
 */
const OWN_BASKET = [
  'POST /api/draft-orders/upsert',
  'GET /api/draft-orders/current',
  'PUT /api/draft-orders/{id}',
  'GET /api/stripe/failed-payments',
  'POST /api/stripe/recovery-payment',
  'POST /api/stripe/log-recovery-failure',
];

/** Matches operations of the payment sandbox, which do not exist in live mode. */
const SANDBOX = /^\w+ (\/sandbox\/|\/api\/stripe\/sandbox\/)/;

/** Matches operations on the operator's own account, allowed to every role. */
const OWN_ACCOUNT = /^\w+ \/api\/admin\/(account(\/|$)|session$)/;

/** Operations that viewers may not even read. */
const OWNERS_ONLY = [
  'GET /api/admin/operators',
  'GET /api/admin/backups',
  'GET /api/admin/backups/{name}',
  'GET /api/admin/backup-checks',
];

/** The parts of the API that the role operator may not read (`readsNot`) or write (`writesNot`). */
const DAILY_WORK = {
  readsNot: ['operators', 'backups'],
  writesNot: ['operators', 'backups', 'fees', 'audit', 'bookkeeping'],
};
const WRITING = ['blog', 'pages', 'reviews', 'media', 'views'];

/** Documents with names and addresses, which only owners may download. */
const OWNERS_PAPERS = [
  'GET /api/admin/bookkeeping/quarters/{quarter}/papers.zip',
  'GET /api/admin/bookkeeping/papers/{number}/ubl.xml',
];

/**
 * Operations only owners may use, whatever their part of the API: they export or erase a person's data,
 * download documents, or let a shop with open duties sell.
 */
const OWNERS_ACTS = [
  'POST /api/admin/go-live/opening',
  'DELETE /api/admin/go-live/opening',
  'POST /api/admin/customers/{id}/data',
  'POST /api/admin/customers/{id}/erasure',
  ...OWNERS_PAPERS,
];

const operationSchema = z.object({ tags: z.tuple([z.string()]) });
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

let shop: TestShop;
let guarded: string[];
let viewer: string;
let partOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await startTestShop();
  const { paths } = documentSchema.parse((await callHttp({ url: `${shop.address}/api/openapi.json` })).body);
  partOf = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { tags }]) => [`${method.toUpperCase()} ${path}`, tags[0]]),
    ),
  );
  const operations = [...partOf.keys()];
  const open = new Set([...PUBLIC, ...OWN_BASKET]);
  guarded = operations.filter((operation) => !open.has(operation) && !SANDBOX.test(operation));
  expect([...open].filter((operation) => !operations.includes(operation))).toEqual([]);
  viewer = await logInForCookie(shop.address, await addSettledOperator(shop, 'kijker', 'viewer'));
});
afterAll(() => shop.stop());

const isRead = (operation: string) => operation.startsWith('GET ');
const pathOf = (operation: string) => operation.replace(/^\w+ /, '').replaceAll(/\{[^}]+\}/g, '1');

/**
 * Calls an operation with a broken body. An operation that parses the body before it checks the access
 * answers with another status than expected.
 */
function call(operation: string, headers: Record<string, string>): Promise<Answer> {
  const [method = ''] = operation.split(' ');
  const body = isRead(operation) ? undefined : '{"broken';
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return callHttp({
    method,
    url: `${shop.address}${pathOf(operation)}`,
    body,
    headers: { ...type, ...headers },
  });
}

/**
 * Calls the operations and returns those with an unexpected answer, each as "operation: status error-code".
 */
async function exceptions(
  operations: string[],
  headers: Record<string, string>,
  expected: (answer: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    const { status, body } = await call(operation, headers);
    const answer = `${status} ${z.object({ code: z.string() }).safeParse(body).data?.code ?? ''}`;
    if (!expected(answer)) wrong.push(`${operation}: ${answer}`);
  }
  return wrong;
}

describe('what is open to every visitor', () => {
  /** Public operations that return more to some roles than to visitors, with these roles. */
  const MORE: Readonly<Record<string, readonly OperatorRole[]>> = {
    'GET /api/stripe/failed-payments': ['owner', 'operator', 'viewer'],
    'GET /api/blog-posts': ['owner', 'operator', 'writer', 'viewer'],
    'GET /api/blog/{post}': ['owner', 'operator', 'writer', 'viewer'],
  };
  const paths = [...PUBLIC, ...OWN_BASKET].filter(isRead);
  /** Operations whose answer depends on the moment, so answers are not compared. */
  const ofTheMoment = ['GET /healthz', 'GET /readyz'];

  test('answers nobody more than a visitor, but who may read that part and has nothing to do first', async () => {
    const draft = await shop.asOperator('POST', '/api/admin/blog', {
      title: 'Nog niemand leest dit',
      author: 'Noor',
      excerpt: 'In de maak.',
      content: 'Een artikel in de maak.',
      published: false,
    });
    const { slug } = z.object({ slug: z.string() }).parse(draft.body);
    const failing = shop.newBuyer();
    await failing.saveDetails();
    await failing.payByCard(await failing.checkout({ variant: '1x' }), DECLINED_CARD).catch(() => undefined);
    await shop.settle();
    const ask = (operation: string, headers: Record<string, string>) =>
      callHttp({
        url: `${shop.address}${pathOf(operation).replace(/^\/api\/blog\/1$/, `/api/blog/${slug}`)}`,
        headers,
      });
    const settled = ['packer', 'writer', 'viewer', 'operator'] as const;
    const who = await Promise.all([
      ...settled.map(async (role) => ({
        role,
        unfinished: false,
        cookie: await logInForCookie(shop.address, await addSettledOperator(shop, `open-${role}`, role)),
      })),
      ...(['operator', 'owner'] as const).map(async (role) => ({
        role,
        unfinished: true,
        cookie: await logInForCookie(shop.address, await addOperator(shop, `nieuw-${role}`, role)),
      })),
    ]);
    const widened: string[] = [];
    for (const operation of paths.filter((path) => !ofTheMoment.includes(path))) {
      const visitor = await ask(operation, {});
      for (const { role, unfinished, cookie } of who) {
        const { status, body } = await ask(operation, { cookie });
        // A refusal bears the id of its request.
        const isOther = status === 200 && JSON.stringify(body) !== JSON.stringify(visitor.body);
        const isMore = status !== visitor.status || isOther;
        if (isMore) widened.push(`${operation} ${role}${unfinished ? ' unfinished' : ''}`);
      }
    }
    const meant = Object.entries(MORE).flatMap(([operation, roles]) =>
      settled.filter((role) => roles.includes(role)).map((role) => `${operation} ${role}`),
    );
    expect(widened.sort()).toEqual(meant.sort());
  });

  test('and written by a visitor has a limit, but for leaving', async () => {
    const { paths: described } = z
      .object({
        paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.looseObject({}) }))),
      })
      .parse((await callHttp({ url: `${shop.address}/api/openapi.json` })).body);
    const unlimited = [...PUBLIC, ...OWN_BASKET].filter((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return !isRead(operation) && !('429' in (described[path]?.[method.toLowerCase()]?.responses ?? {}));
    });
    expect(unlimited).toEqual(['POST /api/admin/logout']);
  });
});

test('the document knows the back-office', () => {
  expect(guarded.length).toBeGreaterThan(40);
  expect(guarded).toContain('PUT /api/orders/{id}');
});

describe('without a session', () => {
  test.each([
    ['no cookie', {}],
    ['a cookie that was made up', { cookie: 'zwartwit_admin=abc.def' }],
  ])('every operation but the public ones is 401, with %s', async (_, headers) => {
    expect(await exceptions(guarded, headers, (answer) => answer === '401 not_logged_in')).toEqual([]);
  });

  test('HEAD and OPTIONS tell no more', async () => {
    for (const operation of guarded.filter(isRead)) {
      for (const method of ['HEAD', 'OPTIONS']) {
        const { status } = await callHttp({ method, url: `${shop.address}${pathOf(operation)}` });
        expect([operation, method, status === 401 || status === 404]).toEqual([operation, method, true]);
      }
    }
  });
});

describe('a viewer', () => {
  test('sees everything but the accounts of others', async () => {
    const reads = guarded.filter(
      (operation) => isRead(operation) && ![...OWNERS_ONLY, ...OWNERS_PAPERS].includes(operation),
    );
    expect(await exceptions(reads, { cookie: viewer }, (answer) => !/^40[13]/.test(answer))).toEqual([]);
    expect(
      await exceptions(
        [...OWNERS_ONLY, ...OWNERS_PAPERS],
        { cookie: viewer },
        (answer) => answer === '403 not_allowed',
      ),
    ).toEqual([]);
  });

  test('changes nothing: every write is 403, and each attempt is in the log', async () => {
    const writes = guarded.filter((operation) => !isRead(operation) && !OWN_ACCOUNT.test(operation));
    expect(writes.length).toBeGreaterThan(15);
    expect(await exceptions(writes, { cookie: viewer }, (answer) => answer === '403 not_allowed')).toEqual(
      [],
    );
    const { items } = auditPageSchema.parse(
      (await shop.asOperator('GET', '/api/admin/audit?operator=kijker&limit=200')).body,
    );
    const logged = items
      .filter(({ status }) => status === 403)
      .map(({ method, path }) => `${method} ${path}`);
    const attempts = writes.map((operation) => `${operation.split(' ')[0]} ${pathOf(operation)}`);
    expect(attempts.filter((attempt) => !logged.includes(attempt))).toEqual([]);
  });

  test('reads every mail, and no link in it works', async () => {
    const email = 'lezer@example.nl';
    await callHttp({
      method: 'POST',
      url: `${shop.address}/api/contacts`,
      body: { email, newsletter: true },
    });
    await shop.settle();
    const read = async (cookie: string) =>
      JSON.stringify(
        (await callHttp({ url: `${shop.address}/api/admin/outbox?q=${email}`, headers: { cookie } })).body,
      );
    const seen = await read(viewer);
    expect(seen).toContain('/nieuwsbrief/bevestigen?token=…');
    expect(seen).not.toMatch(/token=[\w-]/);
    const byOwner = await shop.asOperator('GET', `/api/admin/outbox?q=${email}`);
    expect(JSON.stringify(byOwner.body)).toMatch(/token=[\w-]/);
  });

  test('may not change a draft of a customer either', async () => {
    const { id } = await shop.newBuyer().saveDetails();
    const answer = await callHttp({
      method: 'PUT',
      url: `${shop.address}/api/draft-orders/${id}`,
      body: { customerName: 'Iemand anders' },
      headers: { cookie: viewer },
    });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'not_allowed' }]);
  });

  test('that becomes an owner may write from the next call on', async () => {
    const list = z
      .array(z.object({ id: z.number(), username: z.string() }))
      .parse((await shop.asOperator('GET', '/api/admin/operators')).body);
    const id = list.find(({ username }) => username === 'kijker')?.id;
    const change = (role: string) => shop.asOperator('PATCH', `/api/admin/operators/${id}`, { role });
    await change('owner');
    expect((await call('PUT /api/admin/settings', { cookie: viewer })).status).toBe(400);
    await change('viewer');
    expect((await call('PUT /api/admin/settings', { cookie: viewer })).status).toBe(403);
  });
});

describe.each<[OperatorRole, (part: string, reads: boolean) => boolean]>([
  [
    'operator',
    (part: string, reads: boolean) => !(reads ? DAILY_WORK.readsNot : DAILY_WORK.writesNot).includes(part),
  ],
  ['packer', (part, reads) => ['packing', 'views'].includes(part) || (reads && part === 'standing')],
  ['writer', (part, reads) => WRITING.includes(part) || (reads && part === 'standing')],
])('a %s', (role, holds) => {
  test('passes where the role has a right, and nowhere else', async () => {
    const cookie = await logInForCookie(shop.address, await addSettledOperator(shop, `een-${role}`, role));
    const asked = guarded.filter((operation) => !OWN_ACCOUNT.test(operation));
    const mine = asked.filter(
      (operation) =>
        holds(partOf.get(operation) ?? '', isRead(operation)) && !OWNERS_ACTS.includes(operation),
    );
    const others = asked.filter((operation) => !mine.includes(operation));
    expect(mine.length).toBeGreaterThan(10);
    expect(others.length).toBeGreaterThan(10);
    expect(await exceptions(mine, { cookie }, (answer) => !/^40[13]/.test(answer))).toEqual([]);
    expect(await exceptions(others, { cookie }, (answer) => answer === '403 not_allowed')).toEqual([]);
  });
});

test('an operator changes settings, but none that are about money or say who is paid', async () => {
  const cookie = await logInForCookie(shop.address, await addSettledOperator(shop, 'handig', 'operator'));
  const change = (body: object) =>
    callHttp({ method: 'PUT', url: `${shop.address}/api/admin/settings`, headers: { cookie }, body });
  expect((await change({ countdown: { enabled: true } })).status).toBe(200);
  for (const body of [
    { vat: { oss: true } },
    { company: { phone: '0612345678' } },
    { writing: { dailyTokens: 9 } },
  ])
    expect(await change(body)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect((await shop.asOperator('PUT', '/api/admin/settings', { vat: { oss: false } })).status).toBe(200);
});

describe('an owner', () => {
  test('is refused every write that a page of another site sent', async () => {
    const cookie = await logInForCookie(shop.address, { username: 'admin', password: 'een lang wachtwoord' });
    const writes = [
      ...guarded.filter((operation) => !isRead(operation)),
      'POST /api/admin/login',
      'POST /api/admin/logout',
    ];
    for (const sender of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const wrong = await exceptions(
        writes,
        { cookie, ...sender },
        (answer) => answer === '403 cross_origin',
      );
      expect(wrong).toEqual([]);
    }
  });
});
