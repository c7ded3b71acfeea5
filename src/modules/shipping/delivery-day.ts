// The one promise of a day: when a parcel ordered at a moment is at the door. Every place that names a day asks here.
// A country without a carrier's figure is promised none.

import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { addWorkingDays, type Day, dayOf, type HomeCountry, isWorkingDay } from '#shared/shop-days.ts';

/** Working days between the carrier's van and the door. */
const CARRIER_DAYS: Readonly<Record<HomeCountry, number>> = { NL: 1, BE: 1 };

const shopTime = new Intl.DateTimeFormat('nl-NL', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day a parcel ordered now leaves: today on a Dutch working day before `cutOff` ("16:00"), else the next one. */
export function dispatchDay(now: Date, cutOff: string): Day {
  const today = dayOf(now);
  return isWorkingDay(today) && shopTime.format(now) < cutOff ? today : addWorkingDays(today, 1);
}

/** The day a parcel ordered now is delivered in that country; null when none is promised. */
export function deliveryDay(now: Date, country: string, cutOff: string): Day | null {
  return arrivalDay(dispatchDay(now, cutOff), country);
}

/** The day a parcel that left on that day is delivered; null when none is promised. */
export function arrivalDay(left: Day, country: string): Day | null {
  return isHome(country) ? addWorkingDays(left, CARRIER_DAYS[country], country) : null;
}

/** The day on which it is true for the Netherlands and Belgium alike. */
export function nearbyDeliveryDay(now: Date, cutOff: string): Day {
  const left = dispatchDay(now, cutOff);
  const days = (['NL', 'BE'] as const).map((country) => addWorkingDays(left, CARRIER_DAYS[country], country));
  return days.toSorted().at(-1) ?? left;
}

function isHome(country: string): country is HomeCountry {
  return Object.hasOwn(CARRIER_DAYS, country);
}
