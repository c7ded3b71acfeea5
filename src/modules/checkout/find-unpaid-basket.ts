// What the mail about a failed payment says, when there is still reason to send it: nothing was paid, nothing is under way,
// and the customer did not order in another way meanwhile.

import { findDraft } from '#modules/drafts/index.ts';
import { hasOrderedSince } from '#modules/orders/index.ts';
import { findPayment, hasFailed } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { askAboutPayments } from './ask-about-payments.ts';
import { listAgreements, listDraftPayments } from './checkout.repository.ts';
import { failureSentence } from './payment-failures.ts';
import type { PlaceOrder } from './place-order.ts';

export type UnpaidBasket = {
  customerName: string;
  customerEmail: string;
  productLabel: string;
  total: string;
  reason: string;
};

/** `processing`: ask again later. Null when there is nothing, or nobody, to write about. */
export type FindUnpaidBasket = (draftId: number) => Promise<UnpaidBasket | 'processing' | null>;

export function createFindUnpaidBasket(ports: {
  database: Database;
  placeOrder: PlaceOrder;
}): FindUnpaidBasket {
  const { orm } = ports.database;
  return async (draftId) => {
    const state = await askAboutPayments(ports, draftId);
    if (state === 'processing') return state;
    const draft = await findDraft(orm, draftId);
    if (state === 'paid' || !draft || draft.isCompleted || draft.customerEmail === '') return null;
    for (const id of await listDraftPayments(orm, draftId)) {
      const payment = await findPayment(orm, id);
      if (!payment || !hasFailed(payment)) continue;
      const [agreement] = await listAgreements(orm, id);
      if (!agreement || (await hasOrderedSince(orm, draft.customerEmail, agreement.createdAt))) return null;
      return {
        customerName: draft.customerName,
        customerEmail: draft.customerEmail,
        productLabel: agreement.quote.lines[0]?.label ?? agreement.quote.variant,
        total: formatEuro(cents(agreement.amount)),
        reason: failureSentence({
          code: payment.failureCode ?? '',
          declineCode: payment.declineCode,
        }),
      };
    }
    return null;
  };
}
