// Calendar days of the shop: the day of a moment in Europe/Amsterdam, and the public holidays of each home
// country. Days are texts, so that daylight saving time does not affect calculations.

import { days, hours } from './clock.ts';
import { createDateFormat, createDayFormat } from './date-formats.ts';

/** A calendar day, `2026-11-20`; the texts sort chronologically. */
export type Day = string;

/** Returns the day of a moment in the shop's time zone. */
export const dayOf: (moment: Date) => Day = createDateFormat(
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
);

/** Returns the time of a moment in the shop's time zone, such as "16:00". */
export const timeOf = createDateFormat({ hour: '2-digit', minute: '2-digit' });

/**
 * Returns the moment of a day and time in the shop's time zone. A time that daylight saving skips in March
 * becomes an hour later. Of a time that occurs twice in October, the first moment is returned.
 */
export function momentOf(day: Day, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // Amsterdam is two hours ahead in summer, one in winter.
  const summer = new Date(asUtc - hours(2));
  return timeOf(summer) === time ? summer : new Date(asUtc - hours(1));
}

/** Returns midnight of a day in the shop's time zone. */
export const startOfDay = (day: Day): Date => momentOf(day, '00:00');

export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hours(1)) * hours(1));
}

/** Formats a day as "dinsdag 24 november". Number and month are never separated by a line break. */
export const formatWeekday = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

export function addDays(day: Day, count: number): Day {
  return new Date(noonOf(day) + days(count)).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another; negative when `until` is earlier. */
export const daysBetween = (from: Day, until: Day): number => (noonOf(until) - noonOf(from)) / days(1);

/** Home countries: those with a promised delivery day, whose public holidays the shop knows. */
export const HOME_COUNTRIES = ['NL', 'BE'] as const;
export type HomeCountry = (typeof HOME_COUNTRIES)[number];

export function isWorkingDay(day: Day, country: HomeCountry = 'NL'): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day, country);
}

/**
 * Returns the day that is `count` working days after `day`; `day` itself is not counted. Saturdays, Sundays
 * and the public holidays of `country` are no working days.
 */
export function addWorkingDays(day: Day, count: number, country: HomeCountry = 'NL'): Day {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (isWorkingDay(found, country)) left -= 1;
  }
  return found;
}

/**
 * True when a day is a public holiday in the country. Dutch holidays are those of the Algemene termijnenwet,
 * with Good Friday and 5 May every year; Belgian ones are the ten legal holidays.
 */
export function isPublicHoliday(day: Day, country: HomeCountry = 'NL'): boolean {
  const year = Number(day.slice(0, 4));
  const { fixed, fromEaster } = HOLIDAYS[country];
  if (country === 'NL' && day === kingsDay(year)) return true;
  return (
    fixed.includes(day.slice(5)) ||
    fromEaster.some((distance) => addDays(easterSunday(year), distance) === day)
  );
}

/**
 * Public holidays per country: `fixed` as month and day ("12-25"), `fromEaster` as days from Easter Sunday.
 * King's Day is in `kingsDay`.
 */
const HOLIDAYS: Readonly<Record<HomeCountry, { fixed: readonly string[]; fromEaster: readonly number[] }>> = {
  NL: { fixed: ['01-01', '05-05', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], fromEaster: [1, 39, 50] },
};

/** Returns King's Day: 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): Day {
  const day = `${year}-04-27`;
  return new Date(noonOf(day)).getUTCDay() === 0 ? addDays(day, -1) : day;
}

/** Returns Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const month = Math.floor(sum / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}

// Noon in universal time: adding whole days never meets a change of the clock.
function noonOf(day: Day): number {
  return Date.parse(`${day}T12:00:00Z`);
}

const STATUTORY_WITHDRAWAL_DAYS = 14;

/**
 * Returns the withdrawal period in days: the longer of the statutory period of 14 days and the period the
 * shop promises.
 */
export const withdrawalDays = (promisedDays: number): number =>
  Math.max(STATUTORY_WITHDRAWAL_DAYS, promisedDays);
