// Checks an invoice or credit note against the rules of EN 16931 (BR-…) and Peppol BIS Billing 3.0 (PEPPOL-…,
// NL-R-…) that concern this shop, by their official names. The official files are Schematron for a Java
// program; src/modules/bookkeeping/exports/ubl.test.ts shows for each rule that it detects a broken example.

import { PARTY_RULES } from './peppol-parties.ts';
import { LINE_RULES, MONEY_RULES, VAT_RULES } from './peppol-sums.ts';
import { UBL } from './ubl-shape.ts';
import { checkShape, type Fault, type Rule } from './xml-shape.ts';
import { elementsAt, readXml, textAt, textsAt, type XmlElement } from './xml-tree.ts';

const COMMON = 'urn:oasis:names:specification:ubl:schema:xsd:';
const has = (paper: XmlElement, path: string) => textAt(paper, path).trim() !== '';
const typeOf = (paper: XmlElement) =>
  textAt(paper, 'cbc:InvoiceTypeCode') || textAt(paper, 'cbc:CreditNoteTypeCode');

function everyElement(from: XmlElement): XmlElement[] {
  return [from, ...from.children.flatMap(everyElement)];
}

const HEAD_RULES: readonly Rule[] = [
  [
    'UBL-NAMESPACE',
    ({ name, attributes }) =>
      attributes.xmlns === `${COMMON}${name}-2` &&
      attributes['xmlns:cac'] === `${COMMON}CommonAggregateComponents-2` &&
      attributes['xmlns:cbc'] === `${COMMON}CommonBasicComponents-2`,
  ],
  ['BR-01', (paper) => has(paper, 'cbc:CustomizationID')],
  ['BR-02', (paper) => has(paper, 'cbc:ID')],
  ['BR-03', (paper) => has(paper, 'cbc:IssueDate')],
  ['BR-04', (paper) => typeOf(paper) !== ''],
  ['BR-05', (paper) => has(paper, 'cbc:DocumentCurrencyCode')],
  ['BR-16', (paper) => elementsAt(paper, `cac:${paper.name}Line`).length > 0],
  ['PEPPOL-EN16931-P0100', (paper) => paper.name !== 'Invoice' || typeOf(paper) === '380'],
  ['PEPPOL-EN16931-P0101', (paper) => paper.name !== 'CreditNote' || typeOf(paper) === '381'],
  ['PEPPOL-EN16931-R001', (paper) => has(paper, 'cbc:ProfileID')],
  ['PEPPOL-EN16931-R002', (paper) => textsAt(paper, 'cbc:Note').length < 2],
  [
    'PEPPOL-EN16931-R003',
    (paper) => has(paper, 'cbc:BuyerReference') || has(paper, 'cac:OrderReference/cbc:ID'),
  ],
  [
    'PEPPOL-EN16931-R004',
    (paper) =>
      textAt(paper, 'cbc:CustomizationID') ===
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  ],
  [
    'PEPPOL-EN16931-R007',
    (paper) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/.test(textAt(paper, 'cbc:ProfileID')),
  ],
  [
    'PEPPOL-EN16931-R008',
    (paper) => everyElement(paper).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  ],
  // Also UBL-DT-01: an amount without its currency is none.
  [
    'PEPPOL-EN16931-R051',
    (paper) =>
      everyElement(paper)
        .filter(({ name }) => /Amount$/.test(name))
        .every(({ attributes }) => attributes.currencyID === textAt(paper, 'cbc:DocumentCurrencyCode')),
  ],
  [
    'BR-55',
    (paper) =>
      elementsAt(paper, 'cac:BillingReference').every((each) =>
        has(each, 'cac:InvoiceDocumentReference/cbc:ID'),
      ),
  ],
  [
    'NL-R-001',
    (paper) =>
      paper.name !== 'CreditNote' || has(paper, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
  ],
];

export const PEPPOL_RULES: readonly Rule[] = [
  ...HEAD_RULES,
  ...PARTY_RULES,
  ...VAT_RULES,
  ...MONEY_RULES,
  ...LINE_RULES,
];

/**
 * Checks an invoice or credit note (UBL) against its structure and the Peppol rules. Returns the broken
 * rules; empty when there are none.
 */
export function checkPeppol(xml: string): Fault[] {
  const paper = readXml(xml);
  const broken = PEPPOL_RULES.filter(([, holds]) => !holds(paper)).map(([rule]) => ({
    rule,
    at: paper.name,
  }));
  return [...checkShape(paper, UBL), ...broken];
}
