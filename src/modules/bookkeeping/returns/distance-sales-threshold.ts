// Computes the EU threshold for distance sales: € 10,000 per calendar year without VAT, for all countries
// together (VAT directive, art. 59c). Above the threshold, the VAT of the customer's country is due, from the
// sale that exceeds it and in the whole next year.

import { type Cents, cents } from '#shared/money.ts';
import { isCountryCode, isEuCountry } from '#shared/recipient/countries.ts';
import type { DistanceMeter } from '../contract.ts';

export const DISTANCE_LIMIT = cents(1_000_000);
/** The percentage of the distance sales threshold (€ 10,000) from which the page shows a warning. */
const NEAR_PERCENT = 80;

const HOME = 'NL';
/** The code of Northern Ireland, which belongs to the EU for goods. */
const NORTHERN_IRELAND = 'XI';

type Rows = readonly { country: string; net: Cents }[];
type ThresholdInput = { year: number; oss: boolean };

export function distanceSalesThreshold(
  { thisYear, lastYear }: { thisYear: Rows; lastYear: Rows },
  { year, oss }: ThresholdInput,
): DistanceMeter {
  const net = soldAbroad(thisYear);
  const before = soldAbroad(lastYear);
  const percentage = Math.max(0, Math.floor((net * 100) / DISTANCE_LIMIT));
  const state =
    Math.max(net, before) > DISTANCE_LIMIT ? 'over' : percentage >= NEAR_PERCENT ? 'near' : 'under';
  return { year, net, lastYear: before, limit: DISTANCE_LIMIT, percentage, state, oss };
}

function soldAbroad(rows: Rows): Cents {
  const abroad = rows.filter(
    ({ country }) =>
      country === NORTHERN_IRELAND || (country !== HOME && isCountryCode(country) && isEuCountry(country)),
  );
  return cents(abroad.reduce((sum, row) => sum + row.net, 0));
}
