// Tests that the zones of the shipping page come from the shop's own table, also when the operator changed
// it.

import { expect, test } from 'vitest';
import { defaultShippingCountries } from '#modules/shipping/contract.ts';
import { cents } from '#shared/money.ts';
import { countryName } from '#shared/recipient/countries.ts';
import { deliveryZones, notServed } from './delivery-zones.ts';

const seeded = defaultShippingCountries().map((country) => ({ ...country, name: countryName(country.code) }));

test('a fresh shop has home for free, Europe by name and all others', () => {
  const zones = deliveryZones(seeded);
  expect(zones.map(({ kind, fee, countries }) => [kind, fee, countries?.length ?? null])).toEqual([
    ['home', null, 2],
    ['europe', '€9,95', 39],
    ['abroad', '€19,95', null],
  ]);
  expect(notServed(seeded).sort()).toEqual(['Belarus', 'Rusland']);
});

test('a country with a fee of its own gets a line of its own', () => {
  const changed = seeded.map((country) =>
    country.code === 'DE' ? { ...country, fee: cents(495) } : country,
  );
  expect(deliveryZones(changed).map(({ fee }) => fee)).toEqual([null, '€4,95', '€9,95', '€19,95']);
});

test('a free country abroad is not promised the next day', () => {
  const changed = seeded.map((country) => (country.code === 'LU' ? { ...country, fee: cents(0) } : country));
  expect(deliveryZones(changed)[1]).toEqual({ kind: 'abroad', countries: ['Luxemburg'], fee: null });
});

test('a country that is switched off is in no zone', () => {
  const off = seeded.map((country) => ({ ...country, enabled: country.code === 'NL' }));
  expect(deliveryZones(off)).toEqual([{ kind: 'home', countries: ['Nederland'], fee: null }]);
});
