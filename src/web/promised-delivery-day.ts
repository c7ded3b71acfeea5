// The day pages name to whoever orders now. A kept page that names it is let go when it is another.

import { dayWord, type NearbyDay } from '#copy/delivery.ts';
import {
  leavesTodayUntil,
  nearbyDeliveryDay,
  promiseChangesAt,
  type ShippingCountryView,
} from '#modules/shipping/contract.ts';
import { dayOf, HOME_COUNTRIES } from '#shared/shop-days.ts';
import type { PageContext } from './page-context.ts';
import { notForSale, type Offered } from './selling.ts';

type PageParts = Pick<PageContext, 'shop' | 'cacheUntil'>;
type PromiseInput = Offered & {
  countries: readonly ShippingCountryView[];
  settings: { delivery: { cutOff: string } };
};

/** In those of the home countries that are sent to; null where there are none, or nothing can be ordered. */
export function cachedNearbyDay({ shop, cacheUntil }: PageParts, input: PromiseInput): NearbyDay | null {
  const { cutOff } = input.settings.delivery;
  const now = shop.now();
  const served = input.countries.flatMap(({ code, enabled }) => (enabled ? code : []));
  const homes = HOME_COUNTRIES.filter((home) => served.includes(home));
  if (homes.length === 0 || notForSale(input)) return null;
  cacheUntil(promiseChangesAt(now, cutOff));
  const word = dayWord(nearbyDeliveryDay(now, cutOff, homes), dayOf(now));
  return { word, homes, until: leavesTodayUntil(now, cutOff) && cutOff };
}
