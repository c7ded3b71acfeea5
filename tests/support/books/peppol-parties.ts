// The rules of EN 16931 and Peppol BIS Billing 3.0 about seller, buyer and payment.

import { isCountryCode } from '#shared/recipient/countries.ts';
import type { Rule } from './xml-shape.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
/**
 * Schemes of electronic addresses that Peppol accepts: a Dutch and a government number, a Belgian number, VAT
 * numbers, a GLN. EN 16931 also accepts e-mail addresses.
 */
const PEPPOL_SCHEMES = ['0106', '0190', '0208', '9944', '9925', '0088'];
/** The payment means codes of UNCL4461, and those NL-R-008 allows between Dutch parties. */
const MEANS = ['1', '10', '30', '48', '49', '54', '55', '57', '58', '59', '68', '97', 'ZZZ'];
const DUTCH_MEANS = ['30', '48', '49', '57', '58', '59'];

const has = (paper: XmlElement, path: string) => textAt(paper, path).trim() !== '';
const countryOf = (paper: XmlElement, party: string) =>
  textAt(paper, `${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`);
const isDutch = (paper: XmlElement, party: string) => countryOf(paper, party) === 'NL';
const isPlaced = (paper: XmlElement, party: string) =>
  ['StreetName', 'CityName', 'PostalZone'].every((name) =>
    has(paper, `${party}/cac:PostalAddress/cbc:${name}`),
  );
const means = (paper: XmlElement) => elementsAt(paper, 'cac:PaymentMeans');
const codeOf = (each: XmlElement) => textAt(each, 'cbc:PaymentMeansCode');
const payable = (paper: XmlElement) => Number(textAt(paper, 'cac:LegalMonetaryTotal/cbc:PayableAmount'));

export const PARTY_RULES: readonly Rule[] = [
  ['BR-06', (paper) => has(paper, `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['BR-07', (paper) => has(paper, `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['BR-08', (paper) => elementsAt(paper, `${SELLER}/cac:PostalAddress`).length === 1],
  ['BR-09', (paper) => has(paper, `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)],
  ['BR-10', (paper) => elementsAt(paper, `${BUYER}/cac:PostalAddress`).length === 1],
  ['BR-11', (paper) => has(paper, `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)],
  ['BR-CL-14', (paper) => [SELLER, BUYER].every((party) => isCountryCode(countryOf(paper, party)))],
  ['BR-CO-09', (paper) => /^[A-Z]{2}\w/.test(textAt(paper, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`))],
  [
    'BR-CO-26',
    (paper) =>
      has(paper, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`) ||
      has(paper, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`),
  ],
  ['BR-62', (paper) => schemeOf(paper, SELLER) !== ''],
  ['BR-63', (paper) => schemeOf(paper, BUYER) !== ''],
  ['BR-CL-25', (paper) => schemesOf(paper).every((scheme) => [...PEPPOL_SCHEMES, 'EM'].includes(scheme))],
  ['PEPPOL-EN16931-CL008', (paper) => schemesOf(paper).every((scheme) => PEPPOL_SCHEMES.includes(scheme))],
  ['PEPPOL-EN16931-R010', (paper) => has(paper, `${BUYER}/cbc:EndpointID`)],
  ['PEPPOL-EN16931-R020', (paper) => has(paper, `${SELLER}/cbc:EndpointID`)],
  ['NL-R-002', (paper) => !isDutch(paper, SELLER) || isPlaced(paper, SELLER)],
  [
    'NL-R-003',
    (paper) =>
      !isDutch(paper, SELLER) ||
      elementsAt(paper, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`).every(({ attributes }) =>
        ['0106', '0190'].includes(attributes.schemeID ?? ''),
      ),
  ],
  ['NL-R-004', (paper) => !isDutch(paper, SELLER) || !isDutch(paper, BUYER) || isPlaced(paper, BUYER)],
  ['NL-R-007', (paper) => !isDutch(paper, SELLER) || payable(paper) <= 0 || means(paper).length > 0],
  [
    'NL-R-008',
    (paper) =>
      !isDutch(paper, SELLER) ||
      !isDutch(paper, BUYER) ||
      means(paper).every((each) => DUTCH_MEANS.includes(codeOf(each))),
  ],
  ['BR-CL-16', (paper) => means(paper).every((each) => MEANS.includes(codeOf(each)))],
  [
    'BR-61',
    (paper) =>
      means(paper).every(
        (each) => !['30', '58'].includes(codeOf(each)) || has(each, 'cac:PayeeFinancialAccount/cbc:ID'),
      ),
  ],
  [
    'BR-CO-25',
    (paper) =>
      paper.name !== 'Invoice' ||
      payable(paper) <= 0 ||
      has(paper, 'cbc:DueDate') ||
      has(paper, 'cac:PaymentTerms/cbc:Note'),
  ],
];

function schemeOf(paper: XmlElement, party: string): string {
  return elementsAt(paper, `${party}/cbc:EndpointID`)[0]?.attributes.schemeID ?? '';
}

const schemesOf = (paper: XmlElement) => [schemeOf(paper, SELLER), schemeOf(paper, BUYER)];
