// Formats amounts for the charts: whole euros on an axis, cents for an amount in text.

import { cents, formatEuro, toDutchText } from '#shared/money.ts';
import { countText } from '../../format.ts';

const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats an amount in cents: 123456 as "€1.234,56". */
export const sumText = (amount: number): string => formatEuro(cents(amount));

/** Formats an amount in cents for an axis: "€250", "€1,2K". */
export function shortEuros(amount: number): string {
  const value = amount / 100;
  return `€${value < 10_000 ? countText(Math.round(value * 100) / 100) : short.format(value)}`;
}

export function shortCount(count: number): string {
  return count < 100_000 ? countText(count) : short.format(count);
}

/** Formats an amount in cents for a downloaded file: "1234,56". */
export function plainEuros(amount: number): string {
  return toDutchText(cents(amount));
}
