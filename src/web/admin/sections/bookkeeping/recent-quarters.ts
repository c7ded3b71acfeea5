// The quarters offered by a filter, from the first quarter of two years ago to the present one: those the tax
// office may still ask about.

import { quarterOf, quartersBetween, quarterText } from '#modules/bookkeeping/contract.ts';

const YEARS = 2;

export function recentQuarters(now: Date): Record<string, string> {
  const last = quarterOf(now);
  const first = `${Number(last.slice(0, 4)) - YEARS}-1`;
  return Object.fromEntries(quartersBetween(first, last).map((quarter) => [quarter, quarterText(quarter)]));
}
