// Groups the countries by shipping fee, for the shipping page.

import { type DeliveryZone, MAX_NAMED } from '#copy/legal/legal-info.ts';
import { type ShippingCountryView, shippingZone } from '#modules/shipping/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';

const HOME: readonly string[] = ['NL', 'BE'];
/**
 * Maximum number of countries that a zone of the shipping page lists by name. Above it, the largest zone is
 * called "all others".
 */
const MOST_NAMES = 60;

/**
 * Returns the countries grouped by shipping fee: the home countries first, then by rising fee. Countries that
 * are switched off are left out.
 */
export function deliveryZones(countries: readonly ShippingCountryView[]): DeliveryZone[] {
  const groups = new Map<string, { isHome: boolean; fee: number; names: string[]; inEurope: boolean }>();
  for (const { code, name, fee } of countries.filter(({ enabled }) => enabled)) {
    const isHome = HOME.includes(code);
    const key = `${isHome} ${fee}`;
    const group = groups.get(key) ?? { isHome, fee, names: [], inEurope: true };
    groups.set(key, group);
    group.names.push(name);
    group.inEurope &&= shippingZone(code) === 'europe';
  }
  const sorted = [...groups.values()].sort((a, b) => Number(b.isHome) - Number(a.isHome) || a.fee - b.fee);
  // Two nameless groups would be a riddle: only the biggest may be "all others".
  const biggest = sorted.reduce((most, { names }) => Math.max(most, names.length), 0);
  return sorted.map(({ isHome, fee, names, inEurope }) => ({
    kind: isHome ? 'home' : inEurope && names.length > MAX_NAMED ? 'europe' : 'abroad',
    countries: names.length > MOST_NAMES && names.length === biggest ? null : names,
    fee: fee === 0 ? null : formatEuro(cents(fee)),
  }));
}

/** Returns the names of the countries the shop does not send to. */
export function notServed(countries: readonly ShippingCountryView[]): string[] {
  return countries.filter(({ enabled }) => !enabled).map(({ name }) => name);
}
