// Names the home countries with free shipping, in the short form used beside a price.

import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { HOME_COUNTRIES } from '#shared/shop-days.ts';

/**
 * Returns the home countries that are enabled and have no shipping fee: "NL en BE", "NL", or an empty text.
 */
export function freeShippingIn(countries: readonly ShippingCountryView[]): string {
  const isFree = (home: string) =>
    countries.some(({ code, enabled, fee }) => code === home && enabled && fee === 0);
  return HOME_COUNTRIES.filter(isFree).join(' en ');
}
