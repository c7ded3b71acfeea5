// Formats bookkeeping figures for a page: amounts, rates, countries and the scope of a cost.

import type { Cost, EntryKind } from '#modules/bookkeeping/contract.ts';
import { type Cents, cents, formatEuro } from '#shared/money.ts';
import { countryName, isCountryCode } from '#shared/recipient/countries.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';

export const rateText = (rate: number) => `${rate.toLocaleString('nl-NL')}%`;

/**
 * The name of a country by its code, including `XI`, the code of Northern Ireland in VAT returns. A dash for
 * an empty code.
 */
export const countryText = (code: string) =>
  code === 'XI' ? 'Noord-Ierland' : isCountryCode(code) ? countryName(code) : code || '–';

/** Formats an amount with its sign reversed, so that a cost of €5,00 is shown as subtracted. */
export const negativeAmount = (amount: Cents) => formatEuro(cents(-amount));

/**
 * Formats an amount that is subtracted, with a minus sign; "niet ingevuld" for null, because an unknown
 * amount is not 0.
 */
export const negativeAmountIfKnown = (amount: Cents | null) =>
  amount === null ? 'niet ingevuld' : negativeAmount(amount);

export const ENTRY_TONES: Readonly<Record<EntryKind, BadgeTone>> = {
  invoice: 'live',
  credit_note: 'warning',
  credit_correction: 'info',
  payment: 'plain',
  refund: 'plain',
  refund_returned: 'plain',
  dispute: 'danger',
  fee: 'plain',
  payout: 'info',
  payout_returned: 'danger',
  other: 'plain',
  bank_receipt: 'plain',
  bank_refund: 'plain',
};

const METHODS: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: 'Kaart',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};
export const METHOD_OPTIONS = Object.entries(METHODS);

const OTHERS: Readonly<Record<Cost['kind'], string>> = {
  packaging: 'Elk pack',
  postage: 'Overige landen',
  payment: 'Overige methoden',
};

export function scopeText({ kind, scope }: Pick<Cost, 'kind' | 'scope'>): string {
  if (scope === '') return OTHERS[kind];
  if (kind === 'postage') return countryText(scope);
  return kind === 'payment' ? (METHODS[scope] ?? scope) : scope;
}

/** Formats a cost: "€0,25 + 1,5%". */
export function costText({ amount, percentage }: Pick<Cost, 'amount' | 'percentage'>): string {
  return percentage === 0 ? formatEuro(amount) : `${formatEuro(amount)} + ${rateText(percentage)}`;
}
