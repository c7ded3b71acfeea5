// Writes an invoice or credit note as UBL 2.1 by the rules of Peppol BIS Billing 3.0 (EN 16931), for import
// into other bookkeeping software. The shop's prices include VAT and UBL needs net prices, so the net total
// is split over the lines such that the lines add up to it.

import type { InvoiceDocument, InvoiceKind } from '#modules/invoices/index.ts';
import { type Cents, cents, splitByWeight, toDecimalText } from '#shared/money.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { group, text, type Xml } from './xml.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** The UBL document types (code list UNCL1001): commercial invoice and credit note. */
const TYPES = { Invoice: '380', CreditNote: '381' } as const;
/** The Peppol code for Dutch chamber of commerce numbers (KVK) as electronic addresses. */
const KVK = '0106';

export type UblDocument = { number: string; kind: InvoiceKind; document: InvoiceDocument; country: string };

const euro = { currencyID: 'EUR' };
const money = (name: string, amount: Cents): Xml => text(name, toDecimalText(amount), euro);

export function writeUbl(paper: UblDocument): string {
  const { number, kind, document } = paper;
  // A correction reverses a credit note, so its amount is owed again, as on an invoice.
  const root = kind === 'credit_note' ? 'CreditNote' : 'Invoice';
  const parts = partsOf(document);
  const body = [
    text('cbc:CustomizationID', CUSTOMIZATION),
    text('cbc:ProfileID', PROFILE),
    text('cbc:ID', number),
    text('cbc:IssueDate', document.issuedOn),
    root === 'Invoice' ? text('cbc:DueDate', document.issuedOn) : null,
    text(`cbc:${root}TypeCode`, TYPES[root]),
    text('cbc:Note', document.reason),
    text('cbc:DocumentCurrencyCode', 'EUR'),
    group('cac:OrderReference', text('cbc:ID', document.orderNumber)),
    document.about === null
      ? null
      : group('cac:BillingReference', group('cac:InvoiceDocumentReference', text('cbc:ID', document.about))),
    seller(document.seller),
    customer(paper),
    ...allowances(parts),
    taxTotal(parts),
    monetaryTotal(parts),
    ...parts.lines.map((line, place) => lineOf(root, line, { place, parts })),
  ];
  const space = 'urn:oasis:names:specification:ubl:schema:xsd:';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${space}${root}-2" xmlns:cac="${space}CommonAggregateComponents-2" xmlns:cbc="${space}CommonBasicComponents-2">${body.filter((part) => part !== null).join('')}</${root}>\n`;
}

type Line = { label: string; quantity: number; net: Cents };
type Parts = {
  lines: Line[];
  discount: Cents;
  shipping: Cents;
  net: Cents;
  vat: Cents;
  total: Cents;
  rate: number;
};

/**
 * Returns the amounts without VAT of an invoice: lines, discount, shipping and totals. Lines plus shipping
 * minus discount equal the net total to the cent.
 */
function partsOf({ lines, discount, shipping, total, vat: [vat] }: InvoiceDocument): Parts {
  const rate = vat?.rate ?? 0;
  const net = vat?.net ?? total;
  const without = (amount: number) => Math.round((amount * 100) / (100 + rate));
  const off = cents(without(discount));
  const sent = cents(without(shipping));
  const left = cents(net + off - sent);
  const weights = lines.map(({ amount }) => amount);
  const nets = weights.some((weight) => weight > 0)
    ? splitByWeight(left, weights)
    : lines.map(() => cents(0));
  return {
    discount: off,
    shipping: sent,
    net,
    vat: vat?.amount ?? cents(0),
    total,
    rate,
    lines: lines.map(({ label, quantity }, place) => ({ label, quantity, net: nets[place] ?? cents(0) })),
  };
}

/**
 * Returns the tax category (code list UNCL5305): S for a taxed sale, G for an export from the EU without VAT.
 */
const category = (name: string, { rate }: Parts, isTotal = false): Xml =>
  group(name, [
    text('cbc:ID', rate > 0 ? 'S' : 'G'),
    text('cbc:Percent', rate),
    isTotal && rate === 0 ? text('cbc:TaxExemptionReasonCode', 'VATEX-EU-G') : null,
    isTotal && rate === 0 ? text('cbc:TaxExemptionReason', 'Uitvoer buiten de EU') : null,
    group('cac:TaxScheme', text('cbc:ID', 'VAT')),
  ]);

function seller(of: InvoiceDocument['seller']): Xml {
  return group(
    'cac:AccountingSupplierParty',
    group('cac:Party', [
      text('cbc:EndpointID', of.kvkNumber, { schemeID: KVK }),
      group('cac:PartyName', text('cbc:Name', of.brand)),
      group('cac:PostalAddress', [
        text('cbc:StreetName', of.address),
        text('cbc:CityName', of.city),
        text('cbc:PostalZone', of.postalCode),
        group('cac:Country', text('cbc:IdentificationCode', of.vatId.slice(0, 2))),
      ]),
      group('cac:PartyTaxScheme', [
        text('cbc:CompanyID', of.vatId),
        group('cac:TaxScheme', text('cbc:ID', 'VAT')),
      ]),
      group('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', of.legalName),
        text('cbc:CompanyID', of.kvkNumber, { schemeID: KVK }),
      ]),
      group('cac:Contact', [text('cbc:Telephone', of.phone), text('cbc:ElectronicMail', of.email)]),
    ]),
  );
}

/**
 * Returns the customer as a UBL party. A consumer has no Peppol address and Peppol accepts no e-mail address,
 * so the shop's own number is the electronic address; the file is only for the shop's own bookkeeping.
 */
function customer({ document: { seller: shop, buyer }, country }: UblDocument): Xml {
  const [name = '', ...lines] = buyer.lines;
  const { street, others, zone, city } = addressOf(lines, country);
  return group(
    'cac:AccountingCustomerParty',
    group('cac:Party', [
      text('cbc:EndpointID', shop.kvkNumber, { schemeID: KVK }),
      group('cac:PostalAddress', [
        text('cbc:StreetName', street),
        text('cbc:AdditionalStreetName', others),
        text('cbc:CityName', city),
        text('cbc:PostalZone', zone),
        group('cac:Country', text('cbc:IdentificationCode', country)),
      ]),
      group('cac:PartyLegalEntity', text('cbc:RegistrationName', name || 'Klant onbekend')),
      group('cac:Contact', text('cbc:ElectronicMail', buyer.email)),
    ]),
  );
}

/**
 * Matches a postal code with a city: "1012JS Amsterdam", "114 55 Stockholm". An address line that does not
 * match is used as the city.
 */
const DUTCH_PLACE = /(\d{4}\s?[A-Z]{2})[\s,]+(.+)$/;
const PLACE = /^((?:\S*\d\S*\s)+)(.+)$/;

/**
 * Converts the address lines of a document to UBL fields. Dutch addresses must have all fields (rule
 * NL-R-004), so a missing field, for example of an erased customer, becomes "Onbekend".
 */
function addressOf(lines: readonly string[], country: string) {
  const own = lines.filter((line) => line !== countryText(country));
  const place = own.at(-1) ?? '';
  const [, zone = '', city = place] = (country === 'NL' ? DUTCH_PLACE : PLACE).exec(place) ?? [];
  const [street = '', ...others] = own.slice(0, -1);
  const missing = country === 'NL' ? 'Onbekend' : '';
  return {
    street: street || missing,
    others: others.join(', '),
    zone: zone.trim() || missing,
    city: city || missing,
  };
}

function allowances(parts: Parts): Xml[] {
  const of = (isCharge: boolean, reason: string, amount: Cents): Xml =>
    amount === 0
      ? null
      : group('cac:AllowanceCharge', [
          text('cbc:ChargeIndicator', String(isCharge)),
          text('cbc:AllowanceChargeReason', reason),
          money('cbc:Amount', amount),
          category('cac:TaxCategory', parts),
        ]);
  return [of(false, 'Korting', parts.discount), of(true, 'Verzendkosten', parts.shipping)];
}

function taxTotal(parts: Parts): Xml {
  return group('cac:TaxTotal', [
    money('cbc:TaxAmount', parts.vat),
    group('cac:TaxSubtotal', [
      money('cbc:TaxableAmount', parts.net),
      money('cbc:TaxAmount', parts.vat),
      category('cac:TaxCategory', parts, true),
    ]),
  ]);
}

/**
 * Returns the totals of the document. The customer has already paid, so the payable amount is 0 and no means
 * of payment is included.
 */
function monetaryTotal({ lines, discount, shipping, net, total }: Parts): Xml {
  return group('cac:LegalMonetaryTotal', [
    money('cbc:LineExtensionAmount', cents(lines.reduce((sum, line) => sum + line.net, 0))),
    money('cbc:TaxExclusiveAmount', net),
    money('cbc:TaxInclusiveAmount', total),
    discount === 0 ? null : money('cbc:AllowanceTotalAmount', discount),
    shipping === 0 ? null : money('cbc:ChargeTotalAmount', shipping),
    money('cbc:PrepaidAmount', total),
    money('cbc:PayableAmount', cents(0)),
  ]);
}

type Place = { place: number; parts: Parts };

function lineOf(root: keyof typeof TYPES, { label, quantity, net }: Line, { place, parts }: Place): Xml {
  const counted = root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  // The price of one unit without VAT can have more than two decimals.
  const price = String(Number((net / 100 / quantity).toFixed(6)));
  return group(`cac:${root}Line`, [
    text('cbc:ID', place + 1),
    text(counted, quantity, { unitCode: 'C62' }),
    money('cbc:LineExtensionAmount', net),
    group('cac:Item', [text('cbc:Name', label), category('cac:ClassifiedTaxCategory', parts)]),
    group('cac:Price', text('cbc:PriceAmount', price, euro)),
  ]);
}
