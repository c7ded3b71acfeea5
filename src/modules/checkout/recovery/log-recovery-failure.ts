// Records the browser's report that a recovery payment failed, for operators to read. The report has no other
// effect: attempts are counted when they are granted, and only the provider decides whether a payment
// succeeded.

import { findDraft, hashSessionId } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { listAgreements } from '../checkout.repository.ts';
import { countRecoveryEvents, insertRecoveryEvent } from './recovery.repository.ts';
import type { LogRecoveryFailure } from './recovery-contract.ts';

/**
 * The maximum number of failure reports accepted from the browser per basket. Further reports must come from
 * a script and are ignored.
 */
const MAX_REPORTS = 20;
const MAX_ERROR_LENGTH = 300;

/**
 * Records the browser's report of a failed recovery payment, at most 20 per basket. Throws 404
 * `payment_unknown` for an unknown payment or one of another session.
 */
export async function logRecoveryFailure(
  { database, clock }: { database: Database; clock: Clock },
  {
    paymentId,
    error,
    attempt,
    sessionId,
  }: Omit<LogRecoveryFailure, 'sessionId'> & { sessionId: string | null },
): Promise<void> {
  const [agreement] = await listAgreements(database.orm, paymentId);
  const draft = agreement ? await findDraft(database.orm, agreement.draftId) : null;
  if (!draft || !sessionId || draft.sessionHash !== hashSessionId(sessionId))
    throw notFound('We kennen deze betaling niet.', 'payment_unknown');
  if ((await countRecoveryEvents(database.orm, draft.id, 'reported')) >= MAX_REPORTS) return;
  await database.transaction((tx) =>
    insertRecoveryEvent(tx, {
      draftId: draft.id,
      kind: 'reported',
      attempt: attempt ?? null,
      paymentId,
      error: textOf(error),
      at: clock.now(),
    }),
  );
}

function textOf(error: LogRecoveryFailure['error']): string | null {
  const text = typeof error === 'object' ? [error.code, error.message].filter(Boolean).join(': ') : error;
  return text?.slice(0, MAX_ERROR_LENGTH) || null;
}
