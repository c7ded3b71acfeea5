// How long it is until the next midnight in Amsterdam, also on the two days a year that have 23 or 25 hours.

import { SHOP_TIME_ZONE } from '#shared/clock.ts';

export type TimeLeft = { hours: string; minutes: string; seconds: string };

const SECOND = 1000;
const HOUR = 3_600_000;

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The moment the calendar day in Amsterdam after that of `now` begins. */
export function nextMidnight(now: Date): Date {
  const { year, month, day } = wallParts(now.getTime());
  const wall = Date.UTC(year, month - 1, day + 1);
  // Midnight itself never falls in the hour that is skipped or repeated, so the offset found there is right.
  return new Date(wall - offsetAt(wall - HOUR));
}

/** Two digits each; the hours may be 24 on the longest day. */
export function timeUntilMidnight(now: Date): TimeLeft {
  const left = Math.max(0, Math.ceil((nextMidnight(now).getTime() - now.getTime()) / SECOND));
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return { hours: pad(left / 3600), minutes: pad((left % 3600) / 60), seconds: pad(left % 60) };
}

/** How far the clock in Amsterdam is ahead of UTC. */
function offsetAt(time: number): number {
  const { year, month, day, hour, minute, second } = wallParts(time);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / SECOND) * SECOND;
}

function wallParts(time: number) {
  const parts = Object.fromEntries(
    wallClock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}
