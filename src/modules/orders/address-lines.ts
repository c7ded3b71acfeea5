// The address of an order as lines on paper: street, place and country; the one line of older records when that is all.

import { countryName, parseCountry } from '#shared/countries.ts';
import type { OrderRow } from './order.repository.ts';

/** Empty lines are left out. */
export function addressLinesOf(order: OrderRow): string[] {
  const street = [order.streetName, order.houseNumber, order.houseNumberAddition].filter(Boolean).join(' ');
  const country = parseCountry(order.country);
  return [
    street || order.customerAddress,
    [order.postalCode, order.city].filter(Boolean).join(' '),
    country ? countryName(country) : order.country,
  ].filter((line) => line !== '');
}
