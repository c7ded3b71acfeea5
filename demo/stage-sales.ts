// Creates one row per sale of the demo shop, with buyer, address, contents, payment and result. Orders,
// payments, drafts, history and mails are all derived from these rows, so that they agree.

import type { Query } from '#platform/database/database.ts';
import { pick } from './stage.ts';

/**
 * Creates the temporary table `demo_sales`, ordered by time. Its column `place` is the sale's position,
 * starting with 1.
 */
export async function stageSales(query: Query): Promise<void> {
  await query(`create temp table demo_moments as ${MOMENTS}`);
  await query(`create temp table demo_buyers as ${BUYERS}`);
  await query(`create temp table demo_baskets as ${BASKETS}`);
  await query(`create temp table demo_sales as ${SALES}`);
  await query('create unique index on demo_sales (place)');
  await query('analyze demo_sales');
}

// The newest day is not over: its sales fall before now. A fifth of all buyers has bought before.
const MOMENTS = `
  with sold as (
    select before + counted as n, day
    from (select day, orders, sum(orders) over (order by day) - orders as before from demo_days) as dated,
      generate_series(1, orders) as counted),
  dated as (
    select n, least(
      date_trunc('milliseconds', (day + make_interval(hours => hour, secs => pg_temp.chance(n, 2) * 3600))
        at time zone 'Europe/Amsterdam'),
      date_trunc('milliseconds', pg_temp.demo_now() - make_interval(secs => pg_temp.chance(n, 3) * 21600))) as moment
    from sold join demo_hours on demo_hours.place = ${pick('hours', 'n', 1)})
  select row_number() over (order by moment, n)::int as place, moment,
    case when pg_temp.chance(n, 4) < 0.2 then 1 + floor(pg_temp.chance(n, 5) * n)::int else n::int end as person
  from dated`;

const LETTERS = 'ABCDEGHJKLNPRSTVWXZ';
const letter = (question: number) =>
  `substr('${LETTERS}', 1 + floor(pg_temp.chance(person, ${question}) * ${LETTERS.length})::int, 1)`;

const PEOPLE = `
  select people.person, first_names.name || ' ' || last_names.name as name,
    regexp_replace(fold_text(first_names.name || '.' || last_names.name), '[^a-z.]', '', 'g') || person
      || (array['@post.example', '@mail.example', '@thuis.example', '@werk.example'])[1 + floor(pg_temp.chance(person, 12) * 4)::int] as email,
    case when pg_temp.chance(person, 13) < 0.7 then case places.country when 'NL' then '0600' when 'BE' then '0400' else '+490000' end
      || lpad(floor(pg_temp.chance(person, 14) * 1000000)::text, 6, '0') else '' end as phone,
    streets.name as street, (1 + floor(power(pg_temp.chance(person, 15), 2) * 240))::text as house,
    case when pg_temp.chance(person, 16) < 0.12 then (array['A', 'B', 'C', '2', '3', 'bis'])[1 + floor(pg_temp.chance(person, 17) * 6)::int]
      else '' end as addition,
    places.city, places.country,
    (postal_from + floor(pg_temp.chance(person, 18) * postal_count))::text
      || case places.country when 'NL' then ${letter(19)} || ${letter(20)} else '' end as postal_code
  from (select distinct person from demo_moments) as people
  join demo_first_names as first_names on first_names.place = ${pick('first_names', 'person', 10)}
  join demo_last_names as last_names on last_names.place = ${pick('last_names', 'person', 11)}
  join demo_streets as streets on streets.place = ${pick('streets', 'person', 21)}
  join demo_places as places on places.place = ${pick('places', 'person', 22)}`;

// Outside the Netherlands and Belgium street and number are one line, and the two other fields hold something
// else.
const BUYERS = `
  select person, name, email, phone, case when is_numbered then street else street || ' ' || house end as street,
    case when is_numbered then house else '' end as house, case when is_numbered then addition else '' end as addition,
    city, country, postal_code
  from (select *, country in ('NL', 'BE') as is_numbered from (${PEOPLE}) as people) as people`;

// One in six uses a code. A code with a limit is used until it is used up.
const BASKETS = `
  with offered as (
    select *, (row_number() over (order by id) - 1)::int as place, count(*) over ()::int as many from coupons where is_active),
  wished as (
    select sale.place, variant.code, variant.name, variant.quantity, variant.price_cents as subtotal, coupon.id as coupon_id,
      coupon.code as coupon_code, coupon.type, coupon.value, coupon.max_uses,
      row_number() over (partition by coupon.id order by sale.place) as use_number
    from demo_moments as sale
    join product_variants as variant on variant.code = case
      when pg_temp.chance(sale.place, 30) < 0.34 then '1x' when pg_temp.chance(sale.place, 30) < 0.72 then '2x'
      when pg_temp.chance(sale.place, 30) < 0.88 then '3x' else '4x' end
    left join offered as coupon on pg_temp.chance(sale.place, 31) < 0.16
      and coupon.place = floor(pg_temp.chance(sale.place, 32) * coupon.many)::int
      and (sale.moment at time zone 'Europe/Amsterdam')::date between coupon.valid_from and coupon.valid_until
      and variant.price_cents >= coalesce(coupon.min_order_cents, 0))
  select place, code, name, quantity, subtotal,
    case when applies then coupon_id end as coupon_id, case when applies then coupon_code end as coupon_code,
    case when not applies then 0 when type = 'percentage' then round(subtotal * value / 10000.0)::int else least(value, subtotal) end as discount
  from (select *, coupon_id is not null and (max_uses is null or use_number <= max_uses) as applies from wished) as checked`;

const EU = `('NL', 'BE', 'DE', 'FR', 'LU', 'ES', 'AT', 'SE')`;

// Parcels leave within two days, never on a Sunday, and take one to three days, or some more abroad.
const SALES = `
  with priced as (
    select sale.place, sale.person, sale.moment, buyer.name, buyer.email, buyer.phone, buyer.street, buyer.house, buyer.addition,
      buyer.postal_code, buyer.city, buyer.country, basket.code, basket.quantity, basket.name as pack, basket.subtotal, basket.discount,
      basket.coupon_id, basket.coupon_code, coalesce(shipping.fee_cents, 0) as shipping,
      case when buyer.country in ${EU} then 21.0 else 0.0 end as vat_rate,
      pg_temp.chance(sale.place, 40) < 0.025 as cancelled,
      sale.moment + make_interval(hours => 8) + make_interval(secs => pg_temp.chance(sale.place, 41) * 100000) as leaves,
      make_interval(secs => (0.8 + pg_temp.chance(sale.place, 42) * case when buyer.country in ('NL', 'BE') then 1.6 else 5 end) * 86400) as travels,
      pg_temp.chance(sale.place, 43) as fate
    from demo_moments as sale join demo_buyers as buyer using (person) join demo_baskets as basket using (place)
    left join shipping_countries as shipping on shipping.code = buyer.country),
  sent as (
    select *, subtotal - discount + shipping as total,
      date_trunc('milliseconds', leaves + case extract(dow from leaves) when 0 then interval '1 day' else interval '0' end) as ships
    from priced)
  select *, ships + travels as arrives,
    case when cancelled then 'cancelled' when ships + travels < pg_temp.demo_now() and fate < 0.995 then 'delivered' when ships < pg_temp.demo_now() then 'shipped'
      when moment < pg_temp.demo_now() - interval '10 hours' then 'processing' when pg_temp.chance(place, 46) < 0.1 then 'confirmed' else 'pending' end as status,
    case when total = 0 then 'paid' when cancelled then 'refunded' when ships + travels > pg_temp.demo_now() then 'paid' when fate < 0.02 then 'refunded' when fate < 0.027 then 'partially_refunded'
      when fate < 0.0285 then 'disputed' else 'paid' end as payment_state,
    case when fate > 0.997 then array['oversold'] when fate > 0.994 then array['oversold', 'hold_expired'] else array[]::text[] end as flags,
    case when country in ('NL', 'BE') then case when pg_temp.chance(place, 44) < 0.75 then 'postnl' when pg_temp.chance(place, 44) < 0.93 then 'dhl' else 'dpd' end
      else case when pg_temp.chance(place, 44) < 0.5 then 'dhl' when pg_temp.chance(place, 44) < 0.8 then 'ups' else 'gls' end end as carrier,
    'pi_Demo' || substr(md5('payment ' || place), 1, 20) as payment_id,
    case country when 'NL' then case when luck < 0.66 then 'ideal' when luck < 0.78 then 'card' when luck < 0.88 then 'paypal'
        when luck < 0.95 then 'apple_pay' else 'google_pay' end
      when 'BE' then case when luck < 0.6 then 'bancontact' when luck < 0.85 then 'card' else 'paypal' end
      else case when luck < 0.7 then 'card' else 'paypal' end end as method
  from (select *, pg_temp.chance(place, 45) as luck from sent) as shipped`;
