// The threshold of the Union for distance sales: € 10,000 a calendar year without VAT, for all countries together (VAT directive,
// art. 59c). Above it the VAT of the customer's country is due, from the sale that crosses it.

import { type Cents, cents } from '#shared/money.ts';
import { isCountryCode, isEuCountry } from '#shared/recipient/countries.ts';
import type { DistanceMeter } from '../contract.ts';

export const DISTANCE_LIMIT = cents(1_000_000);
/** Percent of the limit from which the page warns. */
const NEAR = 80;

const HOME = 'NL';

type Asked = { year: number; oss: boolean };

export function distanceMeter(
  rows: readonly { country: string; net: Cents }[],
  { year, oss }: Asked,
): DistanceMeter {
  const abroad = rows.filter(
    ({ country }) => country !== HOME && isCountryCode(country) && isEuCountry(country),
  );
  const net = cents(abroad.reduce((sum, row) => sum + row.net, 0));
  const percentage = Math.max(0, Math.floor((net * 100) / DISTANCE_LIMIT));
  const state = net > DISTANCE_LIMIT ? 'over' : percentage >= NEAR ? 'near' : 'under';
  return { year, net, limit: DISTANCE_LIMIT, percentage, state, oss };
}
