// Writes what surrounds the sales of the demo: abandoned carts, failed payments, messages, subscriptions,
// example reviews, and anonymous counts of visits that fit the sales of each hour.

import type { Query } from '#platform/database/database.ts';
import { pick } from './stage.ts';
import { QUOTE } from './write-sales.ts';

/** Writes the visits, carts, messages and reviews from `demo_sales`; must run after `writeSales`. */
export async function writeVisits(query: Query): Promise<void> {
  await query(LEFT);
  await query('create index on demo_left (id)');
  for (const statement of [
    DRAFTS,
    AGREEMENTS,
    FAILED,
    ...RECOVERIES,
    MESSAGES,
    SUBSCRIPTIONS,
    ...VISITS,
    VISIT_DAYS,
    ...VITALS,
    CLOSED_CARTS,
    EXAMPLES,
  ])
    await query(statement);
}

// Carts are forgotten after three months, so only those of the last three are there to be seen. A third of
// them broke off at a payment that failed.
const LEFT = `
  create temp table demo_left as
  select (select max(id) from draft_orders) + row_number() over (order by moment, place) as id, place, left_at, name, email, phone, street,
    house, addition, postal_code, city, country, code, quantity, pack, subtotal, discount, shipping, total, vat_rate, coupon_code, method,
    pg_temp.chance(place, 70) < 0.33 as failed, 'pi_Left' || substr(md5('left ' || place), 1, 20) as payment_id,
    (array['card_declined', 'card_declined', 'expired_card', 'payment_intent_authentication_failure'])[1 + floor(pg_temp.chance(place, 71) * 4)::int] as failure
  from (select *, moment + make_interval(secs => round(pg_temp.chance(place, 72) * 40000)) as left_at from demo_sales
    where moment > pg_temp.demo_now() - interval '90 days' and pg_temp.chance(place, 73) < 0.4) as sale
  where left_at < pg_temp.demo_now()`;

const DRAFTS = `
  insert into draft_orders (id, session_hash, customer_name, customer_email, customer_phone, street_name, house_number, house_number_addition,
    postal_code, city, country, variant_code, coupon_code, quantity, subtotal, discount, shipping_cost, total, created_at, updated_at)
  overriding system value
  select id, md5('left ' || place) || md5('cart ' || place), case when pg_temp.chance(place, 74) < 0.85 then name else '' end, email, phone,
    case when pg_temp.chance(place, 74) < 0.6 then street else '' end, case when pg_temp.chance(place, 74) < 0.6 then house else '' end,
    case when pg_temp.chance(place, 74) < 0.6 then addition else '' end, case when pg_temp.chance(place, 74) < 0.7 then postal_code else '' end,
    case when pg_temp.chance(place, 74) < 0.6 then city else '' end, country, code, coupon_code, quantity, subtotal, discount, shipping, total,
    left_at - interval '4 minutes', left_at
  from demo_left`;

const AGREEMENTS = `
  insert into checkouts (id, draft_id, payment_id, amount, quote, created_at)
  select md5('left agreement ' || place)::uuid, id, payment_id, total, ${QUOTE}, left_at - interval '2 minutes' from demo_left where failed`;

const FAILED = `
  insert into payments (id, reference, amount, status, method, failure_code, decline_code, failure_message, settled_at, settled_as, created_at, updated_at)
  select payment_id, md5('left agreement ' || place)::uuid::text, total, 'canceled', method, failure,
    case failure when 'card_declined' then 'insufficient_funds' end, 'De betaling is geweigerd.', left_at + interval '1 day', 'canceled',
    left_at - interval '1 minute', left_at
  from demo_left where failed`;

// One sale in sixteen went wrong first and was paid at the second try.
const RECOVERIES = [
  `insert into recovery_events (draft_id, kind, payment_id, error, at)
   select id, 'failed', payment_id, failure, left_at from demo_left where failed order by id`,
  `insert into recovery_events (draft_id, kind, attempt, payment_id, error, at)
   select (select draft from demo_base) + place, step.kind, step.attempt, payment_id, step.error, moment - make_interval(secs => step.before)
   from demo_sales, (values ('failed', null::int, 'card_declined', 80), ('attempt', 1, null, 45)) as step (kind, attempt, error, before)
   where pg_temp.chance(place, 75) < 0.0625 order by place, step.before desc`,
];

// Answered within the day and closed, but for those of the last three days.
const MESSAGES = `
  insert into contacts (first_name, last_name, email, phone, subject, message, newsletter, source, created_at, touched_at, state, waiting_since, first_answered_at)
  select split_part(name, ' ', 1), substr(name, strpos(name, ' ') + 1), email, phone, said.subject, said.message, false, 'page', moment + interval '2 days', moment + interval '2 days',
    case when moment < pg_temp.demo_now() - interval '5 days' then 'closed' else 'open' end,
    case when moment < pg_temp.demo_now() - interval '5 days' then null else moment + interval '2 days' end,
    case when moment < pg_temp.demo_now() - interval '5 days' then moment + interval '2 days 3 hours' end
  from demo_sales join demo_messages as said on said.place = ${pick('messages', 'demo_sales.place', 76)}
  where pg_temp.chance(demo_sales.place, 77) < 0.02 and moment < pg_temp.demo_now() - interval '2 days' order by demo_sales.place`;

const SUBSCRIPTIONS = `
  insert into newsletter_subscriptions (email, status, consent_version, consent_text, source, requested_at, confirmed_at, unsubscribed_at, unsubscribed_by)
  select lower(email), case when has_left then 'unsubscribed' when luck < 0.12 then 'confirmed' else 'pending' end, 'demo', 'Nieuwsbrief van de demonstratie',
    'page', moment, case when luck < 0.12 then moment + interval '5 minutes' end, case when has_left then moment + interval '5 days' end,
    case when has_left then 'page' end
  from (select *, luck < 0.02 and moment < pg_temp.demo_now() - interval '5 days' as has_left
    from (select distinct on (person) email, moment, pg_temp.chance(person, 78) as luck from demo_sales order by person, place) as buyers) as buyers
  where luck < 0.14 order by moment on conflict do nothing`;

// Nobody bought, so nobody reviewed: examples, which never count and are shown in test mode only. A
// screenful, some of them waiting.
const EXAMPLES = `
  insert into reviews (customer_name, rating, comment, order_number, source, status, verified, created_at)
  select regexp_replace(name, '(\\S)\\S*$', '\\1.'), said.rating, said.comment, 'ZW' || (100000 + sale.place), 'sample',
    case when sale.latest <= 8 then 'pending' when sale.latest % 12 = 0 then 'rejected' else 'published' end, false,
    least(arrives + interval '9 days', pg_temp.demo_now())
  from (select *, row_number() over (order by place desc) as latest from demo_sales where status = 'delivered') as sale
  join demo_reviews as said on said.place = (sale.latest % (select count(*) from demo_reviews))
  where sale.latest <= 40 order by sale.place`;

const WITHOUT_PACK = ['visit', 'page_view'];

// For each sale some thirty visits, a few of which reach the checkout; by the hour, as the shop counts: at
// most one is seen to be paid.
const visit = (name: string, path: string, perSale: number, question: number, value = '0') => `
  insert into statistics_events (hour, name, path, variant, count, value)
  select date_trunc('hour', moment), '${name}', '${path}', ${WITHOUT_PACK.includes(name) ? "''" : 'code'},
    ceil(sum(${perSale} * (0.5 + pg_temp.chance(place, ${question}))))::int, sum(${value}) from demo_sales
  group by 1, 4 on conflict (hour, name, path, variant) do update set count = statistics_events.count + excluded.count`;

const VISITS = [
  visit('visit', '/', 17, 87),
  visit('pack_chosen', '/', 5, 88),
  visit('page_view', '/', 21, 80),
  visit('page_view', '/blog', 4, 81),
  visit('page_view', '/checkout', 3, 82),
  visit('begin_checkout', '/checkout', 2.4, 83, 'subtotal'),
  visit('purchase', '/checkout-success', 0.6, 84, 'total'),
  visit('sticky_button_click', '/', 1.2, 85),
  visit('ai_advisor_open', '/', 0.8, 86),
  visit('ai_advisor_complete', '/', 0.5, 89),
  visit('ai_recommendation', '/', 0.5, 89),
];

const VISIT_DAYS = `
  insert into statistics_days (day, name, path, count)
  select (hour at time zone 'Europe/Amsterdam')::date, name, case name when 'page_view' then path else '' end, sum(count)::int
  from statistics_events group by 1, 2, 3`;

// How fast pages were, each class of `web-vitals-histogram.ts` with its share of all visits.
const SPEEDS = `(values ('good', 34, 1.5), ('good', 38, 3.0), ('good', 42, 2.6), ('good', 46, 1.9),
  ('needs-improvement', 53, 1.1), ('poor', 64, 0.3)) as speeds (rating, place, share)`;
const measured = (of: 'rating' | 'place') => `
  select day, metric, ${of}, ceil(sales * sum(share))::int as count
  from (select (moment at time zone 'Europe/Amsterdam')::date as day, count(*) as sales from demo_sales group by 1) as sold,
    unnest(array['LCP', 'INP', 'CLS', 'FCP', 'TTFB']) as metric, ${SPEEDS}
  group by day, metric, ${of}, sales`;
const VITALS = [
  `insert into statistics_vitals (day, metric, rating, count, path) select *, '/' from (${measured('rating')}) as measured`,
  `insert into statistics_vital_spread (day, metric, place, count) ${measured('place')}`,
];

// Older carts are forgotten, but their days were written down before.
const CLOSED_CARTS = `
  insert into cart_days (day, left_count, left_value, recovered_count, recovered_value)
  select day, count(*) filter (where luck < 0.4), coalesce(sum(total) filter (where luck < 0.4), 0),
    count(*) filter (where luck > 0.967), coalesce(sum(total) filter (where luck > 0.967), 0)
  from (select (moment at time zone 'Europe/Amsterdam')::date as day, total, pg_temp.chance(place, 73) as luck from demo_sales) as sales
  where day <= (pg_temp.demo_now() at time zone 'Europe/Amsterdam')::date - 84 group by day`;
