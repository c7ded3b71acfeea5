// Which order money belongs to, for the statement of another module: the one a payment made, the one it was prepared
// to pay a change of, or the one it was given back for.

import { type SQL, sql } from 'drizzle-orm';
import { extraPayments, orderChanges } from '../changes/changes.tables.ts';
import { orders } from '../orders.tables.ts';
import { refunds } from './refunds.tables.ts';

/**
 * Behind a column with a payment's id; null when no order of this shop knows it. A difference belongs to its order whether or not it
 * changed it: one that came too late goes back, and cost its fee all the same.
 */
export function orderOfPayment(paymentId: SQL): SQL {
  return sql`coalesce((select ${orders.id} from ${orders} where ${orders.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${orderChanges} where ${orderChanges.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${extraPayments} join ${orderChanges} on ${orderChanges.id} = ${extraPayments.changeId}
      where ${extraPayments.paymentId} = ${paymentId}),
    (select min(${refunds.orderId}) from ${refunds} where ${refunds.paymentId} = ${paymentId}))`;
}
