// Adds a browser's report to the counts of the current hour. A forged report can do little harm: amounts are
// capped, names must be known, and the number of rows per hour is limited.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf, startOfHour } from '#shared/shop-days.ts';
import { dayCounts, eventCounts, spreadCounts, vitalCounts } from './aggregate-report.ts';
import type { Report } from './contract.ts';
import {
  addDayCounts,
  addEventCounts,
  addSpreadCounts,
  addVitalCounts,
  countRowsOfDay,
  countRowsOfHour,
} from './statistics.repository.ts';

/**
 * Maximum number of rows of event counts per hour, many times what the shop's pages need. Beyond it, events
 * are counted under the path `SOME_PAGE` instead of the path of their page.
 */
const MAX_ROWS_PER_HOUR = 2_000;
const MAX_ROWS_PER_DAY = 5_000;
const SOME_PAGE = '/:rest';

/**
 * Adds the events that a browser reported to the counts of the statistics. Nothing about the sender is
 * stored.
 */
export async function recordReport(
  { database, clock }: { database: Pick<Database, 'transaction'>; clock: Clock },
  { events, vitals }: Report,
): Promise<void> {
  if (events.length === 0 && vitals.length === 0) return;
  const now = clock.now();
  const hour = startOfHour(now);
  const day = dayOf(now);
  await database.transaction(async (tx) => {
    if (events.length > 0) {
      const full = (await countRowsOfHour(tx, hour)) >= MAX_ROWS_PER_HOUR;
      const counts = eventCounts(full ? events.map(onSomePage) : events, hour);
      await addEventCounts(tx, counts);
      await addDayCounts(tx, dayCounts(counts, day));
    }
    if (vitals.length > 0) {
      const full = (await countRowsOfDay(tx, day)) >= MAX_ROWS_PER_DAY;
      await addVitalCounts(tx, vitalCounts(full ? vitals.map(onSomePage) : vitals, day));
      await addSpreadCounts(tx, spreadCounts(vitals, day));
    }
  });
}

function onSomePage<Reported extends { path: string }>(reported: Reported): Reported {
  return { ...reported, path: SOME_PAGE };
}
