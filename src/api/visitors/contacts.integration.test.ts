// Tests messages and the newsletter over HTTP, with the confirmation mail and its links.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retentionJobs } from '#main/jobs/retention.ts';
import { NEWSLETTER_CONSENT } from '#modules/contacts/contract.ts';
import {
  confirmNewsletter,
  findByConfirmToken,
  findByUnsubscribeToken,
  unsubscribeNewsletter,
  unsubscribeTokenFor,
} from '#modules/contacts/index.ts';
import { days, minutes } from '#shared/clock.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const write = (body: object) => callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body });
const signUp = (email: string) =>
  write({ email, newsletter: true, subject: 'Newsletter aanmelding', message: 'x' });

async function linksTo(recipient: string): Promise<string[]> {
  await shop.settle();
  const mails = await shop.rows(
    "select html from mails where recipient = $1 and type = 'newsletter_confirmation' order by id",
    [recipient],
  );
  return mails.map(({ html }) => /token=([\w.-]+)/.exec(String(html))?.[1] ?? '');
}

const subscription = (email: string) =>
  shop.rows('select * from newsletter_subscriptions where email = $1', [email]);

describe('writing to the shop', () => {
  test('a message is kept for the operator, newest first, and nobody else reads it', async () => {
    expect((await write({ email: 'a@example.nl', message: 'Eerste', firstName: 'An' })).status).toBe(201);
    expect((await write({ email: 'b@example.nl', message: 'Tweede' })).status).toBe(201);
    expect((await callHttp({ url: `${shop.address}/api/contacts` })).status).toBe(401);
    const list = await shop.asOperator('GET', '/api/contacts');
    expect(list.body).toMatchObject([
      { message: 'Tweede', newsletterStatus: null },
      { message: 'Eerste', firstName: 'An', newsletter: false },
    ]);
    const page = await shop.asOperator('GET', '/api/contacts?limit=1&q=eerst');
    expect(page.body).toMatchObject({ items: [{ message: 'Eerste' }], nextCursor: null, total: 1 });
    const first = await shop.asOperator('GET', '/api/contacts?limit=1');
    const cursor = Object(first.body).nextCursor;
    const second = await shop.asOperator('GET', `/api/contacts?limit=1&cursor=${cursor}`);
    expect(second.body).toMatchObject({ items: [{ message: 'Eerste' }], total: 2 });
  });

  test('broken input answers 422 with the fields in Dutch', async () => {
    const answer = await write({ email: 'geen adres', newsletter: true });
    expect([answer.status, Object(answer.body).errors]).toEqual([
      422,
      [{ path: 'email', message: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl' }],
    ]);
  });
});

describe('the newsletter', () => {
  test('a request is pending until the owner of the address confirms; looking confirms nothing', async () => {
    expect((await signUp('Jo@Example.nl')).status).toBe(201);
    const [token = ''] = await linksTo('jo@example.nl');
    expect(await findByConfirmToken(shop.shop, token)).toEqual({ email: 'jo@example.nl', status: 'pending' });
    expect(await subscription('jo@example.nl')).toMatchObject([
      { status: 'pending', source: 'api', confirmed_at: null, consent_version: NEWSLETTER_CONSENT.version },
    ]);
    await confirmNewsletter(shop.shop, token);
    await confirmNewsletter(shop.shop, token);
    expect(await subscription('jo@example.nl')).toMatchObject([{ status: 'confirmed' }]);
    const list = await shop.asOperator('GET', '/api/contacts?q=jo@example');
    expect(list.body).toMatchObject({ items: [{ newsletter: true, newsletterStatus: 'confirmed' }] });
  });

  test('every subscription is listed with where it stands, also without a form that was sent, and is in a file', async () => {
    await shop.rows(
      `insert into newsletter_subscriptions (email, status, consent_version, consent_text, source, requested_at, confirmed_at, unsubscribed_at)
       values ('vroeger@example.nl', 'unsubscribed', '1', 'x', 'page', '2026-01-05T10:00:00Z', '2026-01-05T11:00:00Z', '2026-02-01T10:00:00Z'),
         ('ooit@example.nl', 'pending', '1', 'x', 'page', '2026-01-04T10:00:00Z', null, null) returning id`,
    );
    const PATH = '/api/admin/subscriptions';
    const listed = async (query: string) => Object((await shop.asOperator('GET', `${PATH}${query}`)).body);
    const all = await listed('');
    expect(all).toMatchObject({ total: 3, nextCursor: null });
    expect(all.items).toMatchObject([
      { email: 'jo@example.nl', status: 'confirmed', source: 'api', unsubscribedAt: null },
      { email: 'vroeger@example.nl', status: 'unsubscribed', unsubscribedAt: '2026-02-01T10:00:00.000Z' },
      {
        email: 'ooit@example.nl',
        status: 'pending',
        requestedAt: '2026-01-04T10:00:00.000Z',
        confirmedAt: null,
      },
    ]);
    const first = await listed('?limit=1&sort=oldest');
    expect(first).toMatchObject({ items: [{ email: 'ooit@example.nl' }], total: 3 });
    const next = await listed(`?limit=1&sort=oldest&cursor=${first.nextCursor}`);
    expect(next.items).toMatchObject([{ email: 'vroeger@example.nl' }]);
    expect(await listed('?status=pending&q=OOIT')).toMatchObject({
      items: [{ status: 'pending' }],
      total: 1,
    });
    const file = await shop.asOperator('GET', `${PATH}.csv?status=unsubscribed`);
    expect(String(file.body).trim().split('\r\n')).toEqual([
      expect.stringContaining('E-mailadres;Status;Bron;Aangemeld;Bevestigd;Afgemeld'),
      expect.stringMatching(/^vroeger@example\.nl;Afgemeld;Winkel;/),
    ]);
    expect((await callHttp({ url: `${shop.address}${PATH}` })).status).toBe(401);
    await shop.rows(
      "delete from newsletter_subscriptions where email in ('vroeger@example.nl', 'ooit@example.nl') returning id",
    );
  });

  test('known, unknown and subscribed addresses get the same answer, and a mailbox gets one mail in 15 minutes', async () => {
    const shape = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      ...Object(body),
      id: 0,
    });
    const unknown = shape(await signUp('kim@example.nl'));
    expect(shape(await signUp('KIM@example.nl'))).toEqual(unknown);
    expect(shape(await signUp('jo@example.nl'))).toEqual(unknown);
    expect(await linksTo('kim@example.nl')).toHaveLength(1);
    expect(await linksTo('jo@example.nl')).toHaveLength(1);
    shop.skip(minutes(16));
    await signUp('kim@example.nl');
    expect(await linksTo('kim@example.nl')).toHaveLength(2);
  });

  test('requests for one address at the same moment make one subscription and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp('samen@example.nl')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await subscription('samen@example.nl')).toHaveLength(1);
    expect(await linksTo('samen@example.nl')).toHaveLength(1);
  });

  test('who leaves stays away: an old confirmation does not bring them back, a new request does', async () => {
    await signUp('lot@example.nl');
    const [token = ''] = await linksTo('lot@example.nl');
    await confirmNewsletter(shop.shop, token);
    await unsubscribeNewsletter(shop.shop, unsubscribeTokenFor(shop.shop, token) ?? '', 'one_click');
    await confirmNewsletter(shop.shop, token);
    expect(await subscription('lot@example.nl')).toMatchObject([
      { status: 'unsubscribed', unsubscribed_by: 'one_click' },
    ]);
    expect((await subscription('lot@example.nl'))[0]?.confirmed_at).not.toBeNull();
    shop.skip(minutes(16));
    await signUp('lot@example.nl');
    await confirmNewsletter(shop.shop, (await linksTo('lot@example.nl')).at(-1) ?? '');
    expect(await subscription('lot@example.nl')).toMatchObject([
      { status: 'confirmed', unsubscribed_at: null },
    ]);
  });

  test('a token of the other link, or of nobody, opens nothing', async () => {
    const { tokens } = shop.shop;
    const [token = ''] = await linksTo('kim@example.nl');
    expect(await findByUnsubscribeToken(shop.shop, token)).toBeNull();
    expect(await findByConfirmToken(shop.shop, '')).toBeNull();
    expect(await findByConfirmToken(shop.shop, tokens.sign('newsletter_confirm', '999999'))).toBeNull();
  });

  test('what was never confirmed is forgotten after 30 days, a message after two years', async () => {
    shop.skip(days(31));
    await retentionJobs.contacts(shop.shop);
    expect(await subscription('kim@example.nl')).toEqual([]);
    expect(await subscription('jo@example.nl')).toHaveLength(1);
    expect((await shop.rows('select id from contacts')).length).toBeGreaterThan(0);
    shop.skip(days(2 * 365));
    await retentionJobs.contacts(shop.shop);
    expect(await shop.rows('select id from contacts')).toEqual([]);
    expect(await subscription('jo@example.nl')).toHaveLength(1);
  });
});

test('the twenty-first message of an hour from one address answers 429', async () => {
  const strict = await startTestShop({ rateLimitScale: 1 });
  try {
    const url = `${strict.address}/api/contacts`;
    const body = { email: 'vaak@example.nl', message: 'Hallo' };
    for (let count = 0; count < 20; count += 1)
      expect((await callHttp({ method: 'POST', url, body })).status).toBe(201);
    const refused = await callHttp({ method: 'POST', url, body });
    expect([refused.status, Object(refused.body).code]).toEqual([429, 'rate_limited']);
  } finally {
    await strict.stop();
  }
});
