// Serves the built shop with its time fixed at CLOCK and always the same invented data, so that two
// screenshots differ only by how the page is drawn.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stopOnSignals } from '../../build/server/index.js';
import { makeDemo } from '../../demo/make-demo.ts';
import { writeLetters } from '../../demo/write-letters.ts';
import { seedShop } from '../../src/main/seed-shop.ts';
import { hashPassword } from '../../src/modules/accounts/passwords/passwords.ts';
import { paymentLinkOf } from '../../src/modules/order-changes/pay-difference.ts';
import { orderPath } from '../../src/modules/orders/index.ts';
import { PHOTO_CONSENT } from '../../src/modules/reviews/contract.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createLog } from '../../src/platform/log/create-log.ts';
import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../../src/platform/tokens/signed-tokens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const clock = { now: () => new Date(process.env.CLOCK) };

const database = await openDatabase({
  dataFolder: process.env.DATA_DIR,
  migrationsFolder: join(root, 'database', 'migrations'),
  preparedArchive: join(root, 'build', 'database', 'prepared.tar'),
  log: createLog('warn'),
  onDeath(error) {
    throw error;
  },
});
await seedShop(database, clock, { testMode: true });
await makeDemo(database, { orders: 300, seed: 1, now: clock.now() });
const tokens = createSignedTokens(createKeyring(readConfig(process.env)));
await writeLetters({ database, clock, tokens, publicUrl: `http://127.0.0.1:${process.env.PORT}` });
// Where the books differ, for the screen that says so once they have been compared.
for (const statement of [
  "update coupons set used_count = used_count + 2 where code = 'WELKOM10'",
  "delete from mails where dedupe_key = 'order_confirmation:order:280'",
  'update invoices set vat_amount = vat_amount + 1 where order_id = 270',
  "delete from order_events where order_id = 260 and kind = 'placed'",
  'update invoice_counters set last = last + 1 where year = 2026',
])
  await database.execute(statement);
// Further than the demo goes: what came back and was looked at, what was paid back, and what a customer sent
// along. What was paid back was announced before, and nothing was kept of it.
const back = (status, from) => `
  with opened as (
    insert into returns (order_id, status, origin, reason, key, not_sent, refund_id, deduction, deduction_reason, actor, version, opened_at, updated_at)
    select order_id, '${status}', 'operator', 'Doos beschadigd', 'still-${status}', false, refund_id, kept, case when kept > 0 then 'Eén pot was open' end,
      'admin', 5, looked_at - interval '6 days', looked_at from (${from}) as sold returning id, order_id)
  insert into return_lines (return_id, article_code, announced, received, sellable, broken)
  select opened.id, 'jar', quantity, quantity, quantity - (quantity > 1)::int, (quantity > 1)::int from opened join orders on orders.id = order_id`;
const NOT_BACK = 'order_id not in (select order_id from returns)';
for (const statement of [
  back(
    'checked',
    `select id as order_id, null::int as refund_id, 500 as kept, $1::timestamptz - interval '2 hours' as looked_at from orders
      where status = 'delivered' and payment_state = 'paid' and quantity > 1 and id not in (select order_id from returns) order by id desc limit 1`,
  ),
  back(
    'paid',
    `select order_id, id as refund_id, 0 as kept, succeeded_at + ($1::timestamptz - $1::timestamptz) as looked_at from refunds
      where status = 'succeeded' and ${NOT_BACK} order by id desc limit 1`,
  ),
])
  await database.execute(statement, [process.env.CLOCK]);
const photo = readFileSync(join(root, 'assets', 'pictures', 'blog-stains-1200.jpeg'));
await database.execute(
  `insert into contact_files (contact_id, name, type, size, content)
   values (1, 'pot-stuk.jpg', 'image/jpeg', $1, $2), (1, 'bon.pdf', 'application/pdf', 4, $3)`,
  [photo.length, photo, Buffer.from('%PDF')],
);
for (const statement of [
  `insert into mail_suppressions (email, scope, reason, detail, created_at) values
    ('oud-adres@example.nl', 'all', 'bounced', '550 5.1.1 Mailbox onbekend', $1),
    ('geen-mail@example.nl', 'commercial', 'unsubscribed', '', $1), ('concurrent@example.nl', 'all', 'operator', '', $1)`,
  `insert into page_redirects (from_path, to_path, automatic, created_at) values
    ('/actie', '/', false, $1), ('/pagina/oude-voorwaarden', '/terms-of-service', true, $1)`,
])
  await database.execute(statement, [process.env.CLOCK]);
// Somebody of each role, all with the one password.
const passwordHash = await hashPassword(process.env.ADMIN_PASSWORD);
for (const [username, role] of [
  [process.env.ADMIN_USERNAME, 'owner'],
  ...['operator', 'packer', 'writer', 'viewer'].map((role) => [role, role]),
])
  await database.execute(
    `insert into operators (username, password_hash, role, created_at, password_changed_at) values ($1, $2, $3, $4, $4)`,
    [username, passwordHash, role, process.env.CLOCK],
  );

const newest = async (where) => {
  const { rows } = await database.execute(
    `select id, link_secret as "linkSecret" from orders where archived_at is null and ${where} order by id desc limit 1`,
  );
  return rows[0];
};
const young = (where) =>
  newest(`created_at > '${process.env.CLOCK}'::timestamptz - interval '180 days' and ${where}`);
const delivered =
  "status = 'delivered' and payment_state = 'paid' and id not in (select order_id from returns)";
// Before and after, as a buyer gave them; and only before.
for (const [moment, file, back] of [
  ['before', 'blog-stains-1200.webp', 0],
  ['after', 'blog-bamboo-1200.webp', 0],
  ['before', 'blog-sensitive-1200.webp', 1],
])
  await database.execute(
    `insert into review_photos (order_id, moment, photo, consent_version, consent_text, given_at)
     select id, $1, $2, $3, $4, $5 from orders where ${delivered} order by id desc offset $6 limit 1`,
    [
      moment,
      readFileSync(join(root, 'assets', 'pictures', file)),
      PHOTO_CONSENT.version,
      PHOTO_CONSENT.text,
      process.env.CLOCK,
      back,
    ],
  );

const orders = {
  paid: await young(
    "status in ('pending', 'confirmed', 'processing') and payment_state = 'paid' and flags = '{}'",
  ),
  shipped: await young("status = 'shipped' and payment_state = 'paid' and carrier is not null"),
  delivered: await young(delivered),
  cancelled: await young("status = 'cancelled'"),
  refunded: await young("status <> 'cancelled' and payment_state = 'refunded'"),
  returning: await young("id in (select order_id from returns where status = 'underway')"),
  waiting: await young("'difference_open' = any (flags)"),
  old: await newest(`created_at < '${process.env.CLOCK}'::timestamptz - interval '200 days'`),
};
// A difference that nobody paid in time.
const { rows: expired } = await database.execute(
  `insert into order_changes (order_id, key, kind, state, settled_with, terms, difference, actor, expires_at, created_at, updated_at)
   select order_id, 'still-expired', kind, 'expired', settled_with, terms, difference, actor, $1::timestamptz - interval '1 day', created_at, updated_at
   from order_changes where state = 'waiting' order by id desc limit 1 returning link_secret as "linkSecret"`,
  [process.env.CLOCK],
);
await database.close();
// Who takes the pictures reads it.
console.log(
  `orders of the pictures ${JSON.stringify(
    Object.fromEntries(
      Object.entries(orders).map(([state, order]) => [
        state,
        { id: order.id, path: orderPath({ tokens }, order) },
      ]),
    ),
  )}`,
);

console.log(
  `expired link of the pictures ${new URL(paymentLinkOf({ tokens, publicUrl: 'http://x' }, expired[0])).pathname}`,
);

const shop = await start({ env: process.env, root, clock });
stopOnSignals(shop);
