// Writes the open work on the last day of the demo: returns in each state, an order waiting for the payment
// of a difference, unanswered questions, and left-out mails. The screens for this work are therefore not
// empty for a new operator.

import type { Query } from '#platform/database/database.ts';
import { LEFT_OUT_MAILS, QUESTIONS } from './texts.ts';

/** Writes the open work from `demo_sales` and its orders. */
export async function writeWork(query: Query): Promise<void> {
  for (const statement of [PARCELS, WITHDRAWALS, RECEIPTS, RETURNS, LINES, ANSWERED, ...STEPS, HELD_BACK])
    await query(statement);
  for (const statement of [CHANGES, HOLDS, ASKED, WAITING]) await query(statement);
  await query(QUESTIONED, [JSON.stringify(QUESTIONS)]);
  await query(REPLIED);
  await query(LEFT_OUT, [JSON.stringify(LEFT_OUT_MAILS)]);
}

/**
 * SQL for the orders with a return: parcels delivered some days ago, newest first, with the state of each
 * return, and one parcel that was not sent yet. `nth` is also the number of days since the customer announced
 * the return.
 */
const PARCELS = `
  create temp table demo_returning as
  select place, name, email, code, quantity, nth, state, not_sent, pg_temp.demo_now() - make_interval(days => nth, hours => 2) as said,
    case state when 'received' then 'operator' else 'withdrawal' end as origin
  from (
    select *, false as not_sent, row_number() over (order by arrives desc)::int as nth from demo_sales
    where status = 'delivered' and payment_state = 'paid' and total > 0 and country in ('NL', 'BE')
      and arrives between pg_temp.demo_now() - interval '12 days' and pg_temp.demo_now() - interval '4 days'
    union all
    select *, true, row_number() over (order by moment desc)::int from demo_sales
    where status in ('pending', 'processing') and quantity > 1 and total > 0 and moment < pg_temp.demo_now() - interval '1 day 2 hours') as sold
  join (values (1, 'announced', false), (2, 'underway', false), (3, 'received', false), (1, 'announced', true))
    as fates (turn, state, unsent) on turn = nth and unsent = not_sent`;

const NUMBER = `'ZW' || (100000 + place)`;
const MOMENT = `to_char(said at time zone 'Europe/Amsterdam', 'DD-MM-YYYY "om" HH24:MI:SS "uur"')`;

const WITHDRAWALS = `
  insert into withdrawals (submission_key, customer_name, customer_email, order_number, reason, statement, statement_version, declared_at,
    declared_at_text, refund_before, match, order_id, late, source, sender_hash)
  select 'demo-withdrawal-' || place, name, email, ${NUMBER}, case when not_sent then 'Eén pot is genoeg' end,
    'Ik deel Zwartwit hierbij mee dat ik mijn overeenkomst over bestelling ' || ${NUMBER} || ' herroep' || case when not_sent then ', voor 1 pot.' else '.' end,
    'demo', said, ${MOMENT}, (said at time zone 'Europe/Amsterdam')::date + 14, 'order_and_email', place, false, 'page', 'demo'
  from demo_returning where origin = 'withdrawal' order by said`;

const RECEIPTS = `
  insert into mails (type, recipient, subject, html, text, order_id, dedupe_key, status, attempts, transport, created_at, sent_at)
  select 'withdrawal_received', customer_email, 'We hebben je herroeping ontvangen', '<p>' || statement || '</p>', statement, order_id,
    'withdrawal_received:withdrawal:' || id, 'sent', 1, 'outbox', declared_at, declared_at
  from withdrawals where submission_key like 'demo-withdrawal-%' order by id`;

const RETURNS = `
  insert into returns (order_id, status, origin, reason, key, not_sent, actor, version, opened_at, updated_at)
  select place, state, origin, case origin when 'operator' then 'Doos beschadigd' end, 'demo-return-' || place, not_sent,
    case origin when 'operator' then 'admin' else 'customer' end, case state when 'announced' then 1 when 'underway' then 2 else 3 end,
    said, pg_temp.demo_now() - interval '3 hours'
  from demo_returning order by said`;

const OF_RETURN = `returns join demo_returning on order_id = place and key = 'demo-return-' || place`;

const LINES = `
  insert into return_lines (return_id, article_code, announced, received)
  select id, 'jar', asked, case state when 'received' then asked else 0 end
  from (select *, case when not_sent then 1 else quantity end as asked from (select returns.id, demo_returning.* from ${OF_RETURN}) as opened) as counted`;

const ANSWERED = `
  insert into return_withdrawals (withdrawal_id, return_id)
  select withdrawals.id, returns.id from withdrawals join ${OF_RETURN} on submission_key = 'demo-withdrawal-' || place`;

const step = (from: string, to: string, states: string, at: string, actor: string) => `
  insert into order_events (order_id, at, actor, kind, from_value, to_value, note)
  select order_id, ${at}, ${actor}, 'return', ${from}, '${to}', 'RT' || (100000 + id)
  from (select returns.id, order_id, said, state, returns.actor from ${OF_RETURN}) as opened where state in (${states}) order by id`;

const STEPS = [
  `insert into order_events (order_id, at, actor, kind, to_value)
   select order_id, declared_at, 'customer', 'withdrawal_declared', 'HR' || (100000 + id) from withdrawals
   where submission_key like 'demo-withdrawal-%' order by id`,
  step('null', 'announced', "'announced', 'underway', 'received'", 'said', 'actor'),
  step("'announced'", 'underway', "'underway', 'received'", "said + interval '20 hours'", "'admin'"),
  step("'underway'", 'received', "'received'", "pg_temp.demo_now() - interval '3 hours'", "'admin'"),
  `insert into order_events (order_id, at, actor, kind) select place, said, 'customer', 'held_back' from demo_returning where not_sent`,
];

const HELD_BACK = `update orders set flags = flags || 'on_hold'::text from demo_returning where not_sent and orders.id = place`;

/**
 * SQL for the changed order: the newest order that is not sent and not of the largest pack. Its customer
 * asked for one more jar.
 */
const CHANGES = `
  insert into order_changes (order_id, key, kind, state, settled_with, terms, difference, actor, expires_at, created_at, updated_at)
  select sale.place, 'demo-change', 'change', 'waiting', 'payment',
    jsonb_build_object('variantCode', larger.code, 'quantity', larger.quantity, 'country', sale.country, 'subtotal', larger.price_cents, 'discount', 0,
      'shipping', sale.shipping, 'total', dearer.total, 'couponCode', null,
      'lines', jsonb_build_array(jsonb_build_object('label', products.name || ' – ' || larger.name, 'quantity', 1, 'unitAmount', larger.price_cents, 'amount', larger.price_cents)),
      'vat', jsonb_build_object('rate', sale.vat_rate, 'amount', round(dearer.total * sale.vat_rate / (100 + sale.vat_rate)))),
    dearer.total - sale.total, 'admin', asked + interval '7 days', asked, asked
  from (select *, least(moment + interval '1 hour', pg_temp.demo_now()) as asked from demo_sales
    where status in ('pending', 'confirmed', 'processing') and quantity < 4 and discount = 0 and flags = '{}'
      and place not in (select place from demo_returning) order by place desc limit 1) as sale
  join product_variants as larger on larger.quantity = sale.quantity + 1 join products on products.id = larger.product_id
  cross join lateral (select larger.price_cents + sale.shipping as total) as dearer`;

const HOLDS = `
  insert into stock_holds (variant_code, owner, expires_at, held_since)
  select terms->>'variantCode', 'change:' || id, expires_at, created_at from order_changes where key = 'demo-change'`;

const ASKED = `
  insert into order_events (order_id, at, actor, kind, from_value, to_value)
  select order_id, order_changes.created_at, 'admin', 'difference_asked', total, terms->>'total'
  from order_changes join orders on orders.id = order_id where key = 'demo-change'`;

const WAITING = `
  update orders set flags = flags || 'difference_open'::text from order_changes where key = 'demo-change' and order_id = orders.id`;

/**
 * SQL for the questions, from the customers with the latest deliveries. The newest question is some hours
 * old.
 */
const QUESTIONED = `
  insert into contacts (first_name, last_name, email, phone, subject, message, newsletter, source, created_at, touched_at, state, waiting_since, submission_key)
  select split_part(name, ' ', 1), substr(name, strpos(name, ' ') + 1), email, phone, said->>'subject', said->>'message', false, 'page', at, at, 'open', at,
    'demo-question-' || nth
  from (select *, row_number() over (order by arrives desc) as nth from demo_sales where status = 'delivered' and arrives < pg_temp.demo_now() - interval '1 day') as sale
  join jsonb_array_elements($1::jsonb) with ordinality as question (said, turn) on turn = nth
  cross join lateral (select pg_temp.demo_now() - make_interval(hours => nth::int * 3) as at) as asked`;

/** SQL for a conversation that goes on: the oldest question was answered, and the customer asks again. */
const REPLIED = `
  with asked as (select id, email, created_at from contacts where submission_key like 'demo-question-%' order by created_at limit 1),
  written as (
    insert into contact_entries (contact_id, kind, author, text, at)
    select id, case turn when 1 then 'out' else 'in' end, case turn when 1 then 'admin' else email end,
      case turn when 1 then E'Hoi,\\n\\nJa hoor, dat kan. Om de andere dag is genoeg.\\n\\nGroet,\\nZwartwit' else 'Dank je! En is het ook geschikt voor mijn kroon?' end,
      created_at + make_interval(mins => turn * 40) from asked, generate_series(1, 2) as turn returning contact_id, at)
  update contacts set first_answered_at = (select min(at) from written), waiting_since = (select max(at) from written),
    touched_at = (select max(at) from written), version = 3
  where id = (select id from asked)`;

const LEFT_OUT = `
  insert into left_out_mails (validity, uid, reason, sender, sender_name, subject, text, attachments, is_unproven, received_at, at)
  select 1, turn, said->>'reason', said->>'sender', said->>'name', said->>'subject', said->>'text', said->'attachments', turn > 2, at, at
  from jsonb_array_elements($1::jsonb) with ordinality as mail (said, turn)
  cross join lateral (select pg_temp.demo_now() - make_interval(hours => turn::int * 5) as at) as came order by turn desc`;
