// Writes the payment provider's fees and payouts for the demo's sales, and the costs of the shop, so that the
// bookkeeping of 18 months is complete. Other code writes invoices and credit notes to the journal.

import type { Query } from '#platform/database/database.ts';

/** Writes the bookkeeping from `demo_sales` and from the orders and refunds of the demo. */
export async function writeBooks(query: Query): Promise<void> {
  for (const statement of [PAYMENTS, REFUNDS, PAYOUTS, PAID_OUT, SENT_TO_BANK, FETCHED, COSTS])
    await query(statement);
}

const FEE = `case method when 'ideal' then 29 when 'bancontact' then 35 when 'paypal' then 35 + round(total * 0.029) else 25 + round(total * 0.015) end`;

const PAYMENTS = `
  insert into journal_entries (kind, reference, booked_at, happened_at, order_id, payment_id, amount, fee)
  select 'payment', 'txn_Demo' || place, moment, moment, place, payment_id, total, ${FEE} from demo_sales where total > 0 order by place`;

const REFUNDS = `
  insert into journal_entries (kind, reference, booked_at, happened_at, order_id, payment_id, amount)
  select 'refund', 'txn_DemoBack' || id, succeeded_at, succeeded_at, order_id, payment_id, -amount from refunds
  where status = 'succeeded' order by succeeded_at, id`;

/** SQL expression for the day of payout: two days after the payment, or the Monday after a weekend. */
const PAID_ON = `(date_trunc('day', happened_at) + interval '2 days'
  + case extract(isodow from happened_at + interval '2 days') when 6 then interval '2 days' when 7 then interval '1 day' else interval '0' end
  + interval '9 hours')`;

const PAYOUTS = `
  insert into payouts (provider_id, amount, status, created_at, arrives_on, is_read)
  select 'po_Demo' || to_char(day, 'YYYYMMDD'), sum, case when day < pg_temp.demo_now() - interval '1 day' then 'paid' else 'pending' end,
    day, (day + interval '1 day')::date, true
  from (select ${PAID_ON} as day, sum(amount - fee) as sum from journal_entries where kind in ('payment', 'refund') group by 1) as due
  where sum > 0 and day < pg_temp.demo_now() order by day`;

const PAID_OUT = `
  update journal_entries set payout_id = provider_id from payouts
  where kind in ('payment', 'refund') and payouts.created_at = ${PAID_ON}`;

const SENT_TO_BANK = `
  insert into journal_entries (kind, reference, booked_at, happened_at, amount, payout_id)
  select 'payout', 'txn_' || provider_id, created_at, created_at, -amount, provider_id from payouts order by created_at`;

const FETCHED = `
  insert into balance_fetches (id, started_at, ended_at, fetched_at)
  select 1, at, at, at from (select pg_temp.demo_now() - interval '10 minutes' as at) as moment
  on conflict (id) do nothing`;

const COSTS = `
  insert into costs (kind, scope, amount, percentage, holds_from, note, key, created_at, created_by)
  select kind, scope, amount, percentage, ((pg_temp.demo_now() - make_interval(months => months_ago)))::date, note, 'demo-cost-' || place,
    pg_temp.demo_now() - make_interval(months => months_ago), 'admin'
  from (values (1, 'packaging', '', 42, 0, 19, 'Doosje en vulling'), (2, 'packaging', '', 47, 0, 6, 'Nieuwe prijs van het doosje'),
    (3, 'postage', 'NL', 410, 0, 19, ''), (4, 'postage', 'NL', 435, 0, 10, 'Tarief van het nieuwe jaar'), (5, 'postage', 'BE', 595, 0, 19, ''),
    (6, 'postage', '', 1150, 0, 19, ''), (7, 'payment', 'ideal', 29, 0, 19, ''), (8, 'payment', 'bancontact', 35, 0, 19, ''),
    (9, 'payment', '', 25, 1.5, 19, 'Kaarten en de rest')) as rows (place, kind, scope, amount, percentage, months_ago, note)
  order by place`;
