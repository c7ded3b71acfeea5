// A customer who wanted to pay and could not be offered a payment is written down for the operator: of a provider that is
// away nothing else would be left to see.

import { findOpenDraft, hashSessionId } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { countRecoveryEvents, insertRecoveryEvent } from '../recovery/recovery.repository.ts';

/** Of one basket; who keeps pressing "Opnieuw proberen" adds nothing to what is known. */
const MOST_NOTES = 20;

export async function noteUnpreparedPayment(
  { database, clock }: { database: Database; clock: Clock },
  sessionId: string,
): Promise<void> {
  const draft = await findOpenDraft(database.orm, hashSessionId(sessionId));
  if (!draft || (await countRecoveryEvents(database.orm, draft.id, 'not_prepared')) >= MOST_NOTES) return;
  await database.transaction((tx) =>
    insertRecoveryEvent(tx, { draftId: draft.id, kind: 'not_prepared', at: clock.now() }),
  );
}
