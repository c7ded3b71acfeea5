import { expect, test } from 'vitest';
import { creditedVat } from './invoice-document.ts';

test('the VAT of a full refund in parts adds up to the VAT of the invoice, to the cent', () => {
  const invoice = { total: 3743, vatAmount: 650 };
  for (const parts of [[3743], [1248, 1248, 1247], [1, 3742], Array.from({ length: 3743 }, () => 1)]) {
    const before = { total: 0, vatAmount: 0 };
    for (const part of parts) {
      const vat = creditedVat(invoice, before, part);
      expect(vat).toBeGreaterThanOrEqual(0);
      before.total += part;
      before.vatAmount += vat;
    }
    expect(before.vatAmount).toBe(650);
  }
});
