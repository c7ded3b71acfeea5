import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { InvoiceDocument, PrintedInvoice } from '#modules/orders/index.ts';
import { printInvoice } from './print-invoice.ts';

const document: InvoiceDocument = {
  seller: {
    ...{ brand: 'Zwartwit', legalName: 'Zwartwit B.V.', address: 'Voorbeeldstraat 1', postalCode: '1234 AB' },
    ...{ city: 'Amsterdam', country: 'Nederland', kvkNumber: '12345678', vatId: 'NL123456789B01' },
    ...{ email: 'hallo@zwartwit.example', phone: '020 123 45 67' },
  },
  buyer: { lines: ['Łucja Müller', 'Dam 1 A', '1012JS Amsterdam', 'Nederland'], email: 'lucja@example.nl' },
  issuedOn: '2026-11-20',
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-19',
  about: null,
  reason: null,
  lines: [{ label: '2 potten Zwartwit', quantity: 1, unitAmount: 3743, amount: 3743 }],
  subtotal: 3743,
  discount: 374,
  couponCode: 'WELKOM10',
  shipping: 495,
  total: 3864,
  vat: [{ rate: 21, net: 3193, amount: 671 }],
  paidWith: 'ideal',
};
const invoice: PrintedInvoice = {
  number: '2026-000123',
  kind: 'invoice',
  issuedAt: new Date('2026-11-20T12:00:00Z'),
  document,
};

test('x', async () => {
  const pdf = await printInvoice(invoice);
  writeFileSync('/tmp/s3/C/a.pdf', pdf);
  writeFileSync(
    '/tmp/s3/C/b.pdf',
    await printInvoice({
      ...invoice,
      number: 'C2026-000007',
      kind: 'credit_note',
      document: {
        ...document,
        about: '2026-000123',
        reason: 'Pot kwam beschadigd aan',
        lines: [{ label: 'Gedeeltelijke terugbetaling', quantity: 1, unitAmount: 1250, amount: 1250 }],
        subtotal: 1250,
        discount: 0,
        couponCode: null,
        shipping: 0,
        total: 1250,
        vat: [{ rate: 21, net: 1033, amount: 217 }],
      },
    }),
  );
  writeFileSync(
    '/tmp/s3/C/c.pdf',
    await printInvoice({
      ...invoice,
      document: {
        ...document,
        vat: [{ rate: 0, net: 3864, amount: 0 }],
        lines: Array.from({ length: 30 }, (_, i) => ({
          label: `Pot ${i} met een tamelijk lange omschrijving die over twee regels gaat lopen`,
          quantity: 1,
          unitAmount: 100,
          amount: 100,
        })),
      },
    }),
  );
  expect(pdf).toEqual(await printInvoice(invoice));
});
