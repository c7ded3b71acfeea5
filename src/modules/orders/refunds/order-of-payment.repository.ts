// Which order money belongs to, for the statement of another module: the one a payment made, the one it
// paid a change of, or the one it was given back for.

import { type SQL, sql } from 'drizzle-orm';
import { orderChanges } from '../changes/changes.tables.ts';
import { orders } from '../orders.tables.ts';
import { refunds } from './refunds.tables.ts';

/** Behind a column with a payment's id; null when no order of this shop knows it. */
export function orderOfPayment(paymentId: SQL): SQL {
  return sql`coalesce((select ${orders.id} from ${orders} where ${orders.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${orderChanges} where ${orderChanges.paymentId} = ${paymentId}),
    (select min(${refunds.orderId}) from ${refunds} where ${refunds.paymentId} = ${paymentId}))`;
}
