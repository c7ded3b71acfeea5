// Computes the delivery day that pages promise for an order placed now. A page that shows this day leaves the
// cache when the day changes.

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

/**
 * Returns the promised delivery day for the home countries. Null when the shop sends to none of them or
 * nothing can be ordered. Also limits how long the page is cached.
 */
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
