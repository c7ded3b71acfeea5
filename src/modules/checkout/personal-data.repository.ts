// The personal data of the checkout, for export and erasure: recipients of agreements and bank orders, and
// texts of failed payments.

import { sql } from 'drizzle-orm';
import {
  emailMatches,
  idIn,
  type PersonalDataTable,
  personalDataTable,
} from '#platform/database/personal-data.ts';
import { PERSONAL_FIELDS } from '#shared/recipient/recipient.ts';
import { bankOrders } from './bank-transfer/bank-orders.tables.ts';
import { checkouts } from './checkout.tables.ts';
import { recoveryEvents } from './recovery/recovery.tables.ts';

const agreedEmail = sql`(${checkouts.recipient} ->> 'customerEmail')`;

export const personalDataOfCheckout: readonly PersonalDataTable[] = [
  personalDataTable(checkouts, {
    whose: (person) =>
      sql`(${idIn(checkouts.draftId, person.draftIds)} or ${emailMatches(agreedEmail, person)})`,
    blank: { recipient: null },
  }),
  // A bank order without recipient has no purpose, so the whole row is deleted. A paid bank order is shown as
  // its order.
  personalDataTable(bankOrders, {
    whose: (person) =>
      sql`(${bankOrders.customerEmail} <> '' and ${emailMatches(bankOrders.customerEmail, person)})`,
    personal: [...PERSONAL_FIELDS, 'document'],
    line: {
      at: sql`created_at`,
      title: sql`'PF' || (100000 + id)`,
      state: sql`state`,
      amount: sql`total`,
      only: sql`state <> 'paid'`,
    },
  }),
  personalDataTable(recoveryEvents, {
    whose: ({ draftIds }) => idIn(recoveryEvents.draftId, draftIds),
    blank: { error: null },
  }),
];
