// Writes the stock of the demo: the initial stock, a monthly purchase with its batch, some broken jars, every
// sale, and the batch of each parcel.

import type { Query } from '#platform/database/database.ts';

/**
 * Writes the stock from `demo_sales`. The function first deletes all movements, and then sets the stock to
 * the sum of the new movements.
 */
export async function writeStock(query: Query): Promise<void> {
  for (const statement of [
    MONTHS,
    'delete from stock_movements',
    PURCHASES,
    LINES,
    BATCHES,
    MOVEMENTS,
    DRAWS,
    REMAINING,
    ON_HAND,
    ...EXPECTED,
  ])
    await query(statement);
}

const FIRST_STOCK = 400;

/**
 * SQL for the monthly purchases: the quantity sold in that month, in boxes of twelve, delivered two days
 * before the month starts.
 */
const MONTHS = `
  create temp table demo_months as
  select row_number() over (order by month)::int as place, month, month - interval '1 day 14 hours' as came, ceil(sum(quantity) / 12.0)::int * 12 as pieces
  from (select date_trunc('month', moment) as month, quantity from demo_sales) as sold group by month`;

const PURCHASES = `
  insert into purchase_orders (key, supplier, status, expected_on, version, created_at, updated_at)
  select 'demo-purchase-' || place, 'Kokos & Kool BV', 'received', came::date, 2, came - interval '21 days', came from demo_months order by place`;

const LINES = `
  insert into purchase_lines (purchase_order_id, article_code, quantity, received, cost_cents)
  select id, 'jar', pieces, pieces, 305 + place % 4 * 5 from demo_months join purchase_orders on key = 'demo-purchase-' || place`;

const BATCHES = `
  insert into batches (article_code, code, best_before, cost_cents, received, remaining, received_at)
  select 'jar', 'L' || to_char(month, 'YYMM'), (month + interval '20 months')::date, 305 + place % 4 * 5, pieces, pieces, came
  from demo_months order by place`;

const MOVEMENTS = `
  insert into stock_movements (article_code, kind, quantity, balance, order_id, batch_id, purchase_order_id, actor, note, at)
  select 'jar', kind, quantity, sum(quantity) over (order by at, ranking, order_id rows unbounded preceding), order_id, batch_id, purchase_id, actor, note, at
  from (
    select 'counted' as kind, ${FIRST_STOCK} as quantity, null::int as order_id, null::int as batch_id, null::int as purchase_id, 'system' as actor,
      'Beginvoorraad' as note, min(came) - interval '1 day' as at, 0 as ranking from demo_months
    union all
    select 'bought', pieces, null, batches.id, purchase_orders.id, 'admin', supplier, came, 1
      from demo_months join purchase_orders on key = 'demo-purchase-' || place join batches on batches.code = 'L' || to_char(month, 'YYMM')
    union all
    select 'broken', -3, null, null, null, 'admin', 'Gebarsten onderweg', month + interval '14 days 10 hours', 2 from demo_months
      where place % 2 = 0 and month + interval '15 days' < pg_temp.demo_now()
    union all
    select 'sold', -quantity, place, null, null, 'system', null, moment, 3 from demo_sales) as moved
  where quantity <> 0 order by at, ranking, order_id`;

const DRAWS = `
  insert into batch_draws (order_id, batch_id, quantity)
  with sent as (
    select place, sum(quantity) over (order by ships, place) - quantity as began, sum(quantity) over (order by ships, place) as ended
    from demo_sales where status in ('shipped', 'delivered')),
  come as (select id, sum(received) over (order by id) - received as began, sum(received) over (order by id) as ended from batches)
  select sent.place, come.id, least(sent.ended, come.ended) - greatest(sent.began, come.began)
  from sent join come on sent.began < come.ended and come.began < sent.ended`;

const REMAINING = `
  update batches set remaining = received - drawn
  from (select batch_id, sum(quantity)::int as drawn from batch_draws group by batch_id) as drawn where batches.id = batch_id`;

const ON_HAND = `
  update stock_articles set on_hand = (select coalesce(sum(quantity), 0) from stock_movements where article_code = code)`;

const EXPECTED = [
  `insert into purchase_orders (key, supplier, note, status, expected_on, created_at, updated_at) values
    ('demo-expected-1', 'Kokos & Kool BV', 'Spoed', 'ordered', (pg_temp.demo_now() + interval '12 days')::date, pg_temp.demo_now() - interval '9 days', pg_temp.demo_now() - interval '9 days'),
    ('demo-expected-2', 'Bamboe Import', '', 'ordered', (pg_temp.demo_now() - interval '3 days')::date, pg_temp.demo_now() - interval '30 days', pg_temp.demo_now() - interval '30 days')`,
  `insert into purchase_lines (purchase_order_id, article_code, quantity, cost_cents)
   select id, case key when 'demo-expected-1' then 'jar' else 'brush' end, case key when 'demo-expected-1' then 1200 else 300 end, 310
   from purchase_orders where key like 'demo-expected-%' order by id`,
];
