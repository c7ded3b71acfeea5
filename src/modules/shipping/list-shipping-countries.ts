// The countries of the checkout and of the settings page, by Dutch name, home countries first.
// A country without a row is not served; the list holds rows only.

import type { Database } from '#platform/database/database.ts';
import { COUNTRIES } from '#shared/recipient/countries.ts';
import type { ShippingCountryView } from './contract.ts';
import { selectShippingCountries } from './shipping-countries.repository.ts';

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
