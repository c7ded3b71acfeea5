// Lists for operators the open baskets of the last week for which no payment could be prepared, newest first.

import { findDrafts, findOpenDraft, hashSessionId } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { toDecimalText } from '#shared/money.ts';
import {
  countRecoveryEvents,
  insertRecoveryEvent,
  listBasketsWith,
} from '../recovery/recovery.repository.ts';
import type { UnpreparedPayment } from '../recovery/recovery-contract.ts';

const MAX_AGE_MS = days(7);
const MAX_SHOWN = 50;

type Needs = { database: Database; clock: Clock };

/**
 * Returns the open baskets of the last week for which no payment could be prepared, newest first. Baskets
 * that were paid later are left out.
 */
export async function listUnpreparedPayments({ database, clock }: Needs): Promise<UnpreparedPayment[]> {
  const { orm } = database;
  const since = new Date(clock.now().getTime() - MAX_AGE_MS);
  const baskets = await listBasketsWith(orm, { kind: 'not_prepared', since, limit: MAX_SHOWN });
  const drafts = await findDrafts(
    orm,
    baskets.map(({ draftId }) => draftId),
  );
  return baskets.flatMap(({ draftId, times, lastAt }) => {
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

/**
 * The maximum number of times per basket that a failure to prepare a payment is recorded. Further presses of
 * "Opnieuw proberen" are not recorded.
 */
const MAX_RECORDED = 20;

export async function recordUnpreparedPayment(
  { database, clock }: { database: Database; clock: Clock },
  sessionId: string,
): Promise<void> {
  const draft = await findOpenDraft(database.orm, hashSessionId(sessionId));
  if (!draft || (await countRecoveryEvents(database.orm, draft.id, 'not_prepared')) >= MAX_RECORDED) return;
  await database.transaction((tx) =>
    insertRecoveryEvent(tx, { draftId: draft.id, kind: 'not_prepared', at: clock.now() }),
  );
}
