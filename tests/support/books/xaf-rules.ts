// Checks XML Auditfile Financieel 3.2 against its schema (XmlAuditfileFinancieel3.2.xsd, 2 April 2014, with
// notes): elements, order, lengths and types, unique keys and references, and totals. Parts a shop never uses
// (opening balance, subledgers, change history) are not allowed.

import { checkShape, type Fault, type Format, isDay } from './xml-shape.ts';
import { centsOf, elementsAt, readXml, textAt, textsAt, type XmlElement } from './xml-tree.ts';

const NAMESPACE = 'http://www.auditfiles.nl/XAF/3.2';

const ADDRESS =
  'streetname=999? number=15? numberExtension=999? property=50? city=50? postalCode=10? region=50? country=country?';

const FORMAT: Format = {
  prefix: 'XAF',
  shapes: {
    auditfile: 'header company',
    header:
      'fiscalYear=9 startDate=day endDate=day curCode=currency dateCreated=day softwareDesc=50? softwareVersion=20?',
    company:
      'companyIdent=35? companyName=999 taxRegistrationCountry=country taxRegIdent=30 streetAddress* postalAddress* customersSuppliers? generalLedger? vatCodes? periods? transactions?',
    streetAddress: ADDRESS,
    postalAddress: ADDRESS,
    customersSuppliers: 'customerSupplier*',
    customerSupplier: 'custSupID=35 custSupName=50? contact=50? telephone=30? custSupTp=party?',
    generalLedger: 'ledgerAccount+',
    ledgerAccount: 'accID=35 accDesc=999 accTp=account',
    vatCodes: 'vatCode*',
    vatCode: 'vatID=35 vatDesc=999 vatToPayAccID=35? vatToClaimAccID=35?',
    periods: 'period*',
    period: 'periodNumber=period periodDesc=50? startDatePeriod=day endDatePeriod=day',
    transactions: 'linesCount=count totalDebit=amount totalCredit=amount journal*',
    journal: 'jrnID=35 desc=9999 jrnTp=journal? offsetAccID=35? transaction*',
    transaction: 'nr=35 desc=9999? periodNumber=period trDt=day trLine*',
    trLine:
      'nr=35 accID=35 docRef=999 effDate=day desc=9999? amnt=amount amntTp=side recRef=999? custSupID=35? invRef=999? orderRef=999? vat*',
    vat: 'vatID=35 vatPerc=percent vatAmnt=amount vatAmntTp=side',
  },
  kinds: {
    day: isDay,
    currency: (text) => text === 'EUR',
    country: (text) => /^[A-Z]{2}$/.test(text),
    account: (text) => /^[BMP]$/.test(text),
    party: (text) => /^[BCOS]$/.test(text),
    journal: (text) => /^[BCGMOPSTYZ]$/.test(text),
    side: (text) => /^[CD]$/.test(text),
    amount: (text) => /^-?\d{1,18}(\.\d{1,2})?$/.test(text),
    percent: (text) => /^\d{1,5}(\.\d{1,3})?$/.test(text),
    count: (text) => /^\d{1,10}$/.test(text),
    period: (text) => /^\d{1,3}$/.test(text),
  },
};

/** The keys that must be unique, and the elements that refer to them. */
const KEYS: readonly (readonly [rule: string, key: string, refs: readonly string[]])[] = [
  [
    'ACCOUNT',
    'generalLedger/ledgerAccount/accID',
    ['vatCodes/vatCode/vatToPayAccID', 'transactions/journal/transaction/trLine/accID'],
  ],
  [
    'PARTY',
    'customersSuppliers/customerSupplier/custSupID',
    ['transactions/journal/transaction/trLine/custSupID'],
  ],
  ['VAT', 'vatCodes/vatCode/vatID', ['transactions/journal/transaction/trLine/vat/vatID']],
  ['PERIOD', 'periods/period/periodNumber', ['transactions/journal/transaction/periodNumber']],
  ['JOURNAL', 'transactions/journal/jrnID', []],
];

/**
 * Checks an audit file (XAF): structure, keys, totals and dates. Returns the broken rules; empty when there
 * are none.
 */
export function checkAuditFile(xml: string): Fault[] {
  const root = readXml(xml);
  const company = elementsAt(root, 'company')[0] ?? root;
  return [
    ...(root.attributes.xmlns === NAMESPACE ? [] : [{ rule: 'XAF-NAMESPACE', at: root.name }]),
    ...checkShape(root, FORMAT),
    ...KEYS.flatMap((key) => checkKey(company, key)),
    ...checkSums(company),
    ...checkDays(root),
  ];
}

function checkKey(company: XmlElement, [rule, key, refs]: (typeof KEYS)[number]): Fault[] {
  const values = textsAt(company, key);
  const twice = values.filter((value, place) => values.indexOf(value) !== place);
  const lost = refs.flatMap((ref) => textsAt(company, ref)).filter((value) => !values.includes(value));
  return [
    ...twice.map((at) => ({ rule: `XAF-${rule}-KEY`, at })),
    ...lost.map((at) => ({ rule: `XAF-${rule}-REF`, at })),
  ];
}

const sideOf = (lines: readonly XmlElement[], side: string): number =>
  lines
    .filter((line) => textAt(line, 'amntTp') === side)
    .reduce((sum, line) => sum + centsOf(textAt(line, 'amnt')), 0);

/**
 * Checks the totals: the head has the number of lines, the debit and the credit; debit equals credit in total
 * and in each transaction.
 */
function checkSums(company: XmlElement): Fault[] {
  const told = (name: string) => textAt(company, `transactions/${name}`);
  const lines = elementsAt(company, 'transactions/journal/transaction/trLine');
  const wrong = [
    [Number(told('linesCount')) !== lines.length, 'XAF-LINES'],
    [centsOf(told('totalDebit')) !== sideOf(lines, 'D'), 'XAF-DEBIT'],
    [centsOf(told('totalCredit')) !== sideOf(lines, 'C'), 'XAF-CREDIT'],
    [told('totalDebit') !== told('totalCredit'), 'XAF-BALANCE'],
  ] as const;
  const uneven = elementsAt(company, 'transactions/journal/transaction').filter((each) => {
    const own = elementsAt(each, 'trLine');
    return sideOf(own, 'D') !== sideOf(own, 'C');
  });
  return [
    ...wrong.filter(([isWrong]) => isWrong).map(([, rule]) => ({ rule, at: 'transactions' })),
    ...uneven.map((each) => ({ rule: 'XAF-BALANCE', at: `transaction ${textAt(each, 'nr')}` })),
  ];
}

/** Checks the dates: a transaction is within its period, and every period is within the span of the file. */
function checkDays(root: XmlElement): Fault[] {
  const from = textAt(root, 'header/startDate');
  const until = textAt(root, 'header/endDate');
  const periods = elementsAt(root, 'company/periods/period').map((each) => ({
    number: textAt(each, 'periodNumber'),
    first: textAt(each, 'startDatePeriod'),
    last: textAt(each, 'endDatePeriod'),
  }));
  const outside = periods.filter(({ first, last }) => first < from || last > until || first > last);
  const strayed = elementsAt(root, 'company/transactions/journal/transaction').filter((each) => {
    const day = textAt(each, 'trDt');
    const period = periods.find(({ number }) => number === textAt(each, 'periodNumber'));
    return period !== undefined && (day < period.first || day > period.last);
  });
  return [
    ...outside.map(({ number }) => ({ rule: 'XAF-SPAN', at: `period ${number}` })),
    ...strayed.map((each) => ({ rule: 'XAF-DATE', at: `transaction ${textAt(each, 'nr')}` })),
  ];
}
