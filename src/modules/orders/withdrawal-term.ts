// Until when a consumer may withdraw: some days after receipt, moved to the next working day when the last one is none
// (BW 6:230o, Regulation 1182/71 art. 3, Algemene termijnenwet art. 3). Days are calendar days in the shop's time zone.

import { days, SHOP_TIME_ZONE } from '#shared/clock.ts';

/** A calendar day, `2026-11-20`. Such texts sort as the days do. */
export type Day = string;

const shopDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in the shop at that moment. */
export function dayOf(moment: Date): Day {
  return shopDay.format(moment);
}

export function addDays(day: Day, count: number): Day {
  return new Date(noonOf(day) + days(count)).toISOString().slice(0, 10);
}

/** The last day of a withdrawal in time: `term` days after the day of receipt, or the next working day. */
export function lastDayToWithdraw(received: Day, term: number): Day {
  let day = addDays(received, term);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** False as long as nobody knows when the parcel arrived: then the term has not run out. */
export function isLate({
  declaredAt,
  receivedAt,
  term,
}: {
  declaredAt: Date;
  receivedAt: Date | null;
  term: number;
}): boolean {
  return receivedAt !== null && dayOf(declaredAt) > lastDayToWithdraw(dayOf(receivedAt), term);
}

export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

/** The days of the Algemene termijnenwet: Good Friday and 5 May count every year. */
export function isPublicHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  const fixed = [`${year}-01-01`, kingsDay(year), `${year}-05-05`, `${year}-12-25`, `${year}-12-26`];
  const movable = [-2, 1, 39, 50].map((distance) => addDays(easter, distance));
  return [...fixed, ...movable].includes(day);
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): Day {
  const day = `${year}-04-27`;
  return new Date(noonOf(day)).getUTCDay() === 0 ? addDays(day, -1) : day;
}

/** The Gregorian computus in its anonymous form. */
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
