// Adds rows a large shop has besides the sales of the demo: withdrawals and returns, changed orders,
// conversations, and notices. None of them makes the books differ.

import type { Query } from '#platform/database/database.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openDatabase } from '#platform/database/open-database.ts';

const SENT = `from orders o where o.status = 'delivered' and o.id % 20 = 0`;

const WITHDRAWALS = `
  insert into withdrawals (submission_key, customer_name, customer_email, order_number, statement, statement_version, declared_at,
    declared_at_text, refund_before, match, order_id, late, source, sender_hash)
  select 'bench-' || o.id, o.customer_name, o.customer_email, 'ZW' || 100000 + o.id, 'Ik herroep mijn overeenkomst.', '1', o.created_at + interval '6 days',
    '', (o.created_at + interval '20 days')::date, 'order_and_email', o.id, false, 'page', '' ${SENT} order by o.id`;

const RECEIPTS = `
  insert into mails (type, recipient, subject, html, text, order_id, dedupe_key, status, attempts, transport, created_at, sent_at)
  select 'withdrawal_received', w.customer_email, 'Je herroeping', '<p>We hebben je herroeping ontvangen.</p>', 'We hebben je herroeping ontvangen.',
    w.order_id, 'withdrawal_received:withdrawal:' || w.id, 'sent', 1, 'outbox', w.declared_at, w.declared_at
  from withdrawals w where w.submission_key like 'bench-%' and w.declared_at > now() - interval '60 days' order by w.id`;

/** SQL that creates returns. Nearly all are closed; those of the last ten days are in progress. */
const RETURNS = `
  insert into returns (order_id, status, origin, key, not_sent, actor, opened_at, updated_at)
  select order_id, case when w.declared_at > now() - interval '10 days' then (array['announced', 'underway', 'received', 'checked'])[1 + order_id / 20 % 4]
    when order_id % 60 = 0 then 'refused' else 'closed' end, 'withdrawal', 'bench-' || order_id, false, 'customer', w.declared_at, w.declared_at
  from withdrawals w where w.submission_key like 'bench-%' order by w.id`;

const LINES = `
  insert into return_lines (return_id, article_code, announced) select r.id, 'jar', o.quantity from returns r join orders o on o.id = r.order_id
  where r.key like 'bench-%'`;

const ANSWERED = `
  insert into return_withdrawals (withdrawal_id, return_id)
  select w.id, r.id from withdrawals w join returns r on r.key = w.submission_key`;

/**
 * SQL that changes one in 25 orders. Half of those older than 60 days paid a difference that was refunded
 * later, so their total is unchanged.
 */
const CHANGES = `
  insert into order_changes (order_id, key, kind, state, settled_with, terms, difference, actor, payment_id, applied_at, created_at, updated_at)
  select o.id, 'bench-' || o.id, 'change', 'applied', case when is_paid then 'payment' else 'none' end, jsonb_build_object('total', o.total),
    0, 'admin', case when is_paid then 'pi_Bench' || o.id end, o.created_at, o.created_at, o.created_at
  from orders o cross join lateral (select o.id % 50 = 0 and o.created_at < now() - interval '60 days' as is_paid) as of_order
  where o.id % 25 = 0 order by o.id`;

const EXTRA_PAYMENTS = [
  `insert into payments (id, reference, amount, amount_refunded, status, method, settled_at, settled_as, created_at, updated_at)
   select payment_id, md5('bench ' || order_id)::uuid::text, 500, 500, 'succeeded', 'ideal', created_at, 'order', created_at, created_at
   from order_changes where payment_id is not null`,
  `insert into extra_payments (id, change_id, payment_id, amount, created_at)
   select md5('bench ' || order_id)::uuid, id, payment_id, 500, created_at from order_changes where payment_id is not null`,
  `insert into refunds (order_id, payment_id, key, provider_id, amount, status, origin, actor, requested_at, succeeded_at, updated_at)
   select order_id, payment_id, 'bench:' || order_id, 're_Bench' || order_id, 500, 'succeeded', 'change', 'admin', created_at, created_at, created_at
   from order_changes where payment_id is not null`,
];

const ANSWERS = `
  insert into contact_entries (contact_id, kind, author, text, at)
  select id, case turn when 1 then 'out' else 'in' end, case turn when 1 then 'admin' else email end,
    case turn when 1 then 'Dank je wel voor je bericht, ' || first_name || '. We kijken het voor je na.' else 'Fijn, dank je wel. Groet, ' || first_name end,
    created_at + turn * interval '3 hours'
  from contacts, generate_series(1, 2) turn where not newsletter order by id, turn`;

const NOTICES = `
  insert into notices (kind, key, title, detail, path, is_told, created_at)
  select 'newOrder', 'newOrder:' || o.id, 'Nieuwe bestelling', 'ZW' || 100000 + o.id, '/admin/orders/' || o.id, true, o.created_at
  from orders o where o.created_at > now() - interval '60 days' order by o.id`;

/**
 * SQL that updates the figures of changed customers at once. In a shop a job does this every minute for a few
 * hundred, and requests meanwhile would wait for some of them.
 */
const COUNTED = `
  with taken as (delete from customers_changed returning email_key)
  select count_customers(array_agg(distinct email_key)) from taken`;

const FILLED = [
  'withdrawals',
  'mails',
  'returns',
  'return_lines',
  'return_withdrawals',
  'order_changes',
  'payments',
  'extra_payments',
  'refunds',
  'contact_entries',
  'notices',
  'customers',
  'customers_changed',
];

export async function writeVolume(query: Query): Promise<void> {
  const statements = [
    WITHDRAWALS,
    RECEIPTS,
    RETURNS,
    LINES,
    ANSWERED,
    CHANGES,
    ...EXTRA_PAYMENTS,
    ANSWERS,
    NOTICES,
    COUNTED,
  ];
  for (const statement of statements) await query(statement);
  for (const table of FILLED) await query(`vacuum (analyze) ${table}`);
}

/**
 * Adds the data that years of business leave (withdrawals, mails, returns, changes, conversations, notices)
 * to the database of a stopped shop.
 */
export async function seedVolume(dataFolder: string, databaseUrl: string | null): Promise<void> {
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder: null,
    log: silentLogger,
    onDeath: (error) => {
      throw error;
    },
  });
  await database.session(async (query) => {
    await query('set statement_timeout = 0');
    await writeVolume(query);
    await query('reset statement_timeout');
  });
  await database.close();
}
