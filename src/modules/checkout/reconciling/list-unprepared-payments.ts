// For the operator: open baskets of the last week for which no payment could be prepared, newest first.

import { findDrafts } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { toDecimalText } from '#shared/money.ts';
import { listBasketsWith } from '../recovery/recovery.repository.ts';
import type { UnpreparedPayment } from '../recovery/recovery-contract.ts';

const SHOWN_FOR = days(7);
const SHOWN_AT_MOST = 50;

/** A basket that was paid after all is no longer listed. */
export async function listUnpreparedPayments({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<UnpreparedPayment[]> {
  const { orm } = database;
  const since = new Date(clock.now().getTime() - SHOWN_FOR);
  const noted = await listBasketsWith(orm, { kind: 'not_prepared', since, limit: SHOWN_AT_MOST });
  const drafts = await findDrafts(
    orm,
    noted.map(({ draftId }) => draftId),
  );
  return noted.flatMap(({ draftId, times, lastAt }) => {
    const draft = drafts.find(({ id, isCompleted }) => id === draftId && !isCompleted);
    if (!draft) return [];
    return {
      draftId,
      customerName: draft.customerName,
      customerEmail: draft.customerEmail,
      total: toDecimalText(draft.total),
      times,
      lastAt: lastAt.toISOString(),
    };
  });
}
