// The operator sets the fee of a country or switches it on or off.
// The next quote uses it; orders keep what they paid.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { countryName, parseCountry } from '#shared/recipient/countries.ts';
import type { ShippingCountryUpdate, ShippingCountryView } from './contract.ts';
import { updateShippingCountryRow } from './shipping-countries.repository.ts';

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
