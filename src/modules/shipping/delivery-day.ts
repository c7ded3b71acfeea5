// Computes the delivery day of a parcel ordered at a given moment. Every delivery promise of the shop comes
// from this file. Countries without a known transit time get no promise.

import {
  addDays,
  addWorkingDays,
  type Day,
  dayOf,
  HOME_COUNTRIES,
  type HomeCountry,
  isWorkingDay,
  momentOf,
  timeOf,
} from '#shared/shop-days.ts';

/** Working days between an order and its dispatch, for an order before the cut-off and for one after it. */
export const HANDLING_DAYS = { beforeCutOff: 0, afterCutOff: 1 } as const;

/** Working days between dispatch and delivery, per country. Other countries get no delivery promise. */
const CARRIER_DAYS: Readonly<Record<HomeCountry, number>> = { NL: 1, BE: 1 };

/**
 * Returns the dispatch day of a parcel ordered at `now`: the same day on a Dutch working day before `cutOff`
 * ("16:00"), else the next working day.
 */
export function dispatchDay(now: Date, cutOff: string): Day {
  const today = dayOf(now);
  const inTime = isWorkingDay(today) && timeOf(now) < cutOff;
  return addWorkingDays(today, inTime ? HANDLING_DAYS.beforeCutOff : HANDLING_DAYS.afterCutOff);
}

/** Returns the time of today's cut-off; null when nothing is dispatched today or the cut-off has passed. */
export function leavesTodayUntil(now: Date, cutOff: string): Date | null {
  const today = dayOf(now);
  return dispatchDay(now, cutOff) === today ? momentOf(today, cutOff) : null;
}

/**
 * Returns the next moment at which the promised delivery day may change: today's cut-off, or midnight when
 * nothing is dispatched today any more.
 */
export function promiseChangesAt(now: Date, cutOff: string): Date {
  return leavesTodayUntil(now, cutOff) ?? momentOf(addDays(dayOf(now), 1), '00:00');
}

/** Returns the delivery day of a parcel ordered at `now`; null for a country without a delivery promise. */
export function deliveryDay(now: Date, country: string, cutOff: string): Day | null {
  return arrivalDay(dispatchDay(now, cutOff), country);
}

/**
 * Returns the delivery day of a parcel dispatched on the day `left`; null for a country without a delivery
 * promise.
 */
export function arrivalDay(left: Day, country: string): Day | null {
  return isHome(country) ? addWorkingDays(left, CARRIER_DAYS[country], country) : null;
}

/** Returns the transit time to a country in working days; null for a country without a delivery promise. */
export function carrierDays(country: string): number | null {
  return isHome(country) ? CARRIER_DAYS[country] : null;
}

/**
 * Returns the latest delivery day among the given home countries (Netherlands and Belgium by default), so
 * that the promise is true in each of them.
 */
export function nearbyDeliveryDay(
  now: Date,
  cutOff: string,
  homes: readonly HomeCountry[] = HOME_COUNTRIES,
): Day {
  const left = dispatchDay(now, cutOff);
  const days = homes.map((country) => addWorkingDays(left, CARRIER_DAYS[country], country));
  return days.toSorted().at(-1) ?? left;
}

function isHome(country: string): country is HomeCountry {
  return Object.hasOwn(CARRIER_DAYS, country);
}
