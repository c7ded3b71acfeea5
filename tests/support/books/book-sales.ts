// Writes orders, refunds and jars directly to a database, with documents issued by the shop at a chosen time,
// for tests of the bookkeeping.

import { correctCreditNote, issueCreditNote, issueInvoice } from '#modules/invoices/index.ts';
import { createGetSettings, seedSettings, updateSettings } from '#modules/settings/index.ts';
import type { TestDatabase } from '#tests/support/database.ts';

export type Sale = {
  at: string;
  country: string;
  total: number;
  rate: number;
  vat: number;
  jars?: number;
  /** The time the parcel was sent; absent for an order that was not sent. */
  shipped?: string;
  method?: string;
  pack?: string;
};

export type Bookkeeper = Awaited<ReturnType<typeof openBookkeeper>>;

/** Opens the shop of a test database with a clock that is set to each sale or refund. */
export async function openBookkeeper({ database }: TestDatabase, oss: boolean) {
  let now = new Date('2026-01-01T12:00:00Z');
  const clock = { now: () => now };
  const getSettings = createGetSettings({ database });
  const shop = { database, clock, getSettings };
  await database.transaction((tx) => seedSettings(tx, clock));
  await updateSettings(shop, { vat: { oss } });
  getSettings.invalidate();
  let count = 0;

  const write = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await database.execute(`${text} returning id`, values);
    return Number(rows[0]?.id);
  };

  return {
    shop,
    moveTo(moment: string): void {
      now = new Date(moment);
    },
    /** Writes a sale and returns the order's id. */
    async sell({
      at,
      country,
      total,
      rate,
      vat,
      jars = 0,
      shipped,
      method = 'ideal',
      pack = '1x',
    }: Sale): Promise<number> {
      now = new Date(at);
      count += 1;
      const id = await write(
        `insert into orders (payment_id, customer_name, customer_email, customer_phone, street_name, house_number, house_number_addition, postal_code,
           city, country, variant_code, quantity, subtotal, discount, shipping_cost, total, vat_rate, vat_amount, status, payment_state, shipped_at, created_at, updated_at)
         values ($1, 'Test', 'test@example.nl', '', 'Straat', '1', '', '1234AB', 'Stad', $2, $3, 1, $4, 0, 0, $4, $5, $6, 'pending', 'paid', $7, $8, $8)`,
        [`pi_${count}`, country, pack, total, rate, vat, shipped ?? null, at],
      );
      await write(
        `insert into order_lines (order_id, label, variant_code, quantity, unit_amount, amount) values ($1, 'Pot', $2, 1, $3, $3)`,
        [id, pack, total],
      );
      await write(
        `insert into payments (id, reference, amount, status, method, created_at, updated_at) values ($1, $1, $2, 'succeeded', $3, $4, $4)`,
        [`pi_${count}`, total, method, at],
      );
      if (jars !== 0)
        await write(
          `insert into stock_movements (article_code, kind, quantity, balance, order_id, actor, at) values ('jar', 'sold', $1, 0, $2, 'system', $3)`,
          [-jars, id, at],
        );
      await database.transaction((tx) => issueInvoice(shop, tx, id));
      return id;
    },
    /** Writes a refund and returns its id. */
    async giveBack(orderId: number, amount: number, at: string): Promise<number> {
      now = new Date(at);
      count += 1;
      const refund = await write(
        `insert into refunds (order_id, payment_id, key, amount, status, origin, actor, requested_at, succeeded_at, updated_at)
         select id, payment_id, $1, $2, 'succeeded', 'operator', 'admin', $3, $3, $3 from orders where id = $4`,
        [`key ${count}`, amount, at, orderId],
      );
      await database.transaction((tx) => issueCreditNote(shop, tx, refund));
      return refund;
    },
    async bankReturns(refundId: number, at: string): Promise<void> {
      now = new Date(at);
      await database.transaction((tx) => correctCreditNote(shop, tx, refundId));
    },
  };
}
