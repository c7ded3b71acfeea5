// How the back-office writes amounts and moments. Everything is in the shop's own time zone,
// so server and browser draw the same text wherever the operator sits.

import { createDateFormat } from '#shared/date-formats.ts';
import { formatEuro, parseEuros } from '#shared/money.ts';

const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const writeMoment = createDateFormat({ ...dayAndTime, year: 'numeric' });
const writeDayAndTime = createDateFormat(dayAndTime);
const writeDay = createDateFormat({ dateStyle: 'medium' });
const yearOf = createDateFormat({ year: 'numeric' });
const wholeNumber = new Intl.NumberFormat('nl-NL');

/** "20 nov 2026, 13:05"; a text that is no moment is shown as it came. */
export function momentText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : writeMoment(date);
}

/** A day or a moment that no end of a line breaks in two. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** For dense lists: "20 nov, 13:05" in the year it is, "20 nov 2025" before that. */
export function shortMomentText(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return yearOf(date) === yearOf(now) ? writeDayAndTime(date) : writeDay(date);
}

/** Of such a moment the day: "20 nov". */
export const shortDayText = (iso: string): string => shortMomentText(iso).replace(/,.*/, '');

/** A pack by its name, "2 Pack", instead of the API's "2x"; a dash where none was chosen. */
export const packText = (variant: string): string => variant.replace(/^(\d+)x$/, '$1\u00a0Pack') || '–';

/** The API's "24.95" as "€24,95"; a text that is no amount is shown as it came. */
export function amountText(decimal: string): string {
  const amount = parseEuros(decimal);
  return amount === null ? decimal : formatEuro(amount);
}

/** The API's "24.95" as a person types it: "24,95". */
export function typedAmount(decimal: string | null): string {
  return (decimal ?? '').replace('.', ',');
}

/** 1234 as "1.234". */
export function countText(count: number): string {
  return wholeNumber.format(count);
}

/** "1 bestelling", "12 bestellingen". */
export function countedText(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** A calendar day such as "2026-12-31" as "31 dec 2026"; a text that is none is shown as it came. */
export function dayText(isoDay: string): string {
  const date = new Date(`${isoDay}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? isoDay : writeDay(date);
}

/** "240 kB", "1,5 MB". */
export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
}

/** "12 bestellingen"; beyond what the shop counts "meer dan 10.000 bestellingen". */
export function totalText(total: { total: number; totalIsMore: boolean }, one: string, many: string): string {
  return total.totalIsMore
    ? `meer dan ${countText(total.total)} ${many}`
    : countedText(total.total, one, many);
}
