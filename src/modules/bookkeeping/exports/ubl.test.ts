// Tests that the UBL of all invoices and credit notes follows the rules of UBL 2.1, EN 16931 and Peppol, and
// that these checks detect a violation of each rule.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InvoiceDocument } from '#modules/invoices/index.ts';
import { cents, roundHalfUp, ZERO } from '#shared/money.ts';
import { checkPeppol, PEPPOL_RULES } from '#tests/support/books/peppol-rules.ts';
import { type UblDocument, writeUbl } from './ubl.ts';

type Sold = {
  amounts: readonly number[];
  discount: number;
  shipping: number;
  rate: number;
  country?: string;
  kind?: UblDocument['kind'];
  buyer?: InvoiceDocument['buyer'];
};

const DUTCH = {
  lines: ['Anna <& Zoon>', 'Dam 1 A', '1012JS Amsterdam', 'Nederland'],
  email: 'anna@example.nl',
};

function paperOf({
  amounts,
  discount,
  shipping,
  rate,
  country = 'NL',
  kind = 'invoice',
  buyer = DUTCH,
}: Sold): UblDocument {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const total = cents(subtotal - discount + shipping);
  const vat = roundHalfUp((total * rate) / (100 + rate));
  return {
    number: '2026-000007',
    kind,
    country,
    document: {
      seller: {
        brand: 'Zwartwit',
        legalName: 'Zwartwit B.V.',
        address: 'Keizersgracht 1',
        postalCode: '1015 CN',
        city: 'Amsterdam',
        country: 'Nederland',
        kvkNumber: '12345678',
        vatId: 'NL123456789B01',
        email: 'hallo@zwartwit.example',
        phone: '020 123 45 67',
      },
      buyer,
      issuedOn: '2026-07-05',
      orderNumber: 'ZW100007',
      orderedOn: '2026-07-05',
      about: kind === 'invoice' ? null : '2026-000006',
      reason: kind === 'invoice' ? null : 'Retour',
      lines: amounts.map((amount, place) => ({
        label: `Pot ${place}`,
        quantity: place + 1,
        unitAmount: cents(amount),
        amount: cents(amount),
      })),

      subtotal: cents(subtotal),
      discount: cents(discount),
      couponCode: null,
      shipping: cents(shipping),
      total,
      vat: [{ rate, net: cents(total - vat), amount: vat }],
      paidWith: 'ideal',
    },
  };
}

const sold = fc.record({
  amounts: fc.array(fc.integer({ min: 100, max: 200_000 }), { minLength: 1, maxLength: 4 }),
  discount: fc.integer({ min: 0, max: 100 }),
  shipping: fc.constantFrom(0, 995, 1495),
  rate: fc.constantFrom(0, 9, 17, 19, 21, 25.5),
  country: fc.constantFrom('NL', 'BE', 'DE', 'FI', 'US'),
  kind: fc.constantFrom('invoice' as const, 'credit_note' as const, 'credit_correction' as const),
});

describe('a paper as UBL', () => {
  test('keeps every rule, whatever was sold, discounted, sent and taken back', () => {
    fc.assert(
      fc.property(sold, (what) => {
        expect(checkPeppol(writeUbl(paperOf(what)))).toEqual([]);
      }),
    );
  });

  test('of what cost nothing keeps them too', () => {
    const freeOrder = paperOf({ amounts: [2495], discount: 2495, shipping: 0, rate: 21 });
    expect(freeOrder.document.total).toBe(ZERO);
    expect(checkPeppol(writeUbl(freeOrder))).toEqual([]);
  });

  test.each([
    ['a Dutch address', DUTCH.lines, 'NL', ['Dam 1 A', undefined, 'Amsterdam', '1012JS']],
    [
      'one with a space in it',
      ['A', 'Dam 1', '1012 JS Den Haag', 'Nederland'],
      'NL',
      ['Dam 1', undefined, 'Den Haag', '1012 JS'],
    ],
    [
      'one on a single line',
      ['A', 'Dam 1, 1012 JS Amsterdam'],
      'NL',
      ['Onbekend', undefined, 'Amsterdam', '1012 JS'],
    ],
    ['nobody known', ['Klant onbekend', 'Nederland'], 'NL', ['Onbekend', undefined, 'Onbekend', 'Onbekend']],
    ['a buyer who was forgotten', [], 'NL', ['Onbekend', undefined, 'Onbekend', 'Onbekend']],
    [
      'a Swedish one',
      ['A', 'Gatan 1', 'Port 2', '114 55 Stockholm', 'Zweden'],
      'SE',
      ['Gatan 1', 'Port 2', 'Stockholm', '114 55'],
    ],
    [
      'a place without a code',
      ['A', 'Main 1', 'Dublin', 'Ierland'],
      'IE',
      ['Main 1', undefined, 'Dublin', undefined],
    ],
  ] as const)('names street, place and code of %s', (_, lines, country, expected) => {
    const buyer = { lines: [...lines], email: null };
    const xml = writeUbl(paperOf({ amounts: [2495], discount: 0, shipping: 0, rate: 21, country, buyer }));
    const address = xml.slice(xml.indexOf('<cac:AccountingCustomerParty>'));
    const named = ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone'].map(
      (name) => new RegExp(`<cbc:${name}>([^<]*)`).exec(address)?.[1],
    );
    expect(named).toEqual(expected);
    expect(checkPeppol(xml)).toEqual([]);
  });
});

const BASE = writeUbl(paperOf({ amounts: [4990, 2495], discount: 749, shipping: 995, rate: 21 }));
const EXPORT = writeUbl(
  paperOf({
    amounts: [4990],
    discount: 0,
    shipping: 995,
    rate: 0,
    country: 'US',
    buyer: { ...DUTCH, lines: ['A', 'B', 'C'] },
  }),
);
const CREDIT = writeUbl(
  paperOf({ amounts: [1000], discount: 0, shipping: 0, rate: 21, kind: 'credit_note' }),
);

type Break = (xml: string) => string;
const swap =
  (from: string | RegExp, to: string): Break =>
  (xml) =>
    xml.replace(from, to);
/**
 * Returns a function that removes an element from an XML text. The element is the first one called `name`
 * after the place where the text `after` occurs.
 */
const without =
  (name: string, after = ''): Break =>
  (xml) => {
    const place = xml.indexOf(after);
    return (
      xml.slice(0, place) + xml.slice(place).replace(new RegExp(`<${name}( [^>]*)?>.*?</${name}>`, 's'), '')
    );
  };
const buyerScheme = (scheme: string) =>
  swap(/(<cac:AccountingCustomerParty>.*?) schemeID="0106"/s, `$1${scheme}`);
const SELLER = '<cac:AccountingSupplierParty>';
const BUYER = '<cac:AccountingCustomerParty>';
const LINE = '<cac:InvoiceLine>';
const BREAKDOWN = '<cac:TaxSubtotal>';
const MEANS = (code: string): Break =>
  swap(
    '<cac:AllowanceCharge>',
    `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode></cac:PaymentMeans><cac:AllowanceCharge>`,
  );
const unpaid: Break = (xml) =>
  without('cbc:PrepaidAmount')(xml).replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$177.31');

type Broken = readonly [rule: string, from: string, ...how: readonly Break[]];
const BROKEN: readonly Broken[] = [
  ['UBL-NAMESPACE', BASE, swap('xsd:Invoice-2', 'xsd:Order-2')],
  ['BR-01', BASE, without('cbc:CustomizationID')],
  ['BR-02', BASE, without('cbc:ID')],
  ['BR-03', BASE, without('cbc:IssueDate')],
  ['BR-04', BASE, without('cbc:InvoiceTypeCode')],
  ['BR-05', BASE, without('cbc:DocumentCurrencyCode')],
  ['BR-06', BASE, without('cbc:RegistrationName', SELLER)],
  ['BR-07', BASE, without('cbc:RegistrationName', BUYER)],
  ['BR-08', BASE, without('cac:PostalAddress', SELLER)],
  ['BR-09', BASE, without('cac:Country', SELLER)],
  ['BR-10', BASE, without('cac:PostalAddress', BUYER)],
  ['BR-11', BASE, without('cac:Country', BUYER)],
  ['BR-12', BASE, without('cbc:LineExtensionAmount', '<cac:LegalMonetaryTotal>')],
  ['BR-13', BASE, without('cbc:TaxExclusiveAmount')],
  ['BR-14', BASE, without('cbc:TaxInclusiveAmount')],
  ['BR-15', BASE, without('cbc:PayableAmount')],
  ['BR-16', BASE, without('cac:InvoiceLine'), without('cac:InvoiceLine')],
  ['BR-21', BASE, without('cbc:ID', LINE)],
  ['BR-22', BASE, without('cbc:InvoicedQuantity')],
  ['BR-23', BASE, swap('unitCode="C62"', 'unitCode="stuks"')],
  ['BR-24', BASE, without('cbc:LineExtensionAmount', LINE)],
  ['BR-25', BASE, without('cbc:Name', LINE)],
  ['BR-26', BASE, without('cac:Price', LINE)],
  ['BR-27', BASE, swap(/(<cbc:PriceAmount[^>]*>)/, '$1-')],
  ['BR-31', BASE, without('cbc:Amount')],
  ['BR-32', BASE, without('cac:TaxCategory', '<cac:AllowanceCharge>')],
  ['BR-33', BASE, without('cbc:AllowanceChargeReason')],
  ['BR-45', BASE, without('cbc:TaxableAmount')],
  ['BR-46', BASE, without('cbc:TaxAmount', BREAKDOWN)],
  ['BR-47', BASE, without('cbc:ID', BREAKDOWN)],
  ['BR-48', BASE, without('cbc:Percent', BREAKDOWN)],
  ['BR-55', CREDIT, without('cbc:ID', '<cac:InvoiceDocumentReference>')],
  ['BR-61', BASE, MEANS('30')],
  ['BR-62', BASE, swap(' schemeID="0106"', '')],
  ['BR-63', BASE, buyerScheme('')],
  ['BR-CL-14', BASE, swap('<cbc:IdentificationCode>NL', '<cbc:IdentificationCode>XX')],
  ['BR-CL-16', BASE, MEANS('999')],
  ['BR-CL-17', BASE, swap('<cac:TaxCategory><cbc:ID>S', '<cac:TaxCategory><cbc:ID>HOOG')],
  ['BR-CL-22', EXPORT, swap('VATEX-EU-G', 'UITVOER')],
  ['BR-CL-25', BASE, buyerScheme(' schemeID="MAIL"')],
  ['BR-CO-04', BASE, without('cac:ClassifiedTaxCategory')],
  ['BR-CO-09', BASE, swap('>NL123456789B01', '>123456789B01')],
  ['BR-CO-10', BASE, swap(/(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>)\d/s, '$19')],
  ['BR-CO-11', BASE, swap(/(<cbc:AllowanceTotalAmount[^>]*>)\d/, '$19')],
  ['BR-CO-12', BASE, without('cbc:ChargeTotalAmount')],
  ['BR-CO-13', BASE, swap(/(<cbc:TaxExclusiveAmount[^>]*>)\d/, '$19')],
  ['BR-CO-14', BASE, swap(/(<cac:TaxTotal><cbc:TaxAmount[^>]*>)\d/, '$19')],
  ['BR-CO-15', BASE, swap(/(<cbc:TaxInclusiveAmount[^>]*>)\d/, '$19')],
  ['BR-CO-16', BASE, swap(/(<cbc:PayableAmount[^>]*>)0/, '$11')],
  ['BR-CO-17', BASE, swap(/(<cac:TaxSubtotal>.*?<cbc:Percent>)21/s, '$16')],
  ['BR-CO-18', BASE, without('cac:TaxSubtotal')],
  ['BR-CO-25', BASE, unpaid, without('cbc:DueDate')],
  ['BR-CO-26', BASE, without('cac:PartyTaxScheme', SELLER), without('cbc:CompanyID', SELLER)],
  ['BR-G-05', EXPORT, swap('<cbc:ID>G</cbc:ID><cbc:Percent>0', '<cbc:ID>G</cbc:ID><cbc:Percent>21')],
  ['BR-G-10', EXPORT, without('cbc:TaxExemptionReasonCode'), without('cbc:TaxExemptionReason')],
  ['BR-S-01', BASE, swap(/(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>)21/, '$19')],
  ['BR-S-05', BASE, swap('<cbc:Percent>21', '<cbc:Percent>0')],
  ['BR-S-08', BASE, swap(/(<cbc:TaxableAmount[^>]*>)\d/, '$19')],
  [
    'BR-S-10',
    BASE,
    swap(
      /(<cac:TaxSubtotal>.*?<cbc:Percent>21<\/cbc:Percent>)/s,
      '$1<cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode>',
    ),
  ],
  ['NL-R-001', CREDIT, without('cac:BillingReference')],
  ['NL-R-002', BASE, without('cbc:CityName', SELLER)],
  ['NL-R-003', BASE, swap('<cbc:CompanyID schemeID="0106">', '<cbc:CompanyID schemeID="0088">')],
  ['NL-R-004', BASE, without('cbc:PostalZone', BUYER)],
  ['NL-R-007', BASE, unpaid],
  ['NL-R-008', BASE, MEANS('68')],
  ['PEPPOL-EN16931-CL008', BASE, buyerScheme(' schemeID="EM"')],
  ['PEPPOL-EN16931-P0100', BASE, swap('<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>325')],
  ['PEPPOL-EN16931-P0101', CREDIT, swap('<cbc:CreditNoteTypeCode>381', '<cbc:CreditNoteTypeCode>380')],
  ['PEPPOL-EN16931-R001', BASE, without('cbc:ProfileID')],
  ['PEPPOL-EN16931-R002', CREDIT, swap(/(<cbc:Note>.*?<\/cbc:Note>)/, '$1$1')],
  ['PEPPOL-EN16931-R003', BASE, without('cac:OrderReference')],
  ['PEPPOL-EN16931-R004', BASE, swap(':billing:3.0</cbc:Cust', ':billing:2.0</cbc:Cust')],
  ['PEPPOL-EN16931-R007', BASE, swap('billing:01:1.0', 'billing:1')],
  ['PEPPOL-EN16931-R008', BASE, swap(/(<cbc:StreetName>)[^<]*/, '$1')],
  ['PEPPOL-EN16931-R010', BASE, without('cbc:EndpointID', BUYER)],
  ['PEPPOL-EN16931-R020', BASE, without('cbc:EndpointID', SELLER)],
  ['PEPPOL-EN16931-R051', BASE, swap('currencyID="EUR"', 'currencyID="USD"')],
  ['PEPPOL-EN16931-R053', BASE, swap(/(<cac:TaxTotal>.*<\/cac:TaxTotal>)/s, '$1$1')],
  ['PEPPOL-EN16931-R120', BASE, swap(/(<cbc:PriceAmount[^>]*>)\d/, '$19')],
];
/**
 * The broken UBL files of these tests that violate the structure of the UBL schema: an element that is
 * missing, repeated, unknown or in the wrong place, or a malformed number.
 */
const MISSHAPEN: readonly Broken[] = [
  ['UBL-ORDER', BASE, swap(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(<cbc:DueDate>.*?<\/cbc:DueDate>)/, '$2$1')],
  ['UBL-UNKNOWN', BASE, swap('<cac:Price>', '<cbc:Remark>x</cbc:Remark><cac:Price>')],
  ['UBL-REPEATED', BASE, swap(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, '$1$1')],
  ['UBL-REQUIRED', BASE, without('cac:TaxScheme', SELLER)],
  ['UBL-TYPE', BASE, swap(/(<cbc:TaxExclusiveAmount[^>]*>\d+)\.\d+/, '$1.123')],
];

describe('the rules', () => {
  test.each([...BROKEN, ...MISSHAPEN].map(([rule, xml, ...how]) => ({ rule, xml, how })))(
    '$rule bites',
    ({ rule, xml, how }) => {
      const broken = how.reduce((text, change) => {
        const changed = change(text);
        expect(changed).not.toBe(text);
        return changed;
      }, xml);
      expect(checkPeppol(xml)).toEqual([]);
      expect(checkPeppol(broken).map((fault) => fault.rule)).toContain(rule);
    },
  );

  test('are each shown to bite', () => {
    const shown = BROKEN.map(([rule]) => rule).toSorted();
    expect(PEPPOL_RULES.map(([rule]) => rule).toSorted()).toEqual(shown);
  });
});
