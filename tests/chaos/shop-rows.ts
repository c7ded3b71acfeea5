// What the books are made of: rows as they are in the shop's database, with none of the shop's own code in between.

import * as z from 'zod';

/** Rows of one statement. */
export type List = (text: string) => Promise<Record<string, unknown>[]>;

const orderSchema = z.object({
  id: z.number(),
  payment_id: z.string(),
  draft_id: z.number(),
  variant_code: z.string(),
  coupon_code: z.string().nullable(),
  total: z.number(),
  customer_email: z.string(),
  flags: z.array(z.string()),
});
export type Order = z.infer<typeof orderSchema>;

export async function listOrders(list: List): Promise<Order[]> {
  return (await list('select * from orders order by id')).map((row) => orderSchema.parse(row));
}
