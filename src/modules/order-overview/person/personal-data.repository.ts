// Lists and erases the personal data in orders. Invoices are kept as the law requires (AWR art. 52), with
// every amount, number and time.

import { sql } from 'drizzle-orm';
import { shipments } from '#modules/fulfilment/labels/shipments.tables.ts';
import { invoices } from '#modules/invoices/invoices.tables.ts';
import { orderChanges } from '#modules/orders/changes/changes.tables.ts';
import { orderEvents, orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import { cancellations } from '#modules/returns/cancellation/cancellations.tables.ts';
import { returns } from '#modules/returns/returns.tables.ts';
import { withdrawals } from '#modules/returns/withdrawals/withdrawals.tables.ts';
import {
  emailMatches,
  idIn,
  nameMatches,
  type PersonalDataTable,
  personalDataTable,
} from '#platform/database/personal-data.ts';
import { blankRecipient } from '#shared/recipient/recipient.ts';

export const personalDataOfOrders: readonly PersonalDataTable[] = [
  personalDataTable(orders, {
    whose: ({ orderIds }) => idIn(orders.id, orderIds),
    blank: {
      ...blankRecipient(),
      trackingCode: null,
      trackingUrl: null,
      // The order stays recognisable as a replacement; the reason is erased.
      replacementReason: sql`case when replacement_reason is not null then '' end`,
      linkSecret: sql`replace(gen_random_uuid()::text, '-', '')`,
      hasNumberedLink: false,
      restrictedAt: ({ at }) => sql`${at.toISOString()}::timestamptz`,
      version: sql`version + 1`,
    },
    line: {
      at: sql`created_at`,
      title: sql`'ZW' || (100000 + id)`,
      state: sql`status`,
      amount: sql`total`,
    },
  }),
  personalDataTable(orderEvents, {
    // History rows contain the old and new values of changed fields.
    whose: ({ orderIds }) => sql`${idIn(orderEvents.orderId, orderIds)} and ${orderEvents.note} is not null`,
    blank: { from: null, to: null, note: null },
  }),
  personalDataTable(shipments, {
    whose: ({ orderIds }) => idIn(shipments.orderId, orderIds),
    personal: ['providerId', 'options', 'trackingCode', 'trackingUrl', 'failure'],
  }),
  personalDataTable(refunds, {
    whose: ({ orderIds }) => idIn(refunds.orderId, orderIds),
    blank: { reason: null, failure: null },
  }),
  personalDataTable(cancellations, {
    whose: ({ orderIds }) => idIn(cancellations.orderId, orderIds),
    blank: { reason: null },
  }),
  personalDataTable(returns, {
    whose: ({ orderIds }) => idIn(returns.orderId, orderIds),
    blank: { reason: null, deductionReason: null, endReason: null },
  }),
  personalDataTable(orderChanges, {
    whose: ({ orderIds }) => idIn(orderChanges.orderId, orderIds),
    blank: { recipient: null, reason: null, linkSecret: sql`replace(gen_random_uuid()::text, '-', '')` },
  }),
  personalDataTable(withdrawals, {
    // A withdrawal from another e-mail address counts only when the name matches: anybody can type an order
    // number.
    whose: (person) =>
      sql`(${emailMatches(withdrawals.customerEmail, person)} or (${idIn(withdrawals.orderId, person.orderIds)}
        and (${withdrawals.match} = 'order_and_email' or ${nameMatches(withdrawals.customerName, person)})))`,
    blank: {
      customerName: '',
      customerEmail: '',
      orderNumber: '',
      reason: null,
      statement: '',
      senderHash: '',
    },
    line: { at: sql`declared_at`, title: sql`coalesce(reason, order_number)`, state: sql`match` },
  }),
  personalDataTable(invoices, {
    whose: ({ orderIds }) => idIn(invoices.orderId, orderIds),
    retained: ['document'],
  }),
];
