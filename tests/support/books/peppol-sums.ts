// The rules of EN 16931 and Peppol BIS Billing 3.0 about amounts and VAT.

import type { Rule } from './xml-shape.ts';
import { centsOf, elementsAt, sumAt, textAt, textsAt, type XmlElement } from './xml-tree.ts';

const TOTAL = 'cac:LegalMonetaryTotal';
const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal';
/** The VAT categories of UNCL5305 that BR-CL-17 and BR-CL-18 allow, and the VATEX codes a shop may need. */
const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'];
const EXEMPTIONS = ['VATEX-EU-G', 'VATEX-EU-IC', 'VATEX-EU-AE', 'VATEX-EU-O'];

const has = (from: XmlElement, path: string) => textAt(from, path).trim() !== '';
const total = (paper: XmlElement, name: string) => centsOf(textAt(paper, `${TOTAL}/cbc:${name}`));
const linesOf = (paper: XmlElement) => elementsAt(paper, `cac:${paper.name}Line`);
const quantityOf = (line: XmlElement) =>
  textAt(line, 'cbc:InvoicedQuantity') || textAt(line, 'cbc:CreditedQuantity');
const allowances = (paper: XmlElement, isCharge: boolean) =>
  elementsAt(paper, 'cac:AllowanceCharge').filter(
    (each) => textAt(each, 'cbc:ChargeIndicator') === String(isCharge),
  );
const amountOf = (each: XmlElement) => centsOf(textAt(each, 'cbc:Amount'));
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const categoryOf = (from: XmlElement, path: string) =>
  `${textAt(from, `${path}/cbc:ID`)} ${Number(textAt(from, `${path}/cbc:Percent`))}`;
const LINE_TAX = 'cac:Item/cac:ClassifiedTaxCategory';

/** The taxable amount of lines, discounts and charges with this category and rate. */
function taxableOf(paper: XmlElement, category: string): number {
  const taxed = (each: XmlElement) => categoryOf(each, 'cac:TaxCategory') === category;
  return (
    sum(
      linesOf(paper)
        .filter((line) => categoryOf(line, LINE_TAX) === category)
        .map((line) => centsOf(textAt(line, 'cbc:LineExtensionAmount'))),
    ) -
    sum(allowances(paper, false).filter(taxed).map(amountOf)) +
    sum(allowances(paper, true).filter(taxed).map(amountOf))
  );
}

/** Returns the VAT categories of the lines, the document level and the VAT breakdown. */
const everyCategory = (paper: XmlElement): XmlElement[] => [
  ...linesOf(paper).flatMap((line) => elementsAt(line, LINE_TAX)),
  ...elementsAt(paper, 'cac:AllowanceCharge/cac:TaxCategory'),
  ...elementsAt(paper, `${SUBTOTAL}/cac:TaxCategory`),
];
const ofKind = (paper: XmlElement, kind: string) =>
  everyCategory(paper).filter((each) => textAt(each, 'cbc:ID') === kind);
const percents = (categories: readonly XmlElement[]) =>
  categories.map((each) => Number(textAt(each, 'cbc:Percent')));

export const VAT_RULES: readonly Rule[] = [
  ['BR-CO-18', (paper) => elementsAt(paper, SUBTOTAL).length > 0],
  ['BR-45', (paper) => elementsAt(paper, SUBTOTAL).every((each) => has(each, 'cbc:TaxableAmount'))],
  ['BR-46', (paper) => elementsAt(paper, SUBTOTAL).every((each) => has(each, 'cbc:TaxAmount'))],
  ['BR-47', (paper) => elementsAt(paper, SUBTOTAL).every((each) => has(each, 'cac:TaxCategory/cbc:ID'))],
  ['BR-48', (paper) => elementsAt(paper, SUBTOTAL).every((each) => has(each, 'cac:TaxCategory/cbc:Percent'))],
  ['BR-CL-17', (paper) => everyCategory(paper).every((each) => CATEGORIES.includes(textAt(each, 'cbc:ID')))],
  [
    'BR-CO-14',
    (paper) => sumAt(paper, 'cac:TaxTotal/cbc:TaxAmount') === sumAt(paper, `${SUBTOTAL}/cbc:TaxAmount`),
  ],
  // Within a euro, as the official rule has it: VAT that was included in prices is rounded over what was
  // paid.
  [
    'BR-CO-17',
    (paper) =>
      elementsAt(paper, SUBTOTAL).every((each) => {
        const taxable = centsOf(textAt(each, 'cbc:TaxableAmount'));
        const due = Math.round((taxable * Number(textAt(each, 'cac:TaxCategory/cbc:Percent'))) / 100);
        return Math.abs(centsOf(textAt(each, 'cbc:TaxAmount')) - due) < 100;
      }),
  ],
  // BR-S-08 and BR-G-08: the breakdown of a category is what of the paper falls under it.
  [
    'BR-S-08',
    (paper) =>
      elementsAt(paper, SUBTOTAL).every(
        (each) =>
          centsOf(textAt(each, 'cbc:TaxableAmount')) ===
          taxableOf(paper, categoryOf(each, 'cac:TaxCategory')),
      ),
  ],
  // BR-S-01, BR-G-01: every category of a line is broken down, once.
  [
    'BR-S-01',
    (paper) => {
      const broken = elementsAt(paper, SUBTOTAL).map((each) => categoryOf(each, 'cac:TaxCategory'));
      return (
        new Set(broken).size === broken.length &&
        linesOf(paper).every((line) => broken.includes(categoryOf(line, LINE_TAX)))
      );
    },
  ],
  ['BR-S-05', (paper) => percents(ofKind(paper, 'S')).every((percent) => percent > 0)],
  [
    'BR-S-10',
    (paper) =>
      elementsAt(paper, `${SUBTOTAL}/cac:TaxCategory`).every(
        (each) => textAt(each, 'cbc:ID') !== 'S' || !has(each, 'cbc:TaxExemptionReasonCode'),
      ),
  ],
  ['BR-G-05', (paper) => percents(ofKind(paper, 'G')).every((percent) => percent === 0)],
  [
    'BR-G-10',
    (paper) =>
      elementsAt(paper, `${SUBTOTAL}/cac:TaxCategory`).every(
        (each) =>
          textAt(each, 'cbc:ID') !== 'G' ||
          has(each, 'cbc:TaxExemptionReasonCode') ||
          has(each, 'cbc:TaxExemptionReason'),
      ),
  ],
  [
    'BR-CL-22',
    (paper) =>
      everyCategory(paper)
        .flatMap((each) => textsAt(each, 'cbc:TaxExemptionReasonCode'))
        .every((code) => EXEMPTIONS.includes(code)),
  ],
  ['PEPPOL-EN16931-R053', (paper) => elementsAt(paper, 'cac:TaxTotal').length === 1],
];

export const MONEY_RULES: readonly Rule[] = [
  ['BR-12', (paper) => has(paper, `${TOTAL}/cbc:LineExtensionAmount`)],
  ['BR-13', (paper) => has(paper, `${TOTAL}/cbc:TaxExclusiveAmount`)],
  ['BR-14', (paper) => has(paper, `${TOTAL}/cbc:TaxInclusiveAmount`)],
  ['BR-15', (paper) => has(paper, `${TOTAL}/cbc:PayableAmount`)],
  [
    'BR-CO-10',
    (paper) =>
      sum(linesOf(paper).map((line) => centsOf(textAt(line, 'cbc:LineExtensionAmount')))) ===
      total(paper, 'LineExtensionAmount'),
  ],
  [
    'BR-CO-11',
    (paper) => sum(allowances(paper, false).map(amountOf)) === total(paper, 'AllowanceTotalAmount'),
  ],
  ['BR-CO-12', (paper) => sum(allowances(paper, true).map(amountOf)) === total(paper, 'ChargeTotalAmount')],
  [
    'BR-CO-13',
    (paper) =>
      total(paper, 'LineExtensionAmount') -
        total(paper, 'AllowanceTotalAmount') +
        total(paper, 'ChargeTotalAmount') ===
      total(paper, 'TaxExclusiveAmount'),
  ],
  [
    'BR-CO-15',
    (paper) =>
      total(paper, 'TaxExclusiveAmount') + sumAt(paper, 'cac:TaxTotal/cbc:TaxAmount') ===
      total(paper, 'TaxInclusiveAmount'),
  ],
  [
    'BR-CO-16',
    (paper) =>
      total(paper, 'TaxInclusiveAmount') -
        total(paper, 'PrepaidAmount') +
        total(paper, 'PayableRoundingAmount') ===
      total(paper, 'PayableAmount'),
  ],
  ['BR-31', (paper) => elementsAt(paper, 'cac:AllowanceCharge').every((each) => has(each, 'cbc:Amount'))],
  [
    'BR-32',
    (paper) => elementsAt(paper, 'cac:AllowanceCharge').every((each) => has(each, 'cac:TaxCategory/cbc:ID')),
  ],
  [
    'BR-33',
    (paper) =>
      elementsAt(paper, 'cac:AllowanceCharge').every(
        (each) => has(each, 'cbc:AllowanceChargeReason') || has(each, 'cbc:AllowanceChargeReasonCode'),
      ),
  ],
];

export const LINE_RULES: readonly Rule[] = [
  ['BR-21', (paper) => linesOf(paper).every((line) => has(line, 'cbc:ID'))],
  ['BR-22', (paper) => linesOf(paper).every((line) => quantityOf(line) !== '')],
  [
    'BR-23',
    (paper) =>
      linesOf(paper)
        .flatMap((line) => line.children)
        .filter(({ name }) => /Quantity$/.test(name))
        .every(({ attributes }) => attributes.unitCode === 'C62'),
  ],
  ['BR-24', (paper) => linesOf(paper).every((line) => has(line, 'cbc:LineExtensionAmount'))],
  ['BR-25', (paper) => linesOf(paper).every((line) => has(line, 'cac:Item/cbc:Name'))],
  ['BR-26', (paper) => linesOf(paper).every((line) => has(line, 'cac:Price/cbc:PriceAmount'))],
  [
    'BR-27',
    (paper) => linesOf(paper).every((line) => Number(textAt(line, 'cac:Price/cbc:PriceAmount')) >= 0),
  ],
  ['BR-CO-04', (paper) => linesOf(paper).every((line) => has(line, `${LINE_TAX}/cbc:ID`))],
  // Within two cents, as the official rule has it.
  [
    'PEPPOL-EN16931-R120',
    (paper) =>
      linesOf(paper).every(
        (line) =>
          Math.abs(
            Number(quantityOf(line)) * Number(textAt(line, 'cac:Price/cbc:PriceAmount')) * 100 -
              centsOf(textAt(line, 'cbc:LineExtensionAmount')),
          ) <= 2,
      ),
  ],
];
