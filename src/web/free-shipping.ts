// Where sending costs nothing, as short as it is told beside a price: of the home countries those that are
// switched on and free.

import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { HOME_COUNTRIES } from '#shared/shop-days.ts';

/** "NL en BE", "NL", or nothing. */
export function freeShippingIn(countries: readonly ShippingCountryView[]): string {
  const isFree = (home: string) =>
    countries.some(({ code, enabled, fee }) => code === home && enabled && fee === 0);
  return HOME_COUNTRIES.filter(isFree).join(' en ');
}
