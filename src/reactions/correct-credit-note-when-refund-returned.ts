// The reaction to a refund that the customer's bank returned: reverses the refund's credit note, because the
// shop has the money again.

import { correctCreditNote, type InvoiceNeeds } from '#modules/invoices/index.ts';
import { type RefundReference, refundReturned } from '#modules/refunds/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

type Needs = InvoiceNeeds & { database: Database };

export const correctCreditNoteWhenRefundReturned: Reaction<RefundReference, Needs> = {
  name: 'correct-credit-note-when-refund-returned',
  fact: refundReturned,
  react: async (shop, { refundId }) => {
    await shop.database.transaction((tx) => correctCreditNote(shop, tx, refundId));
  },
};
