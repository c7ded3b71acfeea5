// Tests the audit log: every write with operator, action, before and after, in the transaction of the change
// itself.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { retentionJobs } from '#main/jobs/retention.ts';
import {
  type AuditEntry,
  auditPageSchema,
  HIDDEN_VALUE,
  installRowTriggers,
  logHead,
  sealProofSchema,
  sealStateSchema,
} from '#modules/audit/index.ts';
import { serviceSchema } from '#modules/operations/index.ts';
import { writeOnBehalfOf } from '#platform/database/on-behalf-of.ts';
import { days } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function log(query = ''): Promise<AuditEntry[]> {
  return auditPageSchema.parse((await shop.asOperator('GET', `/api/admin/audit?${query}`)).body).items;
}
async function newest(): Promise<AuditEntry> {
  const [entry] = await log('limit=1');
  if (!entry) throw new Error('The log is empty');
  return entry;
}
/** Returns the audit entry of a write to an order that does not exist. */
async function emptyEntry(): Promise<AuditEntry> {
  const answer = await shop.asOperator('PUT', '/api/orders/987654', { city: 'Nergens' });
  expect(answer.status).toBe(404);
  return newest();
}
const newOrder = async () => (await buyByCard(shop.newBuyer(), { variant: '1x' })).order.orderId ?? 0;

describe('a write of an operator', () => {
  test('that sends a mail keeps whom it went to, and none of its links', async () => {
    const asked = { customerName: 'Noor', customerEmail: 'noor@example.nl', orderId: await newOrder() };
    await shop.settle();
    expect((await shop.asOperator('POST', '/api/admin/reviews/send-link', asked)).status).toBe(200);
    const change = (await newest()).changes.find(({ entity }) => entity === 'mails');
    expect(change?.after).toMatchObject({
      recipient: 'noor@example.nl',
      html: HIDDEN_VALUE,
      text: HIDDEN_VALUE,
      unsubscribe_url: HIDDEN_VALUE,
    });
    expect(JSON.stringify(change)).not.toContain('token=');
  });

  test('is an entry with who, what, where from, before and after', async () => {
    const id = await newOrder();
    await shop.settle();
    await shop.asOperator('PUT', `/api/orders/${id}`, { city: 'Maastricht', notifyCustomer: false });
    const entry = await newest();
    expect(entry).toMatchObject({
      operator: 'admin',
      method: 'PUT',
      route: '/api/orders/:id',
      path: `/api/orders/${id}`,
      status: 200,
    });
    expect(entry.addressHash).toMatch(/^[\w-]{43}$/);
    expect(entry.requestId).toMatch(/^[\da-f]{32}$/);
    const change = entry.changes.find(({ entity }) => entity === 'orders');
    expect(change).toMatchObject({ entityId: String(id), after: { city: 'Maastricht' } });
    expect(change?.before).toHaveProperty('city');
    expect(change?.after).not.toHaveProperty('customer_name');
  });

  test('that makes or removes a row shows all of it', async () => {
    const post = {
      title: 'Koolstof en koffie',
      author: 'Jo',
      excerpt: 'Over koffie',
      content: 'Een verhaal over koffie en tanden.',
    };
    const { body } = await shop.asOperator('POST', '/api/admin/blog', post);
    const made = (await newest()).changes.find(({ entity }) => entity === 'blog_posts');
    expect(made).toMatchObject({ before: null, after: { title: post.title } });
    await shop.asOperator('DELETE', `/api/blog/${Object(body).id}`);
    const removed = (await newest()).changes.find(({ entity }) => entity === 'blog_posts');
    expect(removed).toMatchObject({ before: { title: post.title }, after: null });
  });

  test('that is refused leaves an entry with its status and no change', async () => {
    expect(await emptyEntry()).toMatchObject({ path: '/api/orders/987654', status: 404, changes: [] });
  });

  test('shows of secrets only that they changed', async () => {
    await shop.asOperator('POST', '/api/admin/operators', { username: 'logboek', role: 'viewer' });
    const [change] = (await newest()).changes;
    expect(change).toMatchObject({
      entity: 'operators',
      after: { username: 'logboek', password_hash: HIDDEN_VALUE, totp_secret: null },
    });
    const { rows } = await shop.database.execute('select before::text, after::text from audit_changes');
    expect(JSON.stringify(rows)).not.toContain('argon2');
  });

  test('is not done at all when the log cannot be written', async () => {
    const id = await newOrder();
    await shop.settle();
    await shop.rows('alter table audit_entries add constraint closed check (false) not valid');
    const answer = await shop.asOperator('POST', `/api/admin/orders/${id}/cancellation`, {
      refund: 0,
      restock: false,
      takeLabelBack: false,
      idempotencyKey: 'unlogged-act',
    });
    await shop.rows('alter table audit_entries drop constraint closed');
    expect(answer.status).toBe(500);
    expect(await shop.rows('select status from orders where id = $1', [id])).toEqual([{ status: 'pending' }]);
  });
});

describe('what goes together with a write', () => {
  test('goes back together: of a transaction that fails nothing is in the log', async () => {
    const { id } = await emptyEntry();
    const failing = writeOnBehalfOf(String(id), () =>
      shop.database.transaction(async (tx) => {
        await tx.execute("update settings set updated_at = now() where key = 'brand'");
        throw new Error('too bad');
      }),
    );
    await expect(failing).rejects.toThrow('too bad');
    expect((await newest()).changeCount).toBe(0);
  });

  test('includes single statements outside a transaction, and tables that came later', async () => {
    await shop.rows('create table shelves (wall text, place int, label text, primary key (wall, place))');
    await installRowTriggers({ database: shop.database });
    const { id } = await emptyEntry();
    await writeOnBehalfOf(String(id), async () => {
      await shop.database.orm.execute("insert into shelves values ('north', 3, 'jars')");
    });
    expect((await newest()).changes).toEqual([
      {
        entity: 'shelves',
        entityId: 'north:3',
        before: null,
        after: { wall: 'north', place: 3, label: 'jars' },
      },
    ]);
  });
});

describe('the log', () => {
  test('holds nothing of customers and of the shop by itself', async () => {
    const before = await shop.rows('select count(*)::int as n from audit_entries');
    const changes = await shop.rows('select count(*)::int as n from audit_changes');
    await newOrder();
    await shop.settle();
    expect(await shop.rows('select count(*)::int as n from audit_entries')).toEqual(before);
    expect(await shop.rows('select count(*)::int as n from audit_changes')).toEqual(changes);
  });

  test('tells who logged in', async () => {
    const entries = await log('q=/api/admin/login');
    expect(entries.at(-1)).toMatchObject({ operator: 'admin', path: '/api/admin/login', status: 200 });
  });

  test('is the history of one thing, found by text, and read page by page', async () => {
    const id = await newOrder();
    for (const city of ['Zutphen', 'Hoorn', 'Goes'])
      await shop.asOperator('PUT', `/api/orders/${id}`, { city });
    const history = await log(`entity=orders&entityId=${id}`);
    expect(history.map(({ changes }) => changes[0]?.after?.city)).toEqual(['Goes', 'Hoorn', 'Zutphen']);
    expect((await log('q=hoorn')).map(({ id: entry }) => entry)).toEqual([history[0]?.id, history[1]?.id]);
    const { items, nextCursor } = auditPageSchema.parse(
      (await shop.asOperator('GET', `/api/admin/audit?entity=orders&entityId=${id}&limit=2`)).body,
    );
    expect(items).toHaveLength(2);
    const rest = await log(`entity=orders&entityId=${id}&limit=2&cursor=${nextCursor}`);
    expect(rest.map(({ id: entry }) => entry)).toEqual([history[2]?.id]);
    expect((await shop.asOperator('GET', '/api/admin/audit?cursor=nergens')).status).toBe(422);
  });

  test('is sealed, says how far, and is verified by an owner against the head in the name of a backup', async () => {
    await emptyEntry();
    const { body } = await shop.asOperator('POST', '/api/admin/backup');
    const [, head] = /Z-([\da-f]{16})\.ndjson\.gz$/.exec(Object(body).name) ?? [];
    const state = sealStateSchema.parse((await shop.asOperator('GET', '/api/admin/audit/seals')).body);
    expect(state.head?.hash).toMatch(/^[\da-f]{64}$/);
    expect(state).toMatchObject({ waiting: expect.any(Number), waitingIsMore: false });
    const verify = async (known?: string) => {
      const answer = await shop.asOperator('POST', '/api/admin/audit/verification', { head: known });
      return sealProofSchema.parse(answer.body);
    };
    expect(await verify(head)).toMatchObject({ ok: true, detail: 'Het logboek klopt.', remark: null });
    expect(await verify('0123456789abcdef')).toMatchObject({ ok: false });
    expect((await shop.asOperator('POST', '/api/admin/audit/verification', { head: 'x' })).status).toBe(422);
    await shop.rows('alter table audit_entries disable trigger user');
    await shop.rows('update audit_entries set operator = operator || $1 where id = 1', ['x']);
    expect(await verify()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('Regel 1 is gewijzigd'),
    });
    await shop.rows("update audit_entries set operator = rtrim(operator, 'x') where id = 1");
    await shop.rows('alter table audit_entries enable trigger user');
    expect(await verify()).toMatchObject({ ok: true });
  });

  test('is verified at night, and whoever looks at the services sees what that found', async () => {
    const service = async () => {
      const { body } = await shop.asOperator('GET', '/api/admin/services');
      return z
        .array(serviceSchema)
        .parse(body)
        .find(({ key }) => key === 'log');
    };
    expect(await service()).toMatchObject({ state: 'setup' });
    await emptyEntry();
    await logHead(shop.shop);
    expect(await service()).toMatchObject({
      state: 'connected',
      detail: expect.stringContaining('Klopte bij de controle van'),
    });
    await shop.rows('alter table audit_entries disable trigger user');
    await shop.rows('update audit_entries set operator = operator || $1 where id = 1', ['x']);
    await logHead(shop.shop);
    expect(await service()).toMatchObject({
      state: 'failing',
      detail: expect.stringMatching(
        /^Controle van .+: Regel 1 is gewijzigd .+ Bewaar de back-ups en het serverlog\.$/,
      ),
    });
    await shop.rows("update audit_entries set operator = rtrim(operator, 'x') where id = 1");
    await shop.rows('alter table audit_entries enable trigger user');
    await logHead(shop.shop);
    expect(await service()).toMatchObject({ state: 'connected' });
    shop.skip(days(3));
    expect(await service()).toMatchObject({
      state: 'failing',
      detail: expect.stringContaining('De laatste controle is van'),
    });
  });

  test('forgets after two years', async () => {
    expect(await log()).not.toEqual([]);
    shop.skip(days(2 * 365 + 1));
    await retentionJobs.audit(shop.shop);
    expect(await shop.rows('select id from audit_entries')).toEqual([]);
    expect(await shop.rows('select id from audit_changes')).toEqual([]);
  });
});
