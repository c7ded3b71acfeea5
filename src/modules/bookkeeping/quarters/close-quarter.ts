// Closes a quarter permanently. The figures are stored, and later entries dated in the quarter are booked at
// the first moment after it. A mistake found later is corrected by an invoice or credit note in the next
// quarter, as the tax office requires.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { createSequentialRunner } from '#platform/database/read-runner.ts';
import { Refusal, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { QuarterDetail } from '../contract.ts';
import { partsOf, type Quarter, quarterText, spanOf } from './quarter.ts';
import { findClosedQuarter, insertClosedQuarter, lockJournal } from './quarters.repository.ts';
import { countQuarter, findEarlierOpen, readQuarter } from './read-quarter.ts';

type Needs = { database: Database; clock: Clock; getSettings: GetSettings };

/**
 * Closes a quarter permanently and returns its final figures. Throws 409 `quarter_running` when the quarter
 * is not over, `quarter_closed` when it is closed already, `earlier_quarter_open` when an earlier one must be
 * closed first.
 */
export async function closeQuarter(shop: Needs, quarter: Quarter, owner: string): Promise<QuarterDetail> {
  const { until } = spanOf(quarter);
  const closedAt = shop.clock.now();
  if (closedAt < until) throw new Refusal('quarter_running', 'Dit kwartaal is nog niet voorbij.');
  await shop.database.transaction(async (tx) => {
    await lockJournal(tx);
    if (await findClosedQuarter(tx, quarter)) throw quarterClosed();
    const earlier = await findEarlierOpen(tx, quarter);
    if (earlier)
      throw new Refusal('earlier_quarter_open', `Sluit eerst het ${quarterText(earlier)}.`, {
        extra: { quarter: earlier },
      });
    const { year, number } = partsOf(quarter);
    const figures = await countQuarter(shop, { db: tx, ask: createSequentialRunner() }, quarter);
    await insertClosedQuarter(tx, {
      year,
      quarter: number,
      endsAt: until,
      figures,
      closedAt,
      closedBy: owner,
    });
  });
  return readQuarter(shop, quarter);
}

export const quarterClosed = refusing('quarter_closed', 'Dit kwartaal is gesloten.');
