// Reads and changes the countries the shop sends to, for the checkout and the settings page. Countries are
// listed by Dutch name, home countries first. A country without a row is not served and not listed.

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

/**
 * Lists all shipping countries, or only those the shop sends to, by Dutch name with the home countries first;
 * fees in cents.
 */
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

/**
 * Changes the given fields of a country and returns the country; throws 404 `not_found` for an unknown
 * country.
 */
export async function changeShippingCountry(
  { database }: { database: Pick<Database, 'transaction'> },
  country: string,
  change: ShippingCountryUpdate,
): Promise<ShippingCountryView> {
  return database.transaction(async (tx) => {
    const code = parseCountry(country);
    const row = code && (await updateShippingCountryRow(tx, code, change));
    if (!row) throw notFound('Dit land kennen we niet.');
    // Pages that show fees are cached under the tag `settings`.
    await announceChange(tx, 'settings');
    return { code: row.code, name: countryName(row.code), fee: row.fee, enabled: row.enabled };
  });
}

/**
 * Inserts a row for every country without a row, with the fee of its zone; existing rows stay as they are.
 */
export async function seedShipping(tx: Orm): Promise<void> {
  await insertMissingShippingCountries(tx, defaultShippingCountries());
}
