// The day pages name to whoever orders now. A kept page that names it is let go when it is another.

import { dayWord, type NearbyDay } from '#copy/delivery.ts';
import { nearbyDeliveryDay, promiseChangesAt, type ShippingCountryView } from '#modules/shipping/contract.ts';
import { dayOf, HOME_COUNTRIES } from '#shared/shop-days.ts';
import type { PageContext } from './page-context.ts';

type Place = Pick<PageContext, 'shop' | 'keepUntil'>;
type Told = { countries: readonly ShippingCountryView[]; settings: { delivery: { cutOff: string } } };

/** When what is ordered now arrives in those of the home countries that are sent to. */
export function nearbyDayAt(now: Date, { countries, settings: { delivery } }: Told): NearbyDay {
  const homes = HOME_COUNTRIES.filter((home) =>
    countries.some(({ code, enabled }) => code === home && enabled),
  );
  const day = nearbyDeliveryDay(now, delivery.cutOff, homes);
  return { word: dayWord(day, dayOf(now)), homes };
}

/** The same for a page that is kept. */
export function keptNearbyDay({ shop, keepUntil }: Place, told: Told): NearbyDay {
  const now = shop.now();
  keepUntil(promiseChangesAt(now, told.settings.delivery.cutOff));
  return nearbyDayAt(now, told);
}
