// Tests mails that were not delivered: bounced, suppressed, cancelled, and sent again by an operator.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGetSettings, seedSettings } from '#modules/settings/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  addSuppression,
  cancelQueuedMails,
  createTemplateCache,
  deliverMail,
  listSuppressions,
  MailRefused,
  type MailType,
  readMail,
  retryFailedMails,
  retryMail,
  seedEmailTemplates,
} from '../index.ts';
import { queueAnyMail } from '../queue-mail.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const publicUrl = 'https://zwartwit.example';
const frame = { html: '{{mailBody}}', text: '{{mailBody}}' };
let shop: TestDatabase;
let sentJobs: object[] = [];
const jobs = {
  async send(_tx: unknown, _queue: unknown, data: object) {
    sentJobs.push(data);
  },
};

const seeds = (['delivered', 'review_request', 'withdrawal_received'] as const).map((key) => ({
  key,
  name: key,
  subject: 'Hoi',
  htmlContent: '<p>Hoi</p>',
  textContent: 'Hoi',
}));

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction(async (tx) => {
    await seedSettings(tx, clock);
    await seedEmailTemplates(tx, clock, seeds);
  });
});
beforeEach(() => {
  sentJobs = [];
});
afterAll(() => shop.drop());

const getSettings = () => createGetSettings({ database: shop.database });
const needs = () => ({
  database: shop.database,
  jobs,
  clock,
  publicUrl,
  config: { mailFrom: null },
  findSoldProduct: async () => null,
  mailLayout: { frameOf: () => frame },
  getSettings: getSettings(),
  templateCache: createTemplateCache(),
  tokens: { sign: (_purpose: string, email: string) => email },
});

async function queued(type: MailType, recipient: string, draftId: number | null = null): Promise<number> {
  const made = await shop.database.transaction((tx) =>
    queueAnyMail(needs(), tx, { type, recipient, draftId, dedupeKey: null, variables: {}, blocks: {} }),
  );
  return made.mailId ?? 0;
}

async function deliver(mailId: number, error?: Error): Promise<void> {
  const mailTransport = {
    name: 'smtp' as const,
    async send() {
      if (error) throw error;
      return { providerMessageId: '250 ok' };
    },
    async close() {},
  };
  await deliverMail({ ...needs(), mailTransport, readDocument: async () => Buffer.of() }, { mailId });
}

const read = (id: number) => readMail({ ...needs(), readDocument: async () => Buffer.of() }, id);
const retry = (id: number) => retryMail(needs(), id).catch((error: unknown) => error);
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error);
const nobody = new MailRefused('550 5.1.1 no such user', { reason: 'address' });

describe('an address that does not exist', () => {
  test('is remembered: the next service mail is not even tried, what the law demands is', async () => {
    const first = await queued('delivered', 'Weg@Example.org');
    await deliver(first, nobody);
    expect(await read(first)).toMatchObject({ status: 'bounced', lastError: nobody.message });

    const next = await queued('delivered', 'weg@example.org');
    await deliver(next);
    expect(await read(next)).toMatchObject({ status: 'suppressed', log: [{ outcome: 'suppressed' }] });

    const demanded = await queued('withdrawal_received', 'weg@example.org');
    await deliver(demanded);
    expect(await read(demanded)).toMatchObject({ status: 'sent' });
  });

  test('is given another chance when an operator says so', async () => {
    const id = await queued('delivered', 'terug@example.org');
    await deliver(id, nobody);
    expect(await retry(id)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(sentJobs).toContainEqual({ mailId: id });
    await deliver(id);
    const { status, log } = await read(id);
    expect([status, log.map(({ outcome }) => outcome)]).toEqual(['sent', ['bounced', 'retried', 'taken']]);
    expect(codeOf(await retry(id))).toBe('mail_sent');
  });

  test('is not the same as a mail that is not wanted', async () => {
    const id = await queued('delivered', 'streng@example.org');
    await deliver(id, new MailRefused('554 spam', { reason: 'message' }));
    expect((await read(id)).status).toBe('failed');
    const next = await queued('delivered', 'streng@example.org');
    await deliver(next);
    expect((await read(next)).status).toBe('sent');
  });
});

describe('who said stop', () => {
  test('gets no requests, and no operator can send one after all', async () => {
    await addSuppression(needs(), { email: 'Klaar@example.org', scope: 'commercial', detail: '' });
    const request = await queued('review_request', 'klaar@example.org');
    await deliver(request);
    expect((await read(request)).status).toBe('suppressed');
    expect(codeOf(await retry(request))).toBe('recipient_unsubscribed');
    const service = await queued('delivered', 'klaar@example.org');
    await deliver(service);
    expect((await read(service)).status).toBe('sent');
  });

  test('is never allowed less by a later, smaller word', async () => {
    await addSuppression(needs(), { email: 'alles@example.org', scope: 'all', detail: 'belde' });
    await addSuppression(needs(), { email: 'alles@example.org', scope: 'commercial', detail: '' });
    const { items } = await listSuppressions(needs(), { limit: 10, q: 'alles@' });
    expect(items).toMatchObject([{ scope: 'all', detail: 'belde' }]);
  });
});

test('a commercial mail carries its way to stop on the outside', async () => {
  const { headers } = await read(await queued('review_request', 'lezer@example.org'));
  const headerOf = (name: string) => headers.find((header) => header.name === name)?.value;
  expect(headerOf('List-Unsubscribe')).toBe(`<${publicUrl}/afmelden?token=lezer%40example.org>`);
  expect(headerOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const service = await read(await queued('delivered', 'lezer@example.org'));
  expect(service.headers.map(({ name }) => name)).not.toContain('List-Unsubscribe');
});

test('what is no longer needed is not sent, also when its job comes', async () => {
  const id = await queued('review_request', 'besteld@example.org', 7);
  await shop.database.transaction((tx) =>
    cancelQueuedMails(tx, { basketId: 7, types: ['review_request'], reason: 'Besteld.' }),
  );
  await deliver(id);
  expect(await read(id)).toMatchObject({ status: 'cancelled', lastError: 'Besteld.', log: [] });
});

test('is still being tried after three days without a mail server, and goes as soon as there is one', async () => {
  const id = await queued('withdrawal_received', 'weekend@example.org');
  const away = new Error('connect ECONNREFUSED');
  for (let attempt = 0; attempt < 36; attempt += 1) await deliver(id, away).catch(() => undefined);
  expect(await read(id)).toMatchObject({ status: 'queued', attempts: 36 });
  await deliver(id);
  expect(await read(id)).toMatchObject({ status: 'sent' });
});

test('everything that was given up is tried again at once, but for addresses that refuse mail', async () => {
  await shop.database.execute("update mails set status = 'cancelled' where status = 'failed'");
  const givenUp = await queued('delivered', 'opgegeven@example.org');
  const refused = await queued('delivered', 'weigert@example.org');
  await shop.database.execute(
    `update mails set status = 'failed', attempts = 55 where id in (${givenUp}, ${refused})`,
  );
  await addSuppression(needs(), { email: 'weigert@example.org', scope: 'all', detail: '' });
  sentJobs = [];
  expect(await retryFailedMails(needs())).toEqual({ retried: 1, left: 1 });
  expect(sentJobs).toEqual([{ mailId: givenUp }]);
  expect(await read(givenUp)).toMatchObject({ status: 'queued', attempts: 0 });
  expect(await read(refused)).toMatchObject({ status: 'failed' });
});
