// Formats amounts and times for the back-office. Times are in the shop's time zone, so server and browser
// render the same text, wherever the operator is.

import { createDateFormat } from '#shared/date-formats.ts';
import { formatEuro, parseEuros } from '#shared/money.ts';

const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const writeMoment = createDateFormat({ ...dayAndTime, year: 'numeric' });
const writeDayAndTime = createDateFormat(dayAndTime);
const writeDay = createDateFormat({ dateStyle: 'medium' });
const yearOf = createDateFormat({ year: 'numeric' });
const wholeNumber = new Intl.NumberFormat('nl-NL');

/** A date and time such as "20 nov 2026, 13:05"; an invalid date is returned unchanged. */
export function momentText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : writeMoment(date);
}

/** Replaces spaces by non-breaking ones, so that a date or time stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * A date for dense lists: "20 nov, 13:05" in the current year, "20 nov 2025" in earlier ones. An invalid date
 * is returned unchanged.
 */
export function shortMomentText(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return yearOf(date) === yearOf(now) ? writeDayAndTime(date) : writeDay(date);
}

/** The day of a short date, without the time: "20 nov". */
export const shortDayText = (iso: string): string => shortMomentText(iso).replace(/,.*/, '');

/** The name of a pack, "2 Pack" for the API's "2x"; a dash for an empty text. */
export const packText = (variant: string): string => variant.replace(/^(\d+)x$/, '$1\u00a0Pack') || '–';

/** Formats the API's "24.95" as "€24,95"; an invalid amount is returned unchanged. */
export function amountText(decimal: string): string {
  const amount = parseEuros(decimal);
  return amount === null ? decimal : formatEuro(amount);
}

/** Formats the API's "24.95" as people type it, "24,95"; empty for null. */
export function typedAmount(decimal: string | null): string {
  return (decimal ?? '').replace('.', ',');
}

/** Formats a number with thousands separators: "1.234". */
export function countText(count: number): string {
  return wholeNumber.format(count);
}

/** A number with its noun: "1 bestelling", "12 bestellingen". */
export function countedText(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** Formats a calendar day such as "2026-12-31" as "31 dec 2026"; an invalid day is returned unchanged. */
export function dayText(isoDay: string): string {
  const date = new Date(`${isoDay}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? isoDay : writeDay(date);
}

/** A file size: "240 kB", "1,5 MB". */
export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
}

/**
 * The total of a list: "12 bestellingen"; above the limit the shop counts to, "meer dan 10.000 bestellingen".
 */
export function totalText(total: { total: number; totalIsMore: boolean }, one: string, many: string): string {
  return total.totalIsMore
    ? `meer dan ${countText(total.total)} ${many}`
    : countedText(total.total, one, many);
}
