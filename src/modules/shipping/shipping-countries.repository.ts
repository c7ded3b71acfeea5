// The SQL of the shipping countries: rows are read as values of the domain type. The fees themselves are set
// in shipping-zones.ts and by the operator.

import { eq } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { cents } from '#shared/money.ts';
import type { CountryCode } from '#shared/recipient/countries.ts';
import type { ShippingCountryUpdate } from './contract.ts';
import { shippingCountries } from './shipping.tables.ts';
import type { ShippingCountry } from './shipping-zones.ts';

const columns = {
  code: shippingCountries.code,
  fee: shippingCountries.feeCents,
  enabled: shippingCountries.enabled,
};

export async function selectShippingCountries(db: Orm): Promise<ShippingCountry[]> {
  return db.select(columns).from(shippingCountries).orderBy(shippingCountries.code);
}

export function findShippingCountry(db: Orm, code: CountryCode): Promise<ShippingCountry | null> {
  return findRow(db.select(columns).from(shippingCountries).where(eq(shippingCountries.code, code)));
}

export async function updateShippingCountryRow(
  db: Orm,
  code: CountryCode,
  change: ShippingCountryUpdate,
): Promise<ShippingCountry | null> {
  if (change.fee === undefined && change.enabled === undefined) return findShippingCountry(db, code);
  const rows = await db
    .update(shippingCountries)
    .set({
      ...(change.fee === undefined ? {} : { feeCents: cents(change.fee) }),
      ...(change.enabled === undefined ? {} : { enabled: change.enabled }),
    })
    .where(eq(shippingCountries.code, code))
    .returning(columns);
  return rows[0] ?? null;
}

/** Inserts the shipping countries that have no row; existing rows stay as they are. */
export async function insertMissingShippingCountries(
  db: Orm,
  rows: readonly ShippingCountry[],
): Promise<void> {
  await db
    .insert(shippingCountries)
    .values(rows.map(({ code, fee, enabled }) => ({ code, feeCents: fee, enabled })))
    .onConflictDoNothing();
}
