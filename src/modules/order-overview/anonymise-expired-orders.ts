// Removes customers' personal data from orders whose retention period has ended: seven years after the
// financial year of the order (AWR art. 52), or ten years after a sale to another EU country (VAT directive
// art. 369k). Amounts and history stay.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { countryCodes, isEuCountry } from '#shared/recipient/countries.ts';
import { dayOf, momentOf } from '#shared/shop-days.ts';
import { anonymiseOrders, deleteLooseWithdrawals } from './anonymised-orders.repository.ts';

const RETENTION_YEARS = 7;
const RETENTION_YEARS_ELSEWHERE_IN_EU = 10;

const ELSEWHERE_IN_EU = countryCodes().filter((code) => isEuCountry(code) && code !== 'NL');

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Removes the personal data from all orders whose retention period has ended. Repeated calls are safe. */
export function anonymiseExpiredOrders({ database, clock }: Needs): Promise<void> {
  const year = Number(dayOf(clock.now()).slice(0, 4));
  const before = startOfYear(year - RETENTION_YEARS);
  return database.transaction(async (tx) => {
    await anonymiseOrders(tx, {
      before,
      elsewhere: ELSEWHERE_IN_EU,
      elsewhereBefore: startOfYear(year - RETENTION_YEARS_ELSEWHERE_IN_EU),
      at: clock.now(),
    });
    await deleteLooseWithdrawals(tx, before);
  });
}

const startOfYear = (year: number) => momentOf(`${year}-01-01`, '00:00');
