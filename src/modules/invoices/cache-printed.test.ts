// Tests of the PDF cache: one document is printed once, another document is printed too, and the cache stays
// small.

import { expect, test, vi } from 'vitest';
import { defaultSettings } from '#modules/settings/index.ts';
import { cents } from '#shared/money.ts';
import { cachePrinted } from './cache-printed.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { PrintedInvoice } from './invoice-printer.port.ts';

const document: InvoiceDocument = {
  seller: { brand: defaultSettings.brand.name, ...defaultSettings.company },
  buyer: { lines: ['Anna de Vries'], email: 'anna@example.nl' },
  issuedOn: '2026-11-21',
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-20',
  about: null,
  reason: null,
  lines: [],

  subtotal: cents(2495),
  discount: cents(0),
  couponCode: null,
  shipping: cents(0),
  total: cents(2495),
  vat: [],
  paidWith: 'ideal',
};
const invoice = (number = '2026-000001', changed: Partial<InvoiceDocument> = {}): PrintedInvoice => ({
  number,
  kind: 'invoice',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  document: { ...document, ...changed },
});

function printer() {
  return vi.fn(async ({ number, document: { buyer } }: PrintedInvoice) =>
    Buffer.from(`${number} ${buyer.lines.join(' ')}`.padEnd(10_000)),
  );
}

test('a paper read again, or by several at once, is made once', async () => {
  const print = printer();
  const read = cachePrinted(print);
  const papers = [...(await Promise.all([read(invoice()), read(invoice())])), await read(invoice())];
  expect(print).toHaveBeenCalledTimes(1);
  expect(new Set(papers.map(String)).size).toBe(1);
});

test('a paper of another number, or whose buyer was forgotten, is its own', async () => {
  const print = printer();
  const read = cachePrinted(print);
  await read(invoice());
  expect(String(await read(invoice('2026-000002')))).toContain('2026-000002');
  const forgotten = await read(invoice('2026-000001', { buyer: { lines: [], email: null } }));
  expect(String(forgotten)).not.toContain('Anna');
  expect(print).toHaveBeenCalledTimes(3);
});

test('a print that failed is tried again', async () => {
  const print = printer();
  print.mockRejectedValueOnce(new Error('No font'));
  const read = cachePrinted(print);
  await expect(read(invoice())).rejects.toThrow('No font');
  expect(String(await read(invoice()))).toContain('2026-000001');
});

test('no more bytes are kept than allowed; the paper read longest ago leaves first', async () => {
  const print = printer();
  const read = cachePrinted(print, 25_000);
  for (const number of ['1', '2', '1', '3', '1', '2']) await read(invoice(number));
  expect(print.mock.calls.map(([{ number }]) => number)).toEqual(['1', '2', '3', '2']);
});

test('a paper that is kept holds no more memory than its own bytes', async () => {
  const paper = await cachePrinted(printer())(invoice());
  expect(paper.buffer.byteLength).toBe(paper.length);
});
