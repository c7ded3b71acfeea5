// Announces the failed payment of a basket, once per basket, in the transaction that recorded the failure. A
// customer who tries five cards therefore gets one mail.

import { findDraft } from '#modules/drafts/index.ts';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { paymentFailed } from '../checkout-facts.ts';
import { insertRecoveryEvent } from './recovery.repository.ts';

/**
 * Announces the failed payment of a basket and returns true. Returns false, without announcing, for a payment
 * that did not fail, a deleted or ordered basket, and any failure of the basket after the first.
 */
export async function reportFailedPayment(
  { announce }: { announce: Announce },
  tx: Orm,
  { payment, draftId, now }: { payment: ProviderPayment; draftId: number; now: Date },
): Promise<boolean> {
  const { status, lastFailure } = payment;
  if (!lastFailure || (status !== 'requires_payment_method' && status !== 'canceled')) return false;
  const draft = await findDraft(tx, draftId);
  if (!draft || draft.isCompleted) return false;
  const isFirst = await insertRecoveryEvent(tx, {
    draftId,
    kind: 'failed',
    paymentId: payment.id,
    error: lastFailure.declineCode ?? lastFailure.code,
    at: now,
  });
  if (isFirst) await announce(tx, paymentFailed, { draftId });
  return isFirst;
}
