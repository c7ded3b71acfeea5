// A browser says its draft is completed. That is honoured only when the draft's payment really succeeded.

import { type Draft, findDraft, findDraftView, hashSessionId } from '#modules/drafts/index.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound, Refusal } from '#shared/problems.ts';
import { listDraftPayments } from './checkout.repository.ts';
import type { PlaceOrder } from './place-order.ts';
import { reachProvider } from './reach-provider.ts';

export type CompleteDraft = (input: { draftId: number; sessionId: string | null }) => Promise<Draft>;

/** 404 `draft_unknown` for anybody but the session that made it; 409 `payment_not_succeeded` as long as nothing was paid; 503 `payment_unavailable`. */
export function createCompleteDraft(ports: { database: Database; placeOrder: PlaceOrder }): CompleteDraft {
  return async ({ draftId, sessionId }) => {
    const draft = await findDraft(ports.database.orm, draftId);
    if (!draft || !sessionId || draft.sessionHash !== hashSessionId(sessionId)) {
      throw notFound('Deze bestelling kennen we niet.', 'draft_unknown');
    }
    // Any of them may be the one that was paid: a second tab prepares another.
    for (const paymentId of await listDraftPayments(ports.database.orm, draftId)) {
      const { kind } = await reachProvider(() => ports.placeOrder(paymentId, 'success_page'));
      if (kind === 'placed' || kind === 'duplicate') return findDraftView(ports.database, draftId);
    }
    throw new Refusal({
      status: 409,
      code: 'payment_not_succeeded',
      detail: 'Deze betaling is (nog) niet gelukt.',
    });
  };
}
