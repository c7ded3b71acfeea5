// The bank sent a refund back: the shop has the money again, so the credit note of that refund is taken back too.

import { type IssueInvoices, type RefundReference, refundReturned } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export function correctCreditNoteWhenRefundReturned(ports: {
  database: Database;
  issueInvoices: Pick<IssueInvoices, 'forReturnedRefund'>;
}): Reaction<RefundReference> {
  return {
    name: 'correct-credit-note-when-refund-returned',
    fact: refundReturned,
    react: async ({ refundId }) => {
      await ports.database.transaction((tx) => ports.issueInvoices.forReturnedRefund(tx, refundId));
    },
  };
}
