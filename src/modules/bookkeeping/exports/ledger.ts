// Converts journal entries to double-entry ledger lines with an account, debit and credit. The lines of each
// entry sum to zero.

import { type Cents, cents } from '#shared/money.ts';
import { bankKinds, type EntryKind, type VatRegime } from '../contract.ts';

export type LedgerEntry = {
  kind: EntryKind;
  amount: Cents;
  fee: Cents;
  vatAmount: Cents;
  vatRegime: VatRegime | null;
  orderId: number | null;
};

/**
 * A line of the ledger. A positive amount is debit, a negative amount is credit. `isRevenue` marks the line
 * of an invoice or credit note to which the audit file adds the VAT.
 */
export type LedgerLine = { account: string; amount: Cents; isRevenue: boolean };

/** The ledger accounts. `B` marks a balance sheet account, `P` a profit and loss account. */
export const ACCOUNTS = [
  ['1100', 'Bank', 'B'],
  ['1200', 'Tegoed bij de betaaldienst', 'B'],
  ['1300', 'Debiteuren', 'B'],
  ['1500', 'Te betalen btw', 'B'],
  ['1510', 'Te betalen btw via OSS', 'B'],
  ['2990', 'Nog uit te zoeken', 'B'],
  ['4500', 'Kosten van de betaaldienst', 'P'],
  ['4510', 'Geschillen', 'P'],
  ['8000', 'Omzet met Nederlandse btw', 'P'],
  ['8010', 'Omzet via OSS', 'P'],
  ['8020', 'Omzet buiten de EU', 'P'],
] as const;

const SOLD: Readonly<Record<VatRegime, readonly [revenue: string, vat: string]>> = {
  domestic: ['8000', '1500'],
  oss: ['8010', '1510'],
  export: ['8020', '1500'],
};

export function ledgerLines(entry: LedgerEntry): LedgerLine[] {
  const { vatRegime } = entry;
  const lines = vatRegime === null ? paymentLines(entry) : documentLines(entry, vatRegime);
  return lines.filter(({ amount }) => amount !== 0);
}

const line = (account: string, amount: number, isRevenue = false): LedgerLine => ({
  account,
  amount: cents(amount),
  isRevenue,
});

function documentLines({ amount, vatAmount }: LedgerEntry, regime: VatRegime): LedgerLine[] {
  const [revenue, vat] = SOLD[regime];
  return [line('1300', amount), line(revenue, vatAmount - amount, true), line(vat, -vatAmount)];
}

function paymentLines(entry: LedgerEntry): LedgerLine[] {
  const { kind, amount, fee } = entry;
  if (isOfBank(kind)) return [line('1100', amount), line(counterOf(entry), -amount)];
  return [line('1200', amount), line(counterOf(entry), -amount), line('4500', fee), line('1200', -fee)];
}

const isOfBank = (kind: EntryKind): boolean => bankKinds.some((each) => each === kind);

function counterOf({ kind, orderId }: LedgerEntry): string {
  if (kind === 'payout' || kind === 'payout_returned') return '1100';
  if (kind === 'fee') return '4500';
  if (kind === 'dispute') return '4510';
  return kind === 'other' || orderId === null ? '2990' : '1300';
}
