// Writes the sales of the demo as the shop would: drafts, agreements, payments, orders with lines and
// history, refunds and disputes, the mails of the last months, and the remaining coupon uses.

import type { Query } from '#platform/database/database.ts';

/** The number of days before the end for which mails are written; older mails would only use disk space. */
const MAIL_DAYS = 60;

/**
 * Writes the sales from `demo_sales` into an empty table of orders. The id of an order is the `place` of its
 * sale.
 */
export async function writeSales(query: Query): Promise<void> {
  await query(`create temp table demo_base as select coalesce(max(id), 0) as draft from draft_orders`);
  for (const statement of [
    DRAFTS,
    AGREEMENTS,
    PAYMENTS,
    ORDERS,
    LINES,
    PLACED,
    SENT,
    FLAGGED,
    USES,
    REFUNDS,
    DISPUTES,
    ...MAILS,
  ])
    await query(statement);
}

const DRAFT_ID = '(select draft from demo_base) + place';
/**
 * SQL expression for the time the customer started the form: some minutes before paying, or hours to days
 * before for one in thirty customers.
 */
const BEGAN = `moment - make_interval(secs => round(90 + pg_temp.chance(place, 60) * 600
  + case when pg_temp.chance(place, 90) < 0.033 then 7200 + pg_temp.chance(place, 91) * 170000 else 0 end))`;

const DRAFTS = `
  insert into draft_orders (id, session_hash, customer_name, customer_email, customer_phone, street_name, house_number,
    house_number_addition, postal_code, city, country, variant_code, coupon_code, quantity, subtotal, discount, shipping_cost, total,
    is_completed, completed_at, order_id, created_at, updated_at)
  overriding system value
  select ${DRAFT_ID}, md5('session ' || place) || md5('hash ' || place), name, email, phone, street, house, addition, postal_code, city,
    country, code, coupon_code, quantity, subtotal, discount, shipping, total, true, moment, place, ${BEGAN}, moment
  from demo_sales`;

/** Returns a SQL expression for an amount in euros with a decimal comma, as in the texts of a quote. */
const euros = (column: string) => `replace(to_char(${column} / 100.0, 'FM999990.00'), '.', ',')`;
export const QUOTE = `jsonb_build_object('variant', code, 'quantity', quantity, 'country', country, 'currency', 'eur',
    'lines', jsonb_build_array(jsonb_build_object('label', pack, 'quantity', 1, 'unitAmount', subtotal, 'amount', subtotal)),
    'subtotal', subtotal, 'discount', discount, 'shipping', shipping, 'total', total,
    'vat', jsonb_build_object('rate', vat_rate, 'amount', round(total * vat_rate / (100 + vat_rate))),
    'text', jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('unitAmount', ${euros('subtotal')}, 'amount', ${euros('subtotal')})),
      'subtotal', ${euros('subtotal')}, 'discount', ${euros('discount')}, 'shipping', ${euros('shipping')},
      'vat', ${euros('round(total * vat_rate / (100 + vat_rate))')}, 'total', ${euros('total')}))`;

const AGREEMENTS = `
  insert into checkouts (id, draft_id, payment_id, amount, quote, created_at)
  select md5('agreement ' || place)::uuid, ${DRAFT_ID}, payment_id, total, ${QUOTE}, ${BEGAN} from demo_sales`;

const REFUNDED = `case payment_state when 'refunded' then total when 'partially_refunded' then least(total, 1000) else 0 end`;

const PAYMENTS = `
  insert into payments (id, reference, amount, amount_refunded, status, method, settled_at, settled_as, created_at, updated_at)
  select payment_id, md5('agreement ' || place)::uuid::text, total, ${REFUNDED}, 'succeeded', method, moment, 'order', ${BEGAN}, moment
  from demo_sales`;

const ORDERS = `
  insert into orders (id, payment_id, draft_id, customer_name, customer_email, customer_phone, street_name, house_number,
    house_number_addition, postal_code, city, country, variant_code, quantity, subtotal, discount, shipping_cost, total, vat_rate,
    vat_amount, coupon_code, status, payment_state, tracking_code, carrier, shipped_at, flags, version, archived_at, created_at, updated_at)
  overriding system value
  select place, payment_id, ${DRAFT_ID}, name, email, phone, street, house, addition, postal_code, city, country, code, quantity,
    subtotal, discount, shipping, total, vat_rate, round(total * vat_rate / (100 + vat_rate)), coupon_code, status, payment_state,
    case when status in ('shipped', 'delivered') then case carrier when 'postnl' then '3SZWRT' when 'ups' then '1ZZWRT' else 'JVGL' end
      || lpad(floor(pg_temp.chance(place, 61) * 1e9)::text, 9, '0') end,
    case when status in ('shipped', 'delivered') then carrier end, case when status in ('shipped', 'delivered') then ships end,
    flags, case status when 'pending' then 1 when 'delivered' then 3 else 2 end,
    case when status = 'cancelled' and pg_temp.chance(place, 62) < 0.2 then moment + interval '30 days' end, moment,
    case status when 'delivered' then arrives when 'shipped' then ships else moment end
  from demo_sales order by place`;

const LINES = `
  insert into order_lines (order_id, label, variant_code, quantity, unit_amount, amount)
  select sale.place, product.name || ' – ' || sale.pack, sale.code, 1, sale.subtotal, sale.subtotal
  from demo_sales as sale join product_variants as variant on variant.code = sale.code
  join products as product on product.id = variant.product_id order by sale.place`;

const DOOR = `(array['webhook', 'webhook', 'webhook', 'success_page', 'success_page', 'reconciliation'])[1 + floor(pg_temp.chance(place, 63) * 6)::int]`;

const PLACED = `
  insert into order_events (order_id, at, actor, kind, to_value, note)
  select place, moment, 'system', 'placed', 'pending', ${DOOR} from demo_sales order by place`;

const STEPS = `(values ('pending', 'processing', 1), ('processing', 'shipped', 2), ('shipped', 'delivered', 3), ('pending', 'cancelled', 4), ('pending', 'confirmed', 5))`;

const SENT = `
  insert into order_events (order_id, at, actor, kind, from_value, to_value)
  select place, case step.number when 1 then moment + interval '8 hours' when 2 then ships when 3 then arrives else least(moment + interval '2 hours', pg_temp.demo_now()) end,
    'admin', 'status', step.before, step.after
  from demo_sales join ${STEPS} as step (before, after, number) on step.number = any (case status when 'processing' then '{1}'::int[]
    when 'shipped' then '{1,2}' when 'delivered' then '{1,2,3}' when 'cancelled' then '{4}' when 'confirmed' then '{5}' else '{}' end)
  order by place, step.number`;

const FLAGGED = `
  insert into order_events (order_id, at, actor, kind, to_value, note)
  select place, moment, 'system', 'flagged', flag, ${DOOR} from demo_sales, unnest(flags) as flag order by place`;

const USES = `
  update coupons set used_count = used_count + uses from (
    select coupon_id, count(*)::int as uses from demo_sales where coupon_id is not null group by coupon_id) as used
  where coupons.id = used.coupon_id`;

const REFUNDS = `
  insert into refunds (order_id, payment_id, key, provider_id, amount, status, origin, reason, actor, requested_at, succeeded_at, updated_at)
   select place, payment_id, 'demo:' || place, 're_Demo' || substr(md5('refund ' || place), 1, 20), ${REFUNDED}, 'succeeded', 'operator',
     (array['Herroeping', 'Pakket niet aangekomen', 'Geannuleerd door klant'])[1 + floor(pg_temp.chance(place, 64) * 3)::int], 'admin',
     gave, gave, gave
   from (select *, case when cancelled then least(moment + interval '2 hours', pg_temp.demo_now()) else least(arrives + interval '4 days', pg_temp.demo_now()) end as gave
     from demo_sales) as sale
   where ${REFUNDED} > 0 order by place`;

const DISPUTES = `
  insert into disputes (id, order_id, payment_id, amount, status, reason, created_at, updated_at)
  select 'du_Demo' || substr(md5('dispute ' || place), 1, 20), place, payment_id, total, 'lost', 'product_not_received',
    least(arrives + interval '6 days', pg_temp.demo_now()), least(arrives + interval '6 days', pg_temp.demo_now())
  from demo_sales where payment_state = 'disputed' order by place`;

const mail = (type: string, subject: string, at: string, sentence: string, statuses: string) => `
  insert into mails (type, recipient, subject, html, text, order_id, dedupe_key, status, attempts, transport, provider_message_id, created_at, sent_at)
  select '${type}', email, ${subject}, '<p>Hoi ' || replace(name, '<', '') || ',</p><p>' || ${sentence} || '</p>',
    'Hoi ' || name || ', ' || ${sentence}, place, '${type}:order:' || place, 'sent', 1, 'outbox', null, ${at}, ${at}
  from demo_sales where ${at} > pg_temp.demo_now() - interval '${MAIL_DAYS} days' and status in (${statuses}) order by place`;

const NUMBER = `'ZW' || (100000 + place)`;

const MAILS = [
  mail(
    'order_confirmation',
    `'Je bestelling ' || ${NUMBER} || ' is binnen'`,
    'moment',
    `'we hebben je betaling van € ' || ${euros('total')} || ' ontvangen en gaan voor je aan de slag.'`,
    "'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'",
  ),
  mail(
    'shipped',
    `'Je bestelling ' || ${NUMBER} || ' is onderweg'`,
    'ships',
    "'je pakket is overgedragen aan de bezorger.'",
    "'shipped', 'delivered'",
  ),
  mail(
    'delivered',
    `'Je bestelling ' || ${NUMBER} || ' is bezorgd'`,
    'arrives',
    "'je pakket is bezorgd. Veel plezier ermee.'",
    "'delivered'",
  ),
];
