// The countries of the checkout and of the settings page, by Dutch name, home countries first.
// A country without a row is not served; the list holds rows only.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { COUNTRIES, countryName, parseCountry } from '#shared/recipient/countries.ts';
import type { ShippingCountryUpdate, ShippingCountryView } from './contract.ts';
import {
  insertMissingShippingCountries,
  selectShippingCountries,
  updateShippingCountryRow,
} from './shipping-countries.repository.ts';
import { defaultShippingCountries } from './shipping-zones.ts';

/** All countries, or only those the shop sends to. Fees in cents. */
export async function listShippingCountries(
  { database }: { database: Pick<Database, 'orm'> },
  { enabledOnly }: { enabledOnly: boolean } = { enabledOnly: false },
): Promise<ShippingCountryView[]> {
  const rows = new Map((await selectShippingCountries(database.orm)).map((row) => [row.code, row]));
  return COUNTRIES.flatMap(({ code, name }) => {
    const row = rows.get(code);
    if (!row || (enabledOnly && !row.enabled)) return [];
    return [{ code, name, fee: row.fee, enabled: row.enabled }];
  });
}

/** Changes what is given and answers the country as it is now. 404 `not_found` for an unknown country. */
export async function changeShippingCountry(
  { database }: { database: Pick<Database, 'transaction'> },
  country: string,
  change: ShippingCountryUpdate,
): Promise<ShippingCountryView> {
  return database.transaction(async (tx) => {
    const code = parseCountry(country);
    const row = code && (await updateShippingCountryRow(tx, code, change));
    if (!row) throw notFound('Dit land kennen we niet.');
    // Pages show the fees under the tag of the settings.
    await announceChange(tx, 'settings');
    return { code: row.code, name: countryName(row.code), fee: row.fee, enabled: row.enabled };
  });
}

/** Adds countries that have no row yet; figures the operator changed stay. */
export async function seedShipping(tx: Orm): Promise<void> {
  await insertMissingShippingCountries(tx, defaultShippingCountries());
}
