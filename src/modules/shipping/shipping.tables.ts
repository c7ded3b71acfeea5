// The table of shipping countries: the fee and whether the shop sends there, one row per ISO country. The
// zones give the initial values only; afterwards the operator changes them.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cents } from '#shared/money.ts';
import type { CountryCode } from '#shared/recipient/countries.ts';

export const shippingCountries = pgTable(
  'shipping_countries',
  {
    code: text('code').$type<CountryCode>().primaryKey(),
    feeCents: integer('fee_cents').$type<Cents>().notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [check('shipping_countries_fee_not_negative', sql`${table.feeCents} >= 0`)],
);
