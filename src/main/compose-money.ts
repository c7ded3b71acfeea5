// Money that goes back and the papers about it, put together: refunds, disputes, invoices and credit notes.

import { printInvoice } from '#integrations/pdf-invoices/index.ts';
import {
  createCarryOutRefund,
  createFollowReversals,
  createGiveBackDuplicate,
  createInvoices,
  createIssueInvoices,
  createReconcileReversals,
  createRefunds,
  keepPrinted,
} from '#modules/orders/index.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Clock } from '#shared/clock.ts';

type Parts = {
  database: Database;
  provider: PaymentProvider;
  announce: Announce;
  clock: Clock;
  getSettings: GetSettings;
};

export type Money = ReturnType<typeof composeMoney>;

export function composeMoney(parts: Parts) {
  const carryOutRefund = createCarryOutRefund(parts);
  const followReversals = createFollowReversals(parts);
  const issueInvoices = createIssueInvoices(parts);
  const invoices = createInvoices({ ...parts, issueInvoices, printInvoice: keepPrinted(printInvoice) });
  return {
    carryOutRefund,
    followReversals,
    reconcileReversals: createReconcileReversals({ ...parts, followReversals, carryOutRefund }),
    giveBackDuplicate: createGiveBackDuplicate({ ...parts, carryOutRefund }),
    refunds: createRefunds({ ...parts, carryOutRefund }),
    issueInvoices,
    invoices,
    /** What a mail's attachment refers to. */
    readDocument: async (reference: string) => (await invoices.readById(invoiceIdOf(reference))).content,
  };
}

function invoiceIdOf(reference: string): number {
  const [, id] = /^invoice:(\d+)$/.exec(reference) ?? [];
  if (id === undefined) throw new Error(`No document is called ${reference}`);
  return Number(id);
}
