// The first figures of a fresh shop: every ISO country with its zone's fee, sanctioned countries off.
// Runs at every start, so a country that ISO adds later gets its row too.

import type { Orm } from '#platform/database/database.ts';
import { insertMissingShippingCountries } from './shipping-countries.repository.ts';
import { defaultShippingCountries } from './shipping-zones.ts';

/** Adds countries that have no row yet; figures the operator changed stay. */
export async function seedShipping(tx: Orm): Promise<void> {
  await insertMissingShippingCountries(tx, defaultShippingCountries());
}
