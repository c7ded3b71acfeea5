// Tests invoices: numbers without gaps under parallel sales, the legally required contents, and immutability.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { retentionJobs } from '#main/jobs/retention.ts';
import {
  findInvoiceFile,
  getInvoiceFile,
  issueInvoice,
  issueMissingInvoices,
} from '#modules/invoices/index.ts';
import { serviceSchema } from '#modules/operations/contract.ts';
import { days, minutes } from '#shared/clock.ts';
import { sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const sold = async (variant = '1x') => (await sell(shop, { variant })).orderId;
const numbers = async (kind = 'invoice') =>
  (await shop.rows('select sequence from invoices where kind = $1 order by sequence', [kind])).map(
    ({ sequence }) => Number(sequence),
  );
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('numbers', () => {
  test('of fifty sales at once, each asked for by three, follow each other without a gap', async () => {
    const orders = await Promise.all(upTo(50).map(() => sold()));
    const asked = [...orders, ...orders, ...orders].map((orderId) =>
      shop.database.transaction((tx) => issueInvoice(shop.shop, tx, orderId)),
    );
    const issued = await Promise.all(asked);
    expect(new Set(issued.map((invoice) => invoice?.number)).size).toBe(50);
    await shop.settle();
    expect(await numbers()).toEqual(upTo(50));
    expect(issued[0]?.number).toMatch(/^\d{4}-0000\d\d$/);
  });

  test('that were taken by a transaction that failed go to the next one', async () => {
    const before = (await numbers()).length;
    const lucky = await sold();
    const unlucky = await sold();
    await shop.settle();
    await shop.rows('delete from invoices where order_id in ($1, $2)', [lucky, unlucky]);
    await shop.rows(`update invoice_counters set last = $1 where series = ''`, [before]);
    const fail = shop.database.transaction(async (tx) => {
      await issueInvoice(shop.shop, tx, unlucky);
      throw new Error('The process died here');
    });
    await expect(fail).rejects.toThrow('died here');
    await shop.database.transaction((tx) => issueInvoice(shop.shop, tx, lucky));
    await shop.database.transaction((tx) => issueInvoice(shop.shop, tx, unlucky));
    expect(await numbers()).toEqual(upTo(before + 2));
  });

  test('begin again with the year', async () => {
    const orderId = await sold();
    await shop.settle();
    await shop.rows('delete from invoices where order_id = $1', [orderId]);
    const nextYear = { now: () => new Date(shop.now().getTime() + days(366)) };
    const later = { ...shop.shop, clock: nextYear };
    const invoice = await shop.database.transaction((tx) => issueInvoice(later, tx, orderId));
    expect(invoice?.number).toBe(`${nextYear.now().getFullYear()}-000001`);
    // That year has not begun: dated today again, before anybody asks whether the clock is right.
    await shop.rows('update invoices set issued_at = $2 where number = $1', [invoice?.number, shop.now()]);
  });
});

describe('the paper', () => {
  test('comes with the confirmation, to the operator and behind the signed link of the customer', async () => {
    const orderId = await sold('2x');
    await shop.settle();
    const [mail] = await shop.rows(
      `select attachments from mails where type = 'order_confirmation' and order_id = $1`,
      [orderId],
    );
    expect(mail?.attachments).toMatchObject([
      { contentType: 'application/pdf', filename: expect.stringMatching(/^factuur-\d{4}-\d{6}\.pdf$/) },
    ]);
    const answer = await shop.asOperator('GET', `/api/admin/orders/${orderId}/invoice`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const stranger = await shop.newBuyer().call('GET', `/api/admin/orders/${orderId}/invoice`);
    expect(stranger.status).toBe(401);
    const own = await getInvoiceFile(shop.shop, orderId, null);
    expect(own.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await findInvoiceFile(shop.shop, orderId, '2020-000001')).toBeNull();
  });

  test('stays what it was, whatever the operator changes afterwards', async () => {
    const orderId = await sold();
    await shop.settle();
    const before = await getInvoiceFile(shop.shop, orderId, null);
    await shop.asOperator('PUT', `/api/orders/${orderId}`, { customerName: 'Iemand Anders', total: '1.00' });
    await shop.asOperator('PUT', '/api/admin/settings', { company: { legalName: 'Nieuwe Naam B.V.' } });
    const after = await getInvoiceFile(shop.shop, orderId, null);
    expect(after.content.equals(before.content)).toBe(true);
  });

  test('forgets its buyer with the customer of the order, and keeps its number and amounts', async () => {
    const orderId = await sold();
    await shop.settle();
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, { idempotencyKey: 'old-refund' });
    await shop.settle();
    await shop.rows(`update orders set created_at = now() - interval '9 years' where id = $1`, [orderId]);
    await retentionJobs.orders(shop.shop);
    const papers = await shop.rows('select document, total from invoices where order_id = $1 order by id', [
      orderId,
    ]);
    expect(papers).toMatchObject([
      { total: 2495, document: { buyer: { lines: [], email: null } } },
      { total: 2495, document: { buyer: { lines: [], email: null } } },
    ]);
    expect(JSON.stringify(papers)).not.toContain('Anna');
  });

  test('is given to orders of before there were invoices', async () => {
    const orderId = await sold();
    await shop.settle();
    await shop.rows('delete from invoices where order_id = $1', [orderId]);
    shop.skip(days(1));
    expect(await issueMissingInvoices(shop.shop)).toBe(1);
    expect(await issueMissingInvoices(shop.shop)).toBe(0);
  });
});

describe('a clock that is put back', () => {
  const issuedAt = async (orderId: number) => {
    const invoice = await shop.database.transaction((tx) => issueInvoice(shop.shop, tx, orderId));
    return invoice?.issuedAt.getTime() ?? 0;
  };
  const clockOf = async () =>
    z
      .array(serviceSchema)
      .parse((await shop.asOperator('GET', '/api/admin/services')).body)
      .find(({ key }) => key === 'clock');

  test('by an hour dates no invoice before the one below it; by two days the operator is told', async () => {
    const first = await issuedAt(await sold());
    expect(await clockOf()).toMatchObject({ state: 'connected', detail: 'Loopt gelijk met de boeken.' });
    shop.skip(-minutes(60));
    expect(await issuedAt(await sold())).toBe(first);
    expect(await clockOf()).toMatchObject({
      state: 'failing',
      detail: expect.stringContaining('later dan nu'),
    });
    shop.skip(-days(2));
    expect(await issuedAt(await sold())).toBeLessThan(first);
    expect(await clockOf()).toMatchObject({ state: 'failing' });
    shop.skip(days(2) + minutes(60));
    expect(await clockOf()).toMatchObject({ state: 'connected', detail: 'Loopt gelijk met de boeken.' });
  });
});
