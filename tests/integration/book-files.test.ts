// Tests the export files for a bookkeeper: the audit file against XML Auditfile Financieel 3.2, and invoices
// and credit notes against UBL 2.1, EN 16931 and Peppol BIS Billing 3.0 (rules in tests/support/books). With
// the official schemas, `BOOK_SCHEMAS=<folder> npm test -- book-files` also validates with xmllint.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUbl, writeAuditFile } from '#modules/bookkeeping/index.ts';
import { type Bookkeeper, openBookkeeper } from '#tests/support/books/book-sales.ts';
import { checkPeppol } from '#tests/support/books/peppol-rules.ts';
import { checkAuditFile } from '#tests/support/books/xaf-rules.ts';
import { centsOf, elementsAt, readXml, textAt, textsAt } from '#tests/support/books/xml-tree.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let target: TestDatabase;
let books: Bookkeeper;
let auditFile = '';
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
  for await (const piece of writeAuditFile(books.shop, '2026-3')) auditFile += piece;
});
afterAll(() => target.drop());

const COMPANY = 'company/transactions/journal/transaction';

describe('the audit file', () => {
  test('keeps every rule of its format', () => {
    expect(checkAuditFile(auditFile)).toEqual([]);
  });

  test('of a quarter in which nothing happened keeps them too', async () => {
    let empty = '';
    for await (const piece of writeAuditFile(books.shop, '2027-1')) empty += piece;
    expect(checkAuditFile(empty)).toEqual([]);
  });

  test('spans the quarter, its months and its codes of VAT', () => {
    const root = readXml(auditFile);
    expect(textsAt(root, 'header/startDate').concat(textsAt(root, 'header/endDate'))).toEqual([
      '2026-07-01',
      '2026-09-30',
    ]);
    expect(textsAt(root, 'company/periods/period/periodNumber')).toEqual(['7', '8', '9']);
    expect(textsAt(root, 'company/vatCodes/vatCode/vatID').toSorted()).toEqual([
      'EXPORT-0',
      'NL-21',
      'OSS-DE-19',
    ]);
    expect(elementsAt(root, COMPANY)).toHaveLength(9);
  });

  test('has the VAT of the quarter on its accounts and names no customer', () => {
    const on = (account: string) =>
      elementsAt(readXml(auditFile), `${COMPANY}/trLine`)
        .filter((line) => textAt(line, 'accID') === account)
        .reduce(
          (sum, line) => sum + (textAt(line, 'amntTp') === 'C' ? 1 : -1) * centsOf(textAt(line, 'amnt')),
          0,
        );
    // 6.50 − 1.74 (10.00 of 37.43: 6.50 × 10/37.43 = 1.7366) + 1.74; and 5.57 of Germany
    expect([on('1500'), on('1510')]).toEqual([650, 557]);
    // What came by bank stands there, less what the provider paid out.
    expect(on('1100')).toBe(-3743 - 3714);
    // What nobody knows is parked.
    expect(on('2990')).toBe(100);
    expect(auditFile).not.toMatch(/test@example|Straat 1/);
  });

  test.each([
    ['XAF-NAMESPACE', 'XAF/3.2', 'XAF/3.1'],
    ['XAF-ORDER', /(<curCode>EUR<\/curCode>)(<dateCreated>[^<]*<\/dateCreated>)/, '$2$1'],
    ['XAF-UNKNOWN', '<curCode>', '<remark>x</remark><curCode>'],
    ['XAF-REPEATED', '<curCode>EUR</curCode>', '<curCode>EUR</curCode><curCode>EUR</curCode>'],
    ['XAF-REQUIRED', /<taxRegIdent>[^<]*<\/taxRegIdent>/, ''],
    ['XAF-TYPE', /<fiscalYear>[^<]*/, '<fiscalYear>kalenderjaar 2026'],
    ['XAF-TYPE', '<amntTp>D', '<amntTp>debet'],
    ['XAF-TYPE', /<trDt>[^<]*/, '<trDt>2026-02-30'],
    ['XAF-TYPE', /<amnt>[^<]*/, '<amnt>1.234,56'],
    ['XAF-ACCOUNT-KEY', '<accID>1200</accID><accDesc>', '<accID>1100</accID><accDesc>'],
    ['XAF-ACCOUNT-REF', /(<trLine>.*?<accID>)\d+/s, '$19999'],
    [
      'XAF-PARTY-KEY',
      '<custSupID>CONSUMENT-DE</custSupID><custSupName>',
      '<custSupID>CONSUMENT-NL</custSupID><custSupName>',
    ],
    ['XAF-PARTY-REF', /(<trLine>.*?<custSupID>)[^<]*/s, '$1NIEMAND'],
    ['XAF-VAT-KEY', '<vatID>OSS-DE-19</vatID><vatDesc>', '<vatID>NL-21</vatID><vatDesc>'],
    ['XAF-VAT-REF', /(<trLine>.*?<vatID>)[^<]*/s, '$1NL-6'],
    ['XAF-PERIOD-KEY', '<periodNumber>8</periodNumber><start', '<periodNumber>7</periodNumber><start'],
    ['XAF-PERIOD-REF', /(<transaction>.*?<periodNumber>)\d+/s, '$11'],
    ['XAF-JOURNAL-KEY', '<jrnID>BET', '<jrnID>VRK'],
    ['XAF-LINES', /<linesCount>\d+/, '<linesCount>1'],
    ['XAF-DEBIT', /<totalDebit>\d/, '<totalDebit>9'],
    ['XAF-CREDIT', /<totalCredit>\d/, '<totalCredit>9'],
    ['XAF-BALANCE', /(<trLine>.*?<amnt>)\d/s, '$19'],
    ['XAF-SPAN', /<endDatePeriod>2026-09-30/, '<endDatePeriod>2026-10-31'],
    ['XAF-DATE', /<trDt>2026-07[^<]*/, '<trDt>2026-08-01'],
  ])('is refused by %s when %s does not hold', (rule, from, to) => {
    const broken = auditFile.replace(from, to);
    expect(broken).not.toBe(auditFile);
    expect(checkAuditFile(broken).map((fault) => fault.rule)).toContain(rule);
  });
});

const numbers = async () =>
  (await target.database.execute('select number from invoices order by id')).rows.map(({ number }) =>
    String(number),
  );

describe('an invoice as UBL', () => {
  test('keeps every rule, as do the credit note about it and its correction', async () => {
    for (const number of await numbers())
      expect(checkPeppol(await readUbl(target, number)), number).toEqual([]);
  });

  test('names both parties, its order, and what it takes back', async () => {
    const [dutch = '', , american = '', credit = '', correction = ''] = await numbers();
    const paper = readXml(await readUbl(target, dutch));
    expect([paper.name, textAt(paper, 'cbc:ID')]).toEqual(['Invoice', dutch]);
    expect(textAt(paper, 'cac:OrderReference/cbc:ID')).toBe(`ZW${100_000 + (orders[0] ?? 0)}`);
    const party = (side: string, of: string) => textAt(paper, `cac:Accounting${side}Party/cac:Party/${of}`);
    expect(party('Supplier', 'cac:PartyLegalEntity/cbc:RegistrationName')).toBe('Zwartwit B.V.');
    expect(party('Customer', 'cac:Contact/cbc:ElectronicMail')).toBe('test@example.nl');
    // A consumer has no address on Peppol.
    expect(party('Customer', 'cbc:EndpointID')).toBe(party('Supplier', 'cbc:EndpointID'));
    expect(await readUbl(target, american)).toContain('VATEX-EU-G');
    const note = readXml(await readUbl(target, credit));
    expect([note.name, textAt(note, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')]).toEqual([
      'CreditNote',
      dutch,
    ]);
    expect(readXml(await readUbl(target, correction)).name).toBe('Invoice');
  });

  test('of a paper that is not there is told as such', async () => {
    await expect(readUbl(target, '2026-999999')).rejects.toMatchObject({ code: 'invoice_unknown' });
  });
});

const SCHEMAS = process.env.BOOK_SCHEMAS ?? '';

/**
 * BOOK_SCHEMAS is a folder with `XmlAuditfileFinancieel3.2.xsd` of the tax office, and `maindoc` and `common`
 * of UBL 2.1 from OASIS.
 */
test.skipIf(SCHEMAS === '')('the files validate against the official schemas in BOOK_SCHEMAS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-schemas-'));
  const validate = (schema: string, name: string, xml: string) => {
    writeFileSync(join(folder, name), xml);
    const told = spawnSync('xmllint', [
      '--nonet',
      '--noout',
      '--schema',
      join(SCHEMAS, schema),
      join(folder, name),
    ]);
    expect(told.stderr.toString()).toContain(`${name} validates`);
  };
  validate('XmlAuditfileFinancieel3.2.xsd', 'auditfile.xml', auditFile);
  for (const number of await numbers()) {
    const xml = await readUbl(target, number);
    validate(`maindoc/UBL-${readXml(xml).name}-2.1.xsd`, `${number}.xml`, xml);
  }
  rmSync(folder, { recursive: true });
});
