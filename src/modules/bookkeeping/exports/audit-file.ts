// Writes a quarter as XML Auditfile Financieel 3.2, the tax office's format for import into bookkeeping
// software. The file is streamed and its head contains the sums, so the journal is read twice. The file names
// no customer: all consumers of a country are one debtor.

import type { Settings } from '#modules/settings/contract.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, cents, toDecimalText } from '#shared/money.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { declaredCountry } from '#shared/recipient/territories.ts';
import { addDays, dayOf } from '#shared/shop-days.ts';
import {
  balanceKinds,
  bankKinds,
  documentKinds,
  type EntryKind,
  entryNames,
  regimeNames,
  type VatRow,
} from '../contract.ts';
import { type EntryRow, findLastEntry, streamEntries } from '../journal/journal.repository.ts';
import { firstDayOf, lastDayOf, partsOf, type Quarter, spanOf } from '../quarters/quarter.ts';
import { sumDocuments } from '../quarters/quarters.repository.ts';
import { ACCOUNTS, type LedgerLine, ledgerLines } from './ledger.ts';
import { group, text, type Xml } from './xml.ts';

const NAMESPACE = 'http://www.auditfiles.nl/XAF/3.2';

/**
 * The journals in the audit file, each with the kinds of entries it contains: sales (type S), the balance at
 * the payment provider and bank payments (type B).
 */
const JOURNALS: readonly (readonly [id: string, name: string, type: string, kinds: readonly EntryKind[]])[] =
  [
    ['VRK', 'Verkopen', 'S', documentKinds],
    ['BET', 'Betaaldienst', 'B', balanceKinds],
    ['BNK', 'Bank', 'B', bankKinds],
  ];

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; getSettings: GetSettings };

export async function* writeAuditFile(shop: Needs, quarter: Quarter): AsyncGenerator<string> {
  const { orm } = shop.database;
  const span = spanOf(quarter);
  // Entries booked while the file is sent are left out, because the head with the sums was sent first.
  const upTo = await findLastEntry(orm);
  const walk = (kinds: readonly EntryKind[]) => streamEntries(orm, { span, kinds, upTo });
  const { company } = await shop.getSettings();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${NAMESPACE}">`;
  yield `${header(quarter, dayOf(shop.clock.now())) ?? ''}<company>`;
  yield [...companyHead(company), ...lists(await sumDocuments(orm, span), quarter)].filter(Boolean).join('');
  const sums = { lines: 0, debit: 0, credit: 0 };
  for (const [, , , kinds] of JOURNALS)
    for await (const rows of walk(kinds)) for (const row of rows) addUp(sums, ledgerLines(row));
  yield '<transactions>';
  yield [
    text('linesCount', sums.lines),
    text('totalDebit', toDecimalText(cents(sums.debit))),
    text('totalCredit', toDecimalText(cents(sums.credit))),
  ].join('');
  for (const [id, name, type, kinds] of JOURNALS) {
    yield `<journal>${text('jrnID', id)}${text('desc', name)}${text('jrnTp', type)}`;
    for await (const rows of walk(kinds)) yield rows.map(transaction).join('');
    yield '</journal>';
  }
  yield '</transactions></company></auditfile>\n';
}

function addUp(sums: { lines: number; debit: number; credit: number }, lines: readonly LedgerLine[]): void {
  for (const { amount } of lines) {
    sums.lines += 1;
    if (amount > 0) sums.debit += amount;
    else sums.credit -= amount;
  }
}

function header(quarter: Quarter, today: string): Xml {
  return group('header', [
    text('fiscalYear', partsOf(quarter).year),
    text('startDate', firstDayOf(quarter)),
    text('endDate', lastDayOf(quarter)),
    text('curCode', 'EUR'),
    text('dateCreated', today),
    text('softwareDesc', 'Zwartwit'),
    text('softwareVersion', '1'),
  ]);
}

function companyHead(company: Settings['company']): Xml[] {
  return [
    text('companyIdent', company.kvkNumber),
    text('companyName', company.legalName),
    text('taxRegistrationCountry', company.vatId.slice(0, 2)),
    text('taxRegIdent', company.vatId),
    group('streetAddress', [
      text('streetname', company.address),
      text('city', company.city.slice(0, 50)),
      text('postalCode', company.postalCode.slice(0, 10)),
      text('country', parseCountry(company.country)),
    ]),
  ];
}

function lists(rows: readonly VatRow[], quarter: Quarter): Xml[] {
  const debtors = [...new Set(rows.map(({ country }) => country))].sort();
  const codes = new Map(rows.map((row) => [vatCode(row), row]));
  const { number } = partsOf(quarter);
  return [
    group(
      'customersSuppliers',
      debtors.map((country) =>
        group('customerSupplier', [
          text('custSupID', debtorOf(country)),
          text('custSupName', `Consumenten ${country}`),
          text('custSupTp', 'C'),
        ]),
      ),
    ),
    group(
      'generalLedger',
      ACCOUNTS.map(([id, name, type]) =>
        group('ledgerAccount', [text('accID', id), text('accDesc', name), text('accTp', type)]),
      ),
    ),
    group(
      'vatCodes',
      [...codes].map(([code, { country, rate, regime }]) =>
        group('vatCode', [
          text('vatID', code),
          text('vatDesc', `${regimeNames[regime]} ${country} ${rate} %`),
          text('vatToPayAccID', regime === 'oss' ? '1510' : '1500'),
        ]),
      ),
    ),
    group(
      'periods',
      [0, 1, 2].map((place) => period(number * 3 - 2 + place, quarter)),
    ),
  ];
}

function period(month: number, quarter: Quarter): Xml {
  const { year } = partsOf(quarter);
  const first = (of: number) =>
    `${year + Math.floor((of - 1) / 12)}-${String(((of - 1) % 12) + 1).padStart(2, '0')}-01`;
  return group('period', [
    text('periodNumber', month),
    text('startDatePeriod', first(month)),
    text('endDatePeriod', addDays(first(month + 1), -1)),
  ]);
}

const declaredIn = ({ country, vatRegime }: Pick<EntryRow, 'country' | 'vatRegime'>) =>
  declaredCountry(country ?? '', vatRegime === 'export');
const debtorOf = (country: string) => `CONSUMENT-${country}`;
const vatCode = ({ regime, country, rate }: Pick<VatRow, 'regime' | 'country' | 'rate'>) =>
  regime === 'export' ? 'EXPORT-0' : `${regime === 'oss' ? 'OSS-' : ''}${country}-${rate}`;

function transaction(row: EntryRow): string {
  const day = dayOf(row.bookedAt);
  return (
    group('transaction', [
      text('nr', row.id),
      text('desc', entryNames[row.kind]),
      text('periodNumber', Number(day.slice(5, 7))),
      text('trDt', day),
      ...ledgerLines(row).map((line, place) => transactionLine(row, line, { nr: place + 1, day })),
    ]) ?? ''
  );
}

const sided = (amount: Cents): [amount: string, type: string] => [
  toDecimalText(cents(Math.abs(amount))),
  amount < 0 ? 'C' : 'D',
];

function transactionLine(row: EntryRow, line: LedgerLine, { nr, day }: { nr: number; day: string }): Xml {
  const [amount, type] = sided(line.amount);
  return group('trLine', [
    text('nr', nr),
    text('accID', line.account),
    text('docRef', row.reference),
    text('effDate', day),
    text('amnt', amount),
    text('amntTp', type),
    line.account === '1300' && row.country ? text('custSupID', debtorOf(declaredIn(row))) : null,
    row.orderId === null ? null : text('orderRef', String(row.orderId)),
    line.isRevenue ? vatOf(row) : null,
  ]);
}

function vatOf({ vatRegime, country, vatRate, vatAmount }: EntryRow): Xml {
  if (vatRegime === null || vatRate === null) return null;
  const [amount, type] = sided(cents(-vatAmount));
  return group('vat', [
    text('vatID', vatCode({ regime: vatRegime, country: declaredIn({ country, vatRegime }), rate: vatRate })),
    text('vatPerc', vatRate.toFixed(2)),
    text('vatAmnt', amount),
    text('vatAmntTp', type),
  ]);
}
