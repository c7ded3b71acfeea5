// Tests the ZIP with all documents of a quarter, for owners: an invoice per order and a credit note per
// refund, each as PDF and as valid UBL, and nothing else.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { quarterOf } from '#modules/bookkeeping/contract.ts';
import { days } from '#shared/clock.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { checkPeppol } from '#tests/support/books/peppol-rules.ts';
import { DETAILS } from '#tests/support/buyer.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { unzip } from '#tests/support/unzip.ts';

let shop: TestShop;
let quarter: string;
beforeAll(async () => {
  shop = await startTestShop();
  quarter = quarterOf(shop.now());
  const first = await buy('1x', 'NL');
  await buy('4x', 'BE');
  await buy('2x', 'NL');
  for (const [place, amount] of ['5.00', '7.50'].entries())
    await shop.asOperator('POST', `/api/admin/orders/${first}/refunds`, {
      amount,
      idempotencyKey: `papieren-${place}`,
    });
  await shop.settle();
});
afterAll(() => shop.stop());

async function buy(variant: string, country: string): Promise<number> {
  const buyer = shop.newBuyer();
  const place = country === 'BE' ? { country, postalCode: '1000', city: 'Brussel' } : {};
  await buyer.saveDetails({ ...DETAILS, ...place, customerEmail: `papier-${variant}@example.nl` });
  const started = await buyer.checkout({ variant, country });
  await buyer.payByCard(started);
  const order = await buyer.askForOrder(started.paymentIntentId);
  await shop.settle();
  return order.orderId ?? 0;
}

const papersSchema = z.array(z.object({ number: z.string(), kind: z.string(), total: z.number() }));

async function readZip(of: string): Promise<Map<string, Buffer>> {
  const { status, headers, body } = await shop.asOperator(
    'GET',
    `/api/admin/bookkeeping/quarters/${of}/papers.zip`,
  );
  expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    `attachment; filename="facturen-${of}.zip"`,
    'no-store',
  ]);
  return unzip(body);
}

test('holds every invoice and credit note of the quarter as PDF and UBL, and nothing else', async () => {
  const papers = papersSchema.parse(await shop.rows('select number, kind, total from invoices order by id'));
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual([
    'credit_note',
    'credit_note',
    'invoice',
    'invoice',
    'invoice',
  ]);
  const files = await readZip(quarter);
  expect([...files.keys()].toSorted()).toEqual(
    papers.flatMap(({ number }) => [`pdf/${number}.pdf`, `ubl/${number}.xml`]).toSorted(),
  );
  for (const { number, kind, total } of papers) {
    const text = pdfText(files.get(`pdf/${number}.pdf`) ?? Buffer.alloc(0));
    expect(text).toContain(number);
    expect(text).toContain(kind === 'invoice' ? 'Factuur' : 'Creditnota');
    expect(text).toContain(formatEuro(cents(total)).replace('−', ''));
    const ubl = String(files.get(`ubl/${number}.xml`));
    expect(ubl).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(checkPeppol(ubl), number).toEqual([]);
  }
});

test('of a quarter without papers is empty, and opens', async () => {
  shop.skip(days(100));
  expect(await readZip(quarterOf(shop.now()))).toEqual(new Map());
});
