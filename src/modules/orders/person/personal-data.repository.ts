// What orders hold of a person. Papers stay as the law wants them (AWR art. 52), and with them every amount,
// number and moment.

import { sql } from 'drizzle-orm';
import { among, type Holding, holding, isNamed, isOf } from '#platform/database/personal-data.ts';
import { blankRecipient } from '#shared/recipient/recipient.ts';
import { cancellations } from '../cancelling/cancellations.tables.ts';
import { orderChanges } from '../changes/changes.tables.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { shipments } from '../labels/shipments.tables.ts';
import { orderEvents, orders } from '../orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { returns } from '../returns/returns.tables.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

export const personalDataOfOrders: readonly Holding[] = [
  holding(orders, {
    whose: ({ orderIds }) => among(orders.id, orderIds),
    blank: {
      ...blankRecipient(),
      trackingCode: null,
      trackingUrl: null,
      // What it is stays known, why it was sent does not.
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
  holding(orderEvents, {
    // A change of a field is noted with what stood there before.
    whose: ({ orderIds }) => sql`${among(orderEvents.orderId, orderIds)} and ${orderEvents.note} is not null`,
    blank: { from: null, to: null, note: null },
  }),
  holding(shipments, {
    whose: ({ orderIds }) => among(shipments.orderId, orderIds),
    personal: ['providerId', 'options', 'trackingCode', 'trackingUrl', 'failure'],
  }),
  holding(refunds, {
    whose: ({ orderIds }) => among(refunds.orderId, orderIds),
    blank: { reason: null, failure: null },
  }),
  holding(cancellations, {
    whose: ({ orderIds }) => among(cancellations.orderId, orderIds),
    blank: { reason: null },
  }),
  holding(returns, {
    whose: ({ orderIds }) => among(returns.orderId, orderIds),
    blank: { reason: null, deductionReason: null, endReason: null },
  }),
  holding(orderChanges, {
    whose: ({ orderIds }) => among(orderChanges.orderId, orderIds),
    blank: { recipient: null, reason: null, linkSecret: sql`replace(gen_random_uuid()::text, '-', '')` },
  }),
  holding(withdrawals, {
    // From another address it is theirs when the name is: anybody can type the number of an order.
    whose: (person) =>
      sql`(${isOf(withdrawals.customerEmail, person)} or (${among(withdrawals.orderId, person.orderIds)}
        and (${withdrawals.match} = 'order_and_email' or ${isNamed(withdrawals.customerName, person)})))`,
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
  holding(invoices, {
    whose: ({ orderIds }) => among(invoices.orderId, orderIds),
    kept: ['document'],
  }),
];
