// The one promise of a day: when a parcel ordered at a moment is at the door. Every place that names a day
// asks here. A country without a carrier's figure is promised none.

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

/** Working days between the order and the carrier's van: ordered before the cut-off, and after it. */
export const HANDLING_DAYS = { beforeCutOff: 0, afterCutOff: 1 } as const;

/** Working days between the carrier's van and the door. */
const CARRIER_DAYS: Readonly<Record<HomeCountry, number>> = { NL: 1, BE: 1 };

/**
 * The day a parcel ordered now leaves: today on a Dutch working day before `cutOff` ("16:00"), else the next
 * one.
 */
export function dispatchDay(now: Date, cutOff: string): Day {
  const today = dayOf(now);
  const inTime = isWorkingDay(today) && timeOf(now) < cutOff;
  return addWorkingDays(today, inTime ? HANDLING_DAYS.beforeCutOff : HANDLING_DAYS.afterCutOff);
}

/** Until when what is ordered still leaves today; null on days without dispatch and from the cut-off on. */
export function leavesTodayUntil(now: Date, cutOff: string): Date | null {
  const today = dayOf(now);
  return dispatchDay(now, cutOff) === today ? momentOf(today, cutOff) : null;
}

/**
 * The first moment at which a day named now may be another: the cut-off of a day with dispatch, else
 * midnight.
 */
export function promiseChangesAt(now: Date, cutOff: string): Date {
  return leavesTodayUntil(now, cutOff) ?? momentOf(addDays(dayOf(now), 1), '00:00');
}

/** The day a parcel ordered now is delivered in that country; null when none is promised. */
export function deliveryDay(now: Date, country: string, cutOff: string): Day | null {
  return arrivalDay(dispatchDay(now, cutOff), country);
}

/** The day a parcel that left on that day is delivered; null when none is promised. */
export function arrivalDay(left: Day, country: string): Day | null {
  return isHome(country) ? addWorkingDays(left, CARRIER_DAYS[country], country) : null;
}

/** Working days a parcel to that country is on its way; null when none are promised. */
export function carrierDays(country: string): number | null {
  return isHome(country) ? CARRIER_DAYS[country] : null;
}

/** The day on which it is true for each of these: the Netherlands and Belgium, unless one is switched off. */
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
