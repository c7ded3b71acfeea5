// Reads and writes the period of the figures in the URL: one of the usual periods, or two dates. Invalid
// values are ignored; the default of thirty days adds nothing to the URL.

import { lengthOf, MAX_PERIOD_DAYS, type Period } from '#modules/statistics/contract.ts';
import { addDays, dayOf } from '#shared/shop-days.ts';

export const periodChoices = ['today', '7', '30', '90', '12m', 'own'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const PERIOD_NAMES: Readonly<Record<PeriodChoice, string>> = {
  today: 'Vandaag',
  '7': '7 dagen',
  '30': '30 dagen',
  '90': '90 dagen',
  '12m': '12 maanden',
  own: 'Eigen periode',
};

const DEFAULT_PERIOD: PeriodChoice = '30';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type ChosenPeriod = Period & { choice: PeriodChoice };

export function readPeriod(parameters: URLSearchParams, now: Date): ChosenPeriod {
  const periodParameter = parameters.get('period');
  const choice = periodChoices.find((known) => known === periodParameter) ?? DEFAULT_PERIOD;
  const today = dayOf(now);
  if (choice !== 'own') return { choice, ...periodOf(choice, today) };
  const until = earlier(knownDay(parameters.get('to')) ?? today, today);
  const from = earlier(knownDay(parameters.get('from')) ?? addDays(until, -29), until);
  const first = lengthOf({ from, until }) > MAX_PERIOD_DAYS ? addDays(until, 1 - MAX_PERIOD_DAYS) : from;
  return { choice, from: first, until };
}

/** Sets the chosen period of the charts in the URL and keeps all other parameters. */
export function writePeriod(
  parameters: URLSearchParams,
  { choice, from, until }: ChosenPeriod,
): URLSearchParams {
  const result = new URLSearchParams(parameters);
  for (const name of ['period', 'from', 'to']) result.delete(name);
  if (choice !== DEFAULT_PERIOD) result.set('period', choice);
  if (choice === 'own') {
    result.set('from', from);
    result.set('to', until);
  }
  return result;
}

/**
 * Returns the first and last day of one of the usual periods of the charts, such as 30 days, ending at
 * `today`. `12m` starts on the first day of a month, so that whole months can be compared with those of the
 * year before.
 */
export function periodOf(choice: Exclude<PeriodChoice, 'own'>, today: string): Period {
  if (choice === 'today') return { from: today, until: today };
  if (choice !== '12m') return { from: addDays(today, 1 - Number(choice)), until: today };
  const month = Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4));
  const from = month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}-01`;
  return { from, until: today };
}

/**
 * Sets the first day of the chosen period of the charts. When its last day would be earlier, it becomes the
 * same day.
 */
export function withStart(period: ChosenPeriod, from: string): ChosenPeriod {
  return from > period.until ? { ...period, from, until: from } : { ...period, from };
}

export function withEnd(period: ChosenPeriod, until: string): ChosenPeriod {
  return until < period.from ? { ...period, from: until, until } : { ...period, until };
}

function knownDay(text: string | null): string | null {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function earlier(day: string, limit: string): string {
  return day < limit ? day : limit;
}
