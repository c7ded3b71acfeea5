// Lists all batches for the back-office, with the remaining pieces and the days until the best-before date.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf, daysBetween } from '#shared/shop-days.ts';
import { selectBatches } from './batches.repository.ts';
import { costText } from './manage-purchases.ts';
import type { Batch } from './purchase-contract.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

export async function listBatches({ database, clock }: Needs): Promise<Batch[]> {
  const today = dayOf(clock.now());
  return (await selectBatches(database.orm)).map(
    ({ batch: { articleCode, costCents, receivedAt, bestBefore, ...batch }, articleName }) => ({
      ...batch,
      article: articleCode,
      articleName,
      bestBefore,
      cost: costText(costCents),
      daysGood: bestBefore === null ? null : daysBetween(today, bestBefore),
      receivedAt: receivedAt.toISOString(),
    }),
  );
}
