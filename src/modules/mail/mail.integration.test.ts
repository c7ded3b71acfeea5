// Tests mail on a real database: created in the transaction of its fact, delivered once, listed newest first.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGetSettings, seedSettings } from '#modules/settings/index.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  changeEmailTemplate,
  createTemplateCache,
  deliverMail,
  listEmailTemplates,
  listMails,
  listRecentMails,
  MailRefused,
  type MailRequest,
  type MailTransport,
  type OutgoingMail,
  queueMail,
  seedEmailTemplates,
} from './index.ts';

let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const publicUrl = 'https://zwartwit.example';
let shop: TestDatabase;
/**
 * The jobs that the fake job queue of this test received, by key; a later job replaces an earlier one with
 * the same key.
 */
const waiting = new Map<string | undefined, object>();

const jobs: Pick<Jobs, 'send'> = {
  async send(_tx, _queue, data, { singletonKey } = {}) {
    waiting.set(singletonKey, data);
  },
};

const template = {
  key: 'refund',
  name: 'Terugbetaling',
  subject: '{{refundAmount}} terug van {{brandName}}',
  htmlContent: '<p>Hoi {{customerName}}</p>',
  textContent: 'Hoi {{customerName}}',
};

const request = (dedupeKey: string | null): MailRequest<'refund'> => ({
  type: 'refund',
  recipient: 'anna@example.org',
  variables: {
    customerName: 'Anna <b>',
    orderNumber: 'ZW-1',
    refundAmount: '€24,95',
    refundExplanation: 'De creditnota zit bij deze mail.',
    refundDate: '20 november 2026',
    refundMethod: 'iDEAL',
    refundArrival: 'meestal binnen enkele werkdagen',
    orderUrl: `${publicUrl}/bestelling/x`,
  },
  blocks: {},
  dedupeKey,
  orderId: 12,
});

const bare = { html: '{{mailBody}}', text: '{{mailBody}}' };
const needs = (frame = bare) => ({
  database: shop.database,
  jobs,
  clock,
  publicUrl,
  mailLayout: { frameOf: () => frame },
  getSettings: createGetSettings({ database: shop.database }),
  findSoldProduct: async () => null,
  templateCache: createTemplateCache(),
  tokens: { sign: (_purpose: string, email: string) => email },
});

async function queued(dedupeKey: string | null): Promise<number> {
  const made = await shop.database.transaction((tx) => queueMail(needs(), tx, request(dedupeKey)));
  if (made.mailId === null) throw new Error(made.reason);
  return made.mailId;
}

function deliver(send: (mail: OutgoingMail) => Promise<{ providerMessageId: string | null }>) {
  const mailTransport: MailTransport = { name: 'smtp', send, async close() {} };
  const delivering = {
    ...needs(),
    mailTransport,
    config: { mailFrom: null },
    readDocument: async (reference: string) => Buffer.from(`%PDF of ${reference}`),
  };
  return (mailId: number) => deliverMail(delivering, { mailId });
}

const mailOf = async (id: number) => (await listRecentMails(shop, {})).find((mail) => mail.id === id);

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction(async (tx) => {
    await seedSettings(tx, clock);
    await seedEmailTemplates(tx, clock, [template]);
  });
});
beforeEach(() => {
  waiting.clear();
});
afterAll(() => shop.drop());

describe('making a mail', () => {
  test('it is filled, framed and stored with one job', async () => {
    const frame = { ...bare, html: '<main>{{mailBody}}</main>{{companyKvk}}' };
    const made = await shop.database.transaction((tx) => queueMail(needs(frame), tx, request('refund:1')));
    expect([...waiting.values()]).toEqual([{ dedupeKey: 'refund:1' }]);
    expect(made.mailId).not.toBeNull();
    expect(await mailOf(made.mailId ?? 0)).toMatchObject({
      type: 'refund',
      subject: '€24,95 terug van Zwartwit',
      html: '<main><p>Hoi Anna &lt;b&gt;</p></main>12345678',
      text: 'Hoi Anna <b>',
      status: 'queued',
      orderId: 12,
      sentAt: null,
    });
  });

  test('the same key gives one mail, also when both come at once', async () => {
    const together = needs();
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        shop.database.transaction((tx) => queueMail(together, tx, request('refund:twice'))),
      ),
    );
    expect(made.filter(({ mailId }) => mailId !== null)).toHaveLength(1);
    expect(made.filter((each) => each.mailId === null && each.reason === 'duplicate')).toHaveLength(2);
    expect([...waiting.values()]).toEqual([{ dedupeKey: 'refund:twice' }]);
  });

  test('no key sends again, and a fact that is rolled back leaves no mail', async () => {
    expect(await queued(null)).not.toBe(await queued(null));
    const before = (await listRecentMails(shop, {})).length;
    await shop.database
      .transaction(async (tx) => {
        await queueMail(needs(), tx, request('refund:gone'));
        throw new Error('no');
      })
      .catch(() => {});
    expect(await listRecentMails(shop, {})).toHaveLength(before);
  });

  test('a template that is switched off or missing makes no mail', async () => {
    const [stored] = await listEmailTemplates(shop);
    const save = (isActive: boolean) =>
      changeEmailTemplate(needs(), stored?.id ?? 0, { ...template, isActive });
    await save(false);
    const made = await shop.database.transaction((tx) => queueMail(needs(), tx, request('refund:off')));
    await save(true);
    expect(made).toEqual({ mailId: null, reason: 'inactive' });
  });
});

describe('carrying a mail out', () => {
  test('a document is made when the mail leaves, and not stored with it', async () => {
    const attachment = { filename: 'creditnota.pdf', contentType: 'application/pdf', document: 'invoice:7' };
    const made = await shop.database.transaction((tx) =>
      queueMail(needs(), tx, { ...request(null), attachments: [attachment] }),
    );
    let sent: object | null = null;
    await deliver(async (mail) => {
      sent = { ...mail, attachments: await mail.readAttachments() };
      return { providerMessageId: null };
    })(made.mailId ?? 0);
    const content = Buffer.from('%PDF of invoice:7');
    expect(sent).toMatchObject({
      attachments: [{ filename: 'creditnota.pdf', contentType: 'application/pdf', content }],
    });
  });

  test('it leaves once, from the brand, and is marked as sent', async () => {
    const id = await queued(null);
    const sent: OutgoingMail[] = [];
    const run = deliver(async (mail) => {
      sent.push(mail);
      return { providerMessageId: 'x-1' };
    });
    await run(id);
    await run(id);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.from).toBe('"Zwartwit" <hallo@zwartwit.example>');
    expect(sent[0]?.messageId).toMatch(/^<[0-9a-f]{32}@zwartwit\.example>$/);
    expect(await mailOf(id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      transport: 'smtp',
      sentAt: now.toISOString(),
    });
  });

  test('two processes at once: one sends, the other comes back later', async () => {
    const id = await queued(null);
    const sending = Promise.withResolvers<void>();
    let count = 0;
    const run = deliver(async () => {
      count += 1;
      await sending.promise;
      return { providerMessageId: null };
    });
    const both = [run(id), run(id)];
    // The one that sends is not done before the other was sent away.
    await expect(Promise.race(both)).rejects.toThrow();
    sending.resolve();
    const results = await Promise.allSettled(both);
    expect(count).toBe(1);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a passing fault is thrown for another try with the same message id', async () => {
    const id = await queued(null);
    const ids: string[] = [];
    const run = deliver(async (mail) => {
      ids.push(mail.messageId);
      if (ids.length === 1) throw new Error('connection lost');
      return { providerMessageId: null };
    });
    await expect(run(id)).rejects.toThrow('connection lost');
    expect(await mailOf(id)).toMatchObject({ status: 'queued', lastError: 'connection lost' });
    await run(id);
    expect(ids[1]).toBe(ids[0]);
    expect(await mailOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  test('a refusal for good ends the trying', async () => {
    const id = await queued(null);
    await deliver(async () => {
      throw new MailRefused('554 not wanted', { reason: 'message' });
    })(id);
    expect(await mailOf(id)).toMatchObject({ status: 'failed', lastError: '554 not wanted' });
  });

  test('a mail whose process died is taken over after three minutes', async () => {
    const id = await queued(null);
    const sendingStarted = Promise.withResolvers<void>();
    const started = deliver(() => {
      sendingStarted.resolve();
      return new Promise(() => {});
    });
    void started(id);
    await sendingStarted.promise;
    now = new Date(now.getTime() + minutes(4));
    await deliver(async () => ({ providerMessageId: null }))(id);
    expect(await mailOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('a mail that does not exist is no error', async () => {
    await expect(deliver(async () => ({ providerMessageId: null }))(2_000_000)).resolves.toBeUndefined();
  });
});

describe('the list', () => {
  test('pages go from new to old without gaps, and search finds recipients literally', async () => {
    const all = await listRecentMails(shop, {});
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 50; page += 1) {
      const { items, nextCursor, total } = await listMails(shop, {
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(total).toBe(all.length);
      seen.push(...items.map(({ id }) => id));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(await listRecentMails(shop, { q: 'ANNA@' })).toHaveLength(all.length);
    expect(await listRecentMails(shop, { q: '%' })).toHaveLength(0);
    expect(await listRecentMails(shop, { status: 'failed', orderId: 12 })).toHaveLength(1);
  });
});
