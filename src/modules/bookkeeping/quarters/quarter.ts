// Computes with calendar quarters such as "2026-3", in Amsterdam time, as the tax office counts them.

import * as z from 'zod';
import { addDays, type Day, dayOf, momentOf } from '#shared/shop-days.ts';

export const quarterSchema = z.string().regex(/^20\d{2}-[1-4]$/, 'Gebruik een kwartaal zoals 2026-3');
export type Quarter = z.infer<typeof quarterSchema>;

/** A period from `from` up to, but not including, `until`. */
export type Span = { from: Date; until: Date };

export const partsOf = (quarter: Quarter): { year: number; number: number } => ({
  year: Number(quarter.slice(0, 4)),
  number: Number(quarter.slice(5)),
});

export function quarterOf(moment: Date): Quarter {
  const day = dayOf(moment);
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

export function nextQuarter(quarter: Quarter): Quarter {
  const { year, number } = partsOf(quarter);
  return number === 4 ? `${year + 1}-1` : `${year}-${number + 1}`;
}

export function firstDayOf(quarter: Quarter): Day {
  const { year, number } = partsOf(quarter);
  return `${year}-${String(number * 3 - 2).padStart(2, '0')}-01`;
}

export const lastDayOf = (quarter: Quarter): Day => addDays(firstDayOf(nextQuarter(quarter)), -1);

export const startOf = (quarter: Quarter): Date => momentOf(firstDayOf(quarter), '00:00');

export const spanOf = (quarter: Quarter): Span => ({
  from: startOf(quarter),
  until: startOf(nextQuarter(quarter)),
});

/** Lists all quarters from `first` to `last`, newest first. */
export function quartersBetween(first: Quarter, last: Quarter): Quarter[] {
  const quarters: Quarter[] = [];
  for (let at = first; at <= last; at = nextQuarter(at)) quarters.unshift(at);
  return quarters;
}

/** Returns the Dutch name of a quarter: "3e kwartaal 2026". */
export function quarterText(quarter: Quarter): string {
  const { year, number } = partsOf(quarter);
  return `${number}e kwartaal ${year}`;
}
