// The files a bookkeeper takes along. XML Auditfile Financieel 3.2: the elements its schema demands, in the order it has them, sums that
// agree with the lines, debit that is credit. UBL 2.1: the rules of EN 16931 and Peppol BIS Billing 3.0 that are named below. And a ZIP.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUbl, writeAuditFile } from '#modules/bookkeeping/index.ts';
import { type Bookkeeper, openBookkeeper } from '#tests/support/books/book-sales.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let target: TestDatabase;
let books: Bookkeeper;
const orders: number[] = [];
beforeAll(async () => {
  target = await openTestDatabase();
  books = await openBookkeeper(target, true);
  const { sell, giveBack } = books;
  orders.push(await sell({ at: '2026-07-05T10:00:00Z', country: 'NL', total: 3743, rate: 21, vat: 650 }));
  orders.push(await sell({ at: '2026-08-05T10:00:00Z', country: 'DE', total: 3490, rate: 19, vat: 557 }));
  orders.push(await sell({ at: '2026-09-05T10:00:00Z', country: 'US', total: 4490, rate: 0, vat: 0 }));
  const refund = await giveBack(orders[0] ?? 0, 1000, '2026-08-20T10:00:00Z');
  await books.bankReturns(refund, '2026-09-20T10:00:00Z');
  await target.database.execute(
    `insert into journal_entries (kind, reference, booked_at, happened_at, order_id, payment_id, amount, fee, payout_id) values
      ('payment', 'txn_1', '2026-07-05', '2026-07-05', $1, 'pi_1', 3743, 29, 'po_1'),
      ('payout', 'txn_2', '2026-07-08', '2026-07-08', null, null, -3714, 0, 'po_1'),
      ('payment', 'txn_3', '2026-07-09', '2026-07-09', null, 'pi_<&>', 100, 25, null),
      ('bank_receipt', 'bank_1', '2026-07-10', '2026-07-10', $1, 'bank_1', 3743, 0, null)`,
    [orders[0]],
  );
});
afterAll(() => target.drop());

/** Texts of an element, in the order they stand. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, content = '']) => content,
  );
const one = (xml: string, name: string) => all(xml, name)[0] ?? '';
const parts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
const inCents = (text: string) => Math.round(Number(text) * 100);
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + inCents(text), 0);
/** Every tag is closed by its own, and there is one root. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of xml.replace(/<\?.*?\?>/, '').matchAll(/<(\/?)([\w:]+)[^>]*>/g))
    if (end === '') open.push(name);
    else if (open.pop() !== name) return false;
  return open.length === 0;
}

describe('the audit file', () => {
  const read = async () => {
    let xml = '';
    for await (const piece of writeAuditFile(books.shop, '2026-3')) xml += piece;
    return xml;
  };

  test('has namespace, head, company, lists and transactions in the order of the schema', async () => {
    const xml = await read();
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain(
      '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><fiscalYear>2026</fiscalYear><startDate>2026-07-01</startDate><endDate>2026-09-30</endDate><curCode>EUR</curCode><dateCreated>',
    );
    const order = [
      'header',
      'company',
      'companyIdent',
      'companyName',
      'taxRegistrationCountry',
      'taxRegIdent',
      'streetAddress',
      'customersSuppliers',
      'generalLedger',
      'vatCodes',
      'periods',
      'transactions',
      'linesCount',
      'totalDebit',
      'totalCredit',
      'journal',
    ];
    const places = order.map((name) => xml.indexOf(`<${name}>`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(all(xml, 'periodNumber').slice(0, 3)).toEqual(['7', '8', '9']);
    expect(all(xml, 'endDatePeriod')).toEqual(['2026-07-31', '2026-08-31', '2026-09-30']);
    expect(all(xml, 'vatID').slice(0, 3).toSorted()).toEqual(['EXPORT-0', 'NL-21', 'OSS-DE-19']);
  });

  test('names sums that are those of its lines; debit is credit, in all and in each transaction', async () => {
    const xml = await read();
    const lines = parts(xml, 'trLine');
    const side = (of: readonly string[], type: string) =>
      sum(of.filter((line) => line.includes(`<amntTp>${type}</amntTp>`)).map((line) => one(line, 'amnt')));
    expect(one(xml, 'linesCount')).toBe(String(lines.length));
    expect(inCents(one(xml, 'totalDebit'))).toBe(side(lines, 'D'));
    expect(one(xml, 'totalDebit')).toBe(one(xml, 'totalCredit'));
    const transactions = parts(xml, 'transaction');
    expect(transactions).toHaveLength(9);
    for (const each of transactions)
      expect(side(parts(each, 'trLine'), 'D')).toBe(side(parts(each, 'trLine'), 'C'));
    const accounts = new Set(all(xml, 'accID').slice(0, 11));
    for (const line of lines) expect(accounts).toContain(one(line, 'accID'));
  });

  test('has the VAT of the quarter on its accounts and names no customer', async () => {
    const xml = await read();
    const on = (account: string) =>
      parts(xml, 'trLine')
        .filter((line) => one(line, 'accID') === account)
        .reduce(
          (total, line) => total + (line.includes('<amntTp>C') ? 1 : -1) * inCents(one(line, 'amnt')),
          0,
        );
    // 6.50 − 1.74 (10.00 of 37.43: 6.50 × 10/37.43 = 1.7366) + 1.74; and 5.57 of Germany
    expect([on('1500'), on('1510')]).toEqual([650, 557]);
    // What came by bank stands there, less what the provider paid out.
    expect(on('1100')).toBe(-3743 - 3714);
    // What nobody knows is parked.
    expect(on('2990')).toBe(100);
    expect(xml).not.toMatch(/test@example|Straat 1/);
  });
});

describe('an invoice as UBL', () => {
  const numbers = async () =>
    (await target.database.execute('select number from invoices order by id')).rows.map(({ number }) =>
      String(number),
    );

  test('is an invoice or a credit note of Peppol BIS Billing 3.0 with the parties it demands', async () => {
    const [dutch = '', , american = '', credit = '', correction = ''] = await numbers();
    const xml = await readUbl(target, dutch);
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"');
    // PEPPOL-EN16931-R004, R007; BR-01 to BR-05
    expect(one(xml, 'cbc:CustomizationID')).toBe(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    );
    expect(one(xml, 'cbc:ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
    expect([
      one(xml, 'cbc:ID'),
      one(xml, 'cbc:InvoiceTypeCode'),
      one(xml, 'cbc:DocumentCurrencyCode'),
    ]).toEqual([dutch, '380', 'EUR']);
    // R003: a reference of the order; R010, R020: an electronic address of both; BR-06 to BR-11
    expect(xml).toContain(`<cac:OrderReference><cbc:ID>ZW${100_000 + (orders[0] ?? 0)}</cbc:ID>`);
    expect(xml).toContain('<cbc:EndpointID schemeID="0106">12345678</cbc:EndpointID>');
    expect(xml).toContain('<cbc:EndpointID schemeID="EM">test@example.nl</cbc:EndpointID>');
    expect(all(xml, 'cbc:IdentificationCode')).toEqual(['NL', 'NL']);
    // BR-G-10: what leaves the Union says why it is without VAT
    const export_ = await readUbl(target, american);
    expect(one(export_, 'cbc:TaxExemptionReasonCode')).toBe('VATEX-EU-G');
    // BR-55: a credit note names what it takes back; its correction is an invoice again
    const note = await readUbl(target, credit);
    expect([one(note, 'cbc:CreditNoteTypeCode'), parts(note, 'cac:InvoiceDocumentReference')]).toEqual([
      '381',
      [`<cbc:ID>${dutch}</cbc:ID>`],
    ]);
    expect(one(await readUbl(target, correction), 'cbc:InvoiceTypeCode')).toBe('380');
  });

  test('adds up: lines, discount and shipping are the net sum, that and the VAT what was paid', async () => {
    // 2 packs with a discount and shipping: 74.86 − 7.49 + 9.95 = 77.32, of which 19 % VAT: 12.35
    await target.database.execute(
      `update orders set subtotal = 7486, discount = 749, shipping_cost = 995, total = 7732, vat_amount = 1235 where id = $1`,
      [orders[1]],
    );
    await target.database.execute(
      `update invoices set total = 7732, vat_amount = 1235, document = document || '{"subtotal": 7486, "discount": 749, "shipping": 995, "total": 7732,
        "vat": [{"rate": 19, "net": 6497, "amount": 1235}], "lines": [{"label": "Pot & <borstel>", "quantity": 3, "unitAmount": 2000, "amount": 6000},
        {"label": "Los", "quantity": 1, "unitAmount": 1486, "amount": 1486}]}' where order_id = $1`,
      [orders[1]],
    );
    for (const number of await numbers()) {
      const xml = await readUbl(target, number);
      const total = (name: string) => inCents(one(xml, `cbc:${name}`) || '0');
      const lineNets = [
        ...xml.matchAll(/<cac:(?:Invoice|CreditNote)Line>.*?<cbc:LineExtensionAmount[^>]*>([^<]*)/g),
      ].map(([, net = '']) => net);
      // BR-CO-10, BR-CO-13, BR-CO-15, BR-CO-16
      expect(sum(lineNets), number).toBe(total('LineExtensionAmount'));
      expect(total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount')).toBe(
        total('TaxExclusiveAmount'),
      );
      expect(total('TaxExclusiveAmount') + total('TaxAmount')).toBe(total('TaxInclusiveAmount'));
      expect(total('TaxInclusiveAmount') - total('PrepaidAmount')).toBe(total('PayableAmount'));
      // BR-CO-14, BR-S-08
      expect(total('TaxableAmount')).toBe(total('TaxExclusiveAmount'));
      // PEPPOL-EN16931-R120: quantity × price is the line, within two cents
      for (const line of [
        ...xml.matchAll(/<cac:(?:Invoice|CreditNote)Line>(.*?)<\/cac:(?:Invoice|CreditNote)Line>/g),
      ].map(([, inside = '']) => inside)) {
        const quantity = Number(
          one(line, 'cbc:(?:Invoiced|Credited)Quantity') || /Quantity unitCode="C62">(\d+)/.exec(line)?.[1],
        );
        expect(
          Math.abs(
            quantity * Number(one(line, 'cbc:PriceAmount')) * 100 -
              inCents(one(line, 'cbc:LineExtensionAmount')),
          ),
        ).toBeLessThanOrEqual(2);
      }
    }
    const [, german = ''] = await numbers();
    expect(await readUbl(target, german)).toContain('<cbc:Name>Pot &amp; &lt;borstel&gt;</cbc:Name>');
  });

  test('of a paper that is not there is told as such', async () => {
    await expect(readUbl(target, '2026-999999')).rejects.toMatchObject({ code: 'invoice_unknown' });
  });
});
