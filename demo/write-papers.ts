// Writes the documents of the demo's sales: one invoice per order and one credit note per refund, numbered by
// time without gaps, and the mails about the latest refunds.

import type { Query } from '#platform/database/database.ts';
import { countryCodes } from '#shared/recipient/countries.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';

/** Writes the invoices and credit notes from the orders and refunds. */
export async function writePapers(query: Query): Promise<void> {
  const countries = countryCodes().map((code) => [code, countryText(code)]);
  await query(
    'create temp table demo_countries as select key as code, value as name from jsonb_each_text($1::jsonb)',
    [JSON.stringify(Object.fromEntries(countries))],
  );
  for (const statement of [INVOICES, CREDIT_NOTES, COUNTERS, MAILS]) await query(statement);
}

const day = (moment: string) => `to_char(${moment} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
const yearOf = (moment: string) => `extract(year from ${moment} at time zone 'Europe/Amsterdam')::int`;
const number = (series: string) => `'${series}' || year || '-' || lpad(sequence::text, 6, '0')`;

const setting = (key: string) => `(select value from settings where key = '${key}')`;
const SELLER = `jsonb_build_object('brand', ${setting('brand')}->>'name') || ${setting('company')}`;

const INVOICES = `
  insert into invoices (kind, series, year, sequence, number, order_id, subject, document, total, vat_amount, issued_at)
  select 'invoice', '', year, sequence, ${number('')}, id, 'order:' || id,
    jsonb_build_object('seller', ${SELLER}, 'issuedOn', ${day('created_at')}, 'orderNumber', 'ZW' || 100000 + id, 'orderedOn', ${day('created_at')},
      'buyer', jsonb_build_object('email', customer_email, 'lines', to_jsonb(array_remove(array[customer_name,
        trim(street_name || ' ' || house_number || ' ' || house_number_addition), trim(postal_code || ' ' || city), countries.name], ''))),
      'about', null, 'reason', null, 'lines', sold.lines,
      'subtotal', subtotal, 'discount', discount, 'couponCode', coupon_code, 'shipping', shipping_cost, 'total', total,
      'vat', jsonb_build_array(jsonb_build_object('rate', vat_rate, 'net', total - vat_amount, 'amount', vat_amount)), 'paidWith', method),
    total, vat_amount, created_at
  from (select orders.*, method, year, row_number() over (partition by year order by orders.created_at, orders.id) as sequence
    from orders left join payments on payments.id = payment_id cross join lateral (select ${yearOf('orders.created_at')} as year) dated) numbered
  join demo_countries countries on countries.code = country
  -- Gathered at once: there is no index on the lines yet.
  join (select order_id, jsonb_agg(jsonb_build_object('label', label, 'quantity', quantity, 'unitAmount', unit_amount, 'amount', amount) order by id) as lines
    from order_lines group by order_id) sold on sold.order_id = numbered.id order by numbered.id`;

/** SQL expression for the contents of an invoice as one text, from the labels of its lines. */
const GOODS = `(select string_agg(line->>'label', ' + ') from jsonb_array_elements(document->'lines') as line)`;

const CREDIT_NOTES = `
  insert into invoices (kind, series, year, sequence, number, order_id, refund_id, subject, document, total, vat_amount, issued_at)
  select 'credit_note', 'C', year, sequence, ${number('C')}, order_id, id, 'refund:' || id,
    document || jsonb_build_object('issuedOn', ${day('succeeded_at')}, 'about', about, 'reason', reason, 'lines', jsonb_build_array(jsonb_build_object(
        'label', case when amount = total then 'Terugbetaling: ' else 'Gedeeltelijke terugbetaling: ' end || ${GOODS}, 'quantity', 1, 'unitAmount', amount, 'amount', amount)),
      'subtotal', amount, 'discount', 0, 'couponCode', null, 'shipping', 0, 'total', amount,
      'vat', jsonb_build_array(jsonb_build_object('rate', document->'vat'->0->'rate', 'net', amount - vat, 'amount', vat))),
    amount, vat, succeeded_at
  from (select refunds.*, document, invoices.number as about, total, round(vat_amount * amount / total::numeric)::int as vat, dated.year,
      row_number() over (partition by dated.year order by succeeded_at, refunds.id) as sequence
    from refunds join invoices on invoices.order_id = refunds.order_id and kind = 'invoice'
    cross join lateral (select ${yearOf('succeeded_at')} as year) dated) numbered order by id`;

const COUNTERS = `
  insert into invoice_counters (series, year, last, last_issued_at)
  select series, year, max(sequence), max(issued_at) from invoices group by series, year`;

const MAILS = `
  insert into mails (type, recipient, subject, html, text, order_id, dedupe_key, status, attempts, transport, provider_message_id, created_at, sent_at)
  select 'refund', customer_email, 'We hebben € ' || euros || ' aan je terugbetaald', '<p>Je geld komt terug: € ' || euros || '.</p>',
    'Je geld komt terug: € ' || euros || '.', order_id, 'refund:refund:' || refunds.id, 'sent', 1, 'outbox', null, succeeded_at, succeeded_at
  from refunds join orders on orders.id = order_id cross join lateral (select replace(to_char(amount / 100.0, 'FM999990.00'), '.', ',') as euros) said
  where succeeded_at > pg_temp.demo_now() - interval '60 days' order by refunds.id`;
