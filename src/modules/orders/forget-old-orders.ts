// What the privacy policy promises of orders: the customer is forgotten seven years after the financial year of the order
// (AWR art. 52), ten after a sale to another country of the Union (VAT directive art. 369k). Amounts and history stay.

import type { Database } from '#platform/database/database.ts';
import { type Clock, hours, SHOP_TIME_ZONE } from '#shared/clock.ts';
import { countryCodes, isEuCountry } from '#shared/recipient/countries.ts';
import { blankOrders, deleteLooseWithdrawals } from './forgotten-orders.repository.ts';

const KEEP_YEARS = 7;
const KEEP_YEARS_ELSEWHERE_IN_EU = 10;

const ELSEWHERE_IN_EU = countryCodes().filter((code) => isEuCountry(code) && code !== 'NL');

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function forgetOldOrders({ database, clock }: Needs): Promise<void> {
  const year = yearOf(clock.now());
  const before = startOfYear(year - KEEP_YEARS);
  return database.transaction(async (tx) => {
    await blankOrders(tx, {
      before,
      elsewhere: ELSEWHERE_IN_EU,
      elsewhereBefore: startOfYear(year - KEEP_YEARS_ELSEWHERE_IN_EU),
      at: clock.now(),
    });
    await deleteLooseWithdrawals(tx, before);
  });
}

function yearOf(moment: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: SHOP_TIME_ZONE, year: 'numeric' }).format(moment));
}

/** In winter Amsterdam is one hour ahead of UTC. */
function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0, 1) - hours(1));
}
