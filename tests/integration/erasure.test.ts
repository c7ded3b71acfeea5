// Tests the erasure of a person with data in every table. Before it, the export finds all of the person's
// texts; afterwards they remain only where tax law requires. A new column that is forgotten fails here, and
// restoring an older backup does not bring the data back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayAllErasures } from '#main/compose/backups/replay-erasures.ts';
import { personalData } from '#main/compose/personal-data.ts';
import { sealLog, verifySeals } from '#modules/audit/index.ts';
import { customerDetailSchema, customerPageSchema } from '#modules/customers/contract.ts';
import { addSuppression } from '#modules/mail/index.ts';
import { suppressionOf } from '#modules/mail/suppressions/suppressions.ts';
import { createBackup } from '#platform/database/backup/backup.ts';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import { minutes } from '#shared/clock.ts';
import { DECLINED_CARD } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { unzip } from '#tests/support/unzip.ts';

const EMAIL = 'Quirine.Zwaluw@voorbeeld-post.nl';
const KEY = EMAIL.toLowerCase();
const OLD = { name: 'Kwirine Zwaluwnest', phone: '0687651234', street: 'Oudekraaistraat' };
const DETAILS = {
  customerName: 'Quirine Zwaluwstaart',
  customerEmail: EMAIL,
  customerPhone: '0612349876',
  streetName: 'Kievitsbloemlaan',
  houseNumber: '731',
  postalCode: '9781ZQ',
  city: 'Zwaluwdorp',
  country: 'NL',
};
/** Texts that identify the erased person, in lower case. */
const STRINGS = [
  encodeURIComponent(KEY).toLowerCase(),
  KEY,
  'quirine zwaluwstaart',
  '0612349876',
  'kievitsbloemlaan',
  '9781zq',
  'zwaluwdorp',
  OLD.name.toLowerCase(),
  OLD.phone,
  OLD.street.toLowerCase(),
  'haar hond heet bikkel',
  'waar blijft mijn potje kievit',
  'toch te zwart voor mij',
  '3szwaluw001',
  'is het potje al onderweg',
  'je potje kievit komt dinsdag',
  'belt altijd om half acht',
];

/** The columns in which the law requires the data to be kept. */
const KEPT = new Set(
  personalData.flatMap(({ table, retained }) => retained.map((column) => `${table}.${column}`)),
);

let shop: TestShop;
let folder: string;
let orderId: number;
let customerId: number;
let before: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-erasure-'));
  await live();
}, minutes(2));
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const operator = async (method: string, path: string, body?: object) => {
  const answer = await shop.asOperator(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
};
const visit = (method: string, path: string, body: object) =>
  callHttp({ method, url: `${shop.address}${path}`, body });

/** Creates data of the person in every table with personal data. */
async function live(): Promise<void> {
  const left = shop.newBuyer();
  await left.saveDetails({ ...DETAILS, remindMe: true });
  const buyer = shop.newBuyer();
  await buyer.saveDetails(DETAILS);
  const started = await buyer.checkout({ variant: '2x' });
  await buyer.payByCard(started, DECLINED_CARD);
  await shop.settle();
  await buyer.payByCard(started);
  orderId = (await buyer.askForOrder(started.paymentIntentId)).orderId ?? 0;
  await shop.settle();
  await operator('PUT', `/api/orders/${orderId}`, {
    customerName: OLD.name,
    customerPhone: OLD.phone,
    streetName: OLD.street,
  });
  await operator('PUT', `/api/orders/${orderId}`, {
    customerName: DETAILS.customerName,
    customerPhone: DETAILS.customerPhone,
    streetName: DETAILS.streetName,
  });
  await operator('POST', '/api/sendy/create-label', { orderId });
  await shop.settle();
  await operator('PUT', `/api/orders/${orderId}`, {
    status: 'shipped',
    carrier: 'postnl',
    trackingCode: '3SZWALUW001',
  });
  await operator('PUT', `/api/orders/${orderId}`, { status: 'delivered' });
  await shop.settle();
  await visit('POST', '/api/withdrawals', {
    customerName: DETAILS.customerName,
    customerEmail: EMAIL,
    orderNumber: `ZW${100_000 + orderId}`,
    reason: 'Toch te zwart voor mij',
  });
  // From an address that nobody knows, and of somebody else who named her number by mistake.
  const orderNumber = `ZW${100_000 + orderId}`;
  await visit('POST', '/api/withdrawals', {
    customerName: ` ${DETAILS.customerName.toUpperCase()} `,
    customerEmail: 'werk@kantoor.example',
    orderNumber: `zw ${100_000 + orderId}`,
    reason: 'Toch te zwart voor mij, vanaf mijn werk',
  });
  await visit('POST', '/api/withdrawals', {
    customerName: 'Bram Vergist',
    customerEmail: 'bram@example.nl',
    orderNumber,
  });
  await operator('POST', `/api/admin/orders/${orderId}/refunds`, {
    amount: '5.00',
    reason: `Gebeld met ${DETAILS.customerName}`,
    idempotencyKey: 'zwaluw-refund',
  });
  const [found] = Object((await operator('GET', `/api/admin/orders/${orderId}`)).body).returns;
  const closed = { to: 'closed', version: 1, reason: `Gebeld met ${DETAILS.customerName}` };
  await operator('POST', `/api/admin/returns/${found.id}/steps`, closed);
  await shop.settle();
  await visit('POST', '/api/contacts', {
    firstName: 'Quirine',
    lastName: 'Zwaluwstaart',
    email: EMAIL,
    phone: DETAILS.customerPhone,
    subject: 'Vraag',
    message: 'Waar blijft mijn potje Kievit',
    newsletter: true,
  });
  await shop.settle();
  const asked = await visit('POST', '/api/contacts', { email: EMAIL, message: 'Is het potje al onderweg?' });
  const conversation = `/api/admin/conversations/${Object(asked.body).id}`;
  await operator('POST', `${conversation}/notes`, { text: 'Belt altijd om half acht' });
  await operator('POST', `${conversation}/replies`, {
    text: 'Je potje Kievit komt dinsdag',
    key: 'zwaluw-antwoord-1',
    version: 1,
  });
  await shop.settle();
  await shop.rows(
    `insert into reviews (customer_name, rating, comment, order_id, order_number, source, status, created_at)
     values ($1, 5, 'Mooi wit, zegt ' || $1, $2, $3, 'customer', 'approved', now())`,
    [DETAILS.customerName, orderId, `ZW${100_000 + orderId}`],
  );
  await shop.rows(
    `insert into reviews (customer_name, rating, comment, order_number, source, status, created_at)
     values ($1, 5, 'Zonder link, zegt ' || $1, $2, 'customer', 'approved', now())`,
    [DETAILS.customerName, `zw ${100_000 + orderId}`],
  );
  await shop.rows("update newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now()");
  await addSuppression(
    { database: shop.database, clock: { now: shop.now } },
    { email: EMAIL, scope: 'commercial', detail: DETAILS.customerName },
  );
  await operator('PUT', '/api/admin/settings', { bank: { iban: 'NL91ABNA0417164300' } });
  await operator('POST', '/api/admin/bank-orders', { ...DETAILS, key: 'zwaluw-per-bank', variant: '1x' });
  await shop.settle();
  await operator('POST', '/api/admin/saved-views', {
    list: 'orders',
    name: 'Die ene',
    query: new URLSearchParams({ q: KEY }).toString(),
  });
  customerId = await findCustomer();
  await operator('POST', `/api/admin/customers/${customerId}/notes`, { text: 'Haar hond heet Bikkel' });
  await operator('PUT', `/api/admin/customers/${customerId}/block`, {
    reason: `${DETAILS.customerName} dreigt`,
  });
  await operator('DELETE', `/api/admin/customers/${customerId}/block`);
  await shop.settle();
  before = (await createBackup(shop.database, folder, { now: shop.now })).file;
}

const findCustomer = async () => {
  const { body } = await shop.asOperator('GET', `/api/admin/customers?limit=5&q=${encodeURIComponent(KEY)}`);
  return customerPageSchema.parse(body).items[0]?.id ?? 0;
};
const readPage = async () =>
  customerDetailSchema.parse((await shop.asOperator('GET', `/api/admin/customers/${customerId}`)).body);

type Column = { schema: string; table: string; column: string };

/** Returns every column of every table that can contain text, including the tables of the job queue. */
async function textColumns(): Promise<Column[]> {
  const rows = await shop.rows(
    `select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED'))`,
  );
  return rows.map((row) => ({
    schema: String(row.schema),
    table: String(row.table),
    column: String(row.column),
  }));
}

/**
 * Returns the columns that contain one of the person's texts, such as "orders.customer_email", with the text.
 */
async function scan(): Promise<{ where: string; string: string }[]> {
  const found: { where: string; string: string }[] = [];
  for (const { schema, table, column } of await textColumns()) {
    const hits = await shop.rows(
      `select string from unnest($1::text[]) as string where exists (
         select from "${schema}"."${table}" where position(string in lower("${column}"::text)) > 0)`,
      [STRINGS],
    );
    found.push(...hits.map(({ string }) => ({ where: `${table}.${column}`, string: String(string) })));
  }
  return found;
}

/**
 * All other text columns by table, none of which identifies a person: texts of the shop, codes, hashes and
 * keys. `search_text` is derived from the columns beside it, the log is blanked automatically, and the detail
 * of a mail attempt is deleted with its mail. Add a new column to the `personal-data.repository.ts` of its
 * module, or here.
 */
const NOBODY: Readonly<Record<string, readonly string[]>> = {
  audit_changes: ['after', 'before', 'entity', 'entity_id'],
  audit_entries: ['address_hash', 'method', 'operator', 'path', 'request_id', 'route'],
  audit_seals: ['content', 'content_digest', 'hash', 'signature'],
  audit_verification: ['detail'],
  backup_checks: ['detail', 'kind', 'report'],
  bank_orders: ['actor', 'country', 'key', 'quote', 'state'],
  batches: ['article_code', 'code'],
  blog_generations: ['failure', 'post_ids', 'state', 'topic'],
  blog_posts: [
    'author',
    'content',
    'excerpt',
    'image_url',
    'seo_keywords',
    'slug',
    'title',
    'topic',
    'writer',
  ],
  cancellations: ['actor', 'key'],
  checkouts: ['payment_id', 'quote'],
  closed_quarters: ['closed_by', 'figures'],
  contact_entries: ['entry_key', 'kind'],
  contact_files: ['type'],
  contacts: ['source', 'state', 'submission_key', 'token'],
  costs: ['created_by', 'key', 'kind', 'note', 'scope'],
  coupon_holds: ['owner'],
  coupons: ['code', 'type'],
  comparisons: ['actor'],
  customer_notes: ['actor'],
  customers: ['blocked_by', 'country', 'erased_by', 'search_text'],
  differences: ['kind', 'resolution', 'resolved_by', 'subject', 'text'],
  disputes: ['id', 'payment_id', 'reason', 'status'],
  draft_orders: ['country', 'coupon_code', 'search_text', 'variant_code'],
  email_templates: ['html_content', 'key', 'name', 'subject', 'text_content'],
  erasures: ['by', 'mark', 'order_ids'],
  import_entries: ['kind', 'parent', 'path'],
  import_progress: ['step'],
  incoming_mails: ['fingerprint', 'outcome'],
  left_out_mails: ['reason'],
  mailbox_turns: ['mailbox'],
  imports: ['file_name', 'project', 'refusal_code', 'refusal_detail', 'status', 'ticket'],
  invoice_counters: ['series'],
  invoices: ['kind', 'number', 'series', 'subject'],
  journal_entries: ['country', 'kind', 'method', 'payment_id', 'payout_id', 'reference', 'vat_regime'],
  login_failures: ['account', 'address', 'moments'],
  mail_attempts: ['detail', 'outcome'],
  mail_suppressions: ['reason', 'scope'],
  mails: ['dedupe_key', 'provider_message_id', 'status', 'transport', 'type'],
  media_pictures: ['alt_text', 'key', 'name', 'sha256'],
  newsletter_subscriptions: ['consent_text', 'consent_version', 'source', 'status', 'unsubscribed_by'],
  notices: ['detail', 'key', 'kind', 'path', 'title'],
  operator_recovery_codes: ['code_hash'],
  operator_sessions: ['device', 'id_hash'],
  measured_payments: ['payment_id'],
  operators: ['password_hash', 'reset_mark', 'role', 'totp_pending_secret', 'totp_secret', 'username'],
  order_events: ['actor', 'kind'],
  order_lines: ['label', 'variant_code'],
  orders: [
    'carrier',
    'country',
    'coupon_code',
    'coupon_terms',
    'flags',
    'payment_id',
    'payment_state',
    'search_text',
    'status',
    'variant_code',
  ],
  pack_contents: ['article_code', 'variant_code'],
  page_redirects: ['from_path', 'to_path'],
  page_versions: ['changed_on', 'content', 'how', 'published_by', 'variable_values'],
  pages: ['draft', 'kind', 'planned', 'planned_by', 'slug', 'updated_by'],
  packing_departures: ['actor', 'key', 'status'],
  packing_parcels: ['asked_by', 'failure', 'options', 'packed_by'],
  packing_runs: ['key', 'started_by'],
  payment_events: ['id', 'payment_id', 'type'],
  payments: [
    'decline_code',
    'failure_code',
    'failure_message',
    'id',
    'method',
    'reference',
    'settled_as',
    'status',
  ],
  payouts: ['provider_id', 'status'],
  price_history: ['variant_code'],
  product_variants: ['code', 'gift', 'gtin', 'image_url', 'mpn', 'name', 'sku'],
  products: ['benefits', 'description', 'image_url', 'ingredients', 'name', 'warnings'],
  purchase_lines: ['article_code'],
  purchase_orders: ['key', 'note', 'status', 'supplier'],
  push_keys: ['private_key', 'public_key'],
  push_subscriptions: ['auth', 'device', 'endpoint', 'p256dh'],
  recovery_events: ['kind', 'payment_id'],
  order_changes: ['actor', 'key', 'kind', 'payment_id', 'settled_with', 'state', 'terms'],
  extra_payments: ['payment_id'],
  refunds: ['actor', 'key', 'origin', 'payment_id', 'provider_id', 'status'],
  request_counts: ['what'],
  review_invitations: ['asked_by'],
  review_photos: ['consent_text', 'consent_version', 'moment'],
  return_lines: ['article_code'],
  returns: ['actor', 'key', 'origin', 'status'],
  reviews: ['rejection_reason', 'search_text', 'source', 'status'],
  sales_days: ['key', 'kind'],
  saved_views: ['list', 'operator'],
  settings: ['key', 'value'],
  shipments: ['actor', 'provider', 'reference', 'status'],
  shipping_countries: ['code'],
  statistics_days: ['name', 'path'],
  statistics_events: ['name', 'path', 'variant'],
  statistics_vital_spread: ['metric'],
  statistics_vitals: ['metric', 'path', 'rating'],
  stock_articles: ['code', 'name'],
  stock_holds: ['instead_of', 'network', 'owner', 'variant_code'],
  stock_movements: ['actor', 'article_code', 'key', 'kind', 'note'],
  withdrawals: ['declared_at_text', 'match', 'source', 'statement_version', 'submission_key'],
};

describe('before she is forgotten', () => {
  test('the scan finds each of her strings, and each column that says it holds people holds her', async () => {
    const found = await scan();
    expect(new Set(found.map(({ string }) => string))).toEqual(new Set(STRINGS));
    const places = new Set(found.map(({ where }) => where));
    for (const where of [
      'orders.customer_email',
      'orders.search_text',
      'order_events.from_value',
      'draft_orders.street_name',

      'mails.html',
      'mails.recipient',
      'contacts.message',
      'contact_entries.text',
      'newsletter_subscriptions.email',
      'reviews.comment',
      'withdrawals.customer_name',
      'refunds.reason',
      'mail_suppressions.email',
      'saved_views.query',
      'customer_notes.text',
      'customers.email_key',
      'invoices.document',
      'audit_changes.before',
    ])
      expect(places, where).toContain(where);
  });

  test('her data leave as a ZIP that holds each of her strings and her papers, and the log says who took them', async () => {
    const { body, headers, status } = await shop.asOperator(
      'POST',
      `/api/admin/customers/${customerId}/data`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = await unzip(body);
    const json = [...files]
      .filter(([name]) => name.endsWith('.json'))
      .map(([, content]) => String(content).toLowerCase());
    for (const string of STRINGS)
      expect(
        json.some((text) => text.includes(string)),
        string,
      ).toBe(true);
    for (const text of json) JSON.parse(text);
    const papers = [...files].filter(([name]) => name.endsWith('.pdf'));
    expect(papers).toHaveLength(2);
    for (const [, content] of papers) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(String(files.get('LEESMIJ.txt'))).toContain('bestellingen.json');
    expect([...files.values()].join()).not.toMatch(/link_secret|session_hash/);
    const logged = await shop.rows(
      "select operator from audit_entries where path like '/api/admin/customers/%/data' and status = 200",
    );
    expect(logged).toEqual([{ operator: 'admin' }]);
  });

  test('who only looks may do neither', async () => {
    const cookie = await logInForCookie(shop.address, await addSettledOperator(shop, 'kijker', 'viewer'));
    for (const path of ['data', 'erasure']) {
      const url = `${shop.address}/api/admin/customers/${customerId}/${path}`;
      const answer = await callHttp({
        method: 'POST',
        url,
        headers: { cookie },
        body: { confirmation: EMAIL },
      });
      expect(answer.status, path).toBe(403);
    }
  });

  test('nothing happens without her address, nor while a parcel has to find her', async () => {
    const erase = (confirmation: string) =>
      shop.asOperator('POST', `/api/admin/customers/${customerId}/erasure`, { confirmation });
    expect((await erase('iemand@anders.nl')).status).toBe(422);
    await shop.rows("update returns set status = 'received' where order_id = $1", [orderId]);
    expect(await erase(EMAIL)).toMatchObject({ status: 409, body: { code: 'customer_under_way' } });
    await shop.rows("update returns set status = 'closed' where order_id = $1", [orderId]);
    await shop.rows("update orders set status = 'processing' where id = $1", [orderId]);
    expect(await erase(EMAIL)).toMatchObject({ status: 409, body: { code: 'customer_under_way' } });
    await shop.rows("update orders set status = 'delivered' where id = $1", [orderId]);
    expect((await readPage()).underWay).toBeNull();
  });
});

describe('once she is forgotten', () => {
  beforeAll(async () => {
    await sealLog(shop.shop);
    const { body } = await operator('POST', `/api/admin/customers/${customerId}/erasure`, {
      confirmation: EMAIL,
    });
    expect(body).toMatchObject({ kept: 1, rows: expect.any(Number), changes: expect.any(Number) });
    await shop.settle();
  });

  test('no table holds any of her strings but the papers', async () => {
    const found = await scan();
    expect(found.filter(({ where }) => !KEPT.has(where))).toEqual([]);
    expect(KEPT).toEqual(new Set(['invoices.document']));
    expect(found.map(({ string }) => string)).toContain(KEY);
  });

  test('what somebody else declared with her number by mistake is still there', async () => {
    const rows = await shop.rows("select customer_name from withdrawals where customer_name <> ''");
    expect(rows).toEqual([{ customer_name: 'Bram Vergist' }]);
  });

  test('the amounts, numbers and moments of her order stand as they were', async () => {
    expect(await shop.rows('select total, vat_amount, status, country, payment_state from orders')).toEqual([
      {
        total: 3743,
        vat_amount: 650,
        status: 'delivered',
        country: 'NL',
        payment_state: 'partially_refunded',
      },
    ]);
    expect((await readPage()).orders).toBe(1);
    expect((await shop.rows('select count(*)::int as papers from invoices'))[0]).toEqual({ papers: 2 });
  });

  test('the chain of the log holds, and any other change of a blanked row still shows', async () => {
    await sealLog(shop.shop);
    expect(await verifySeals(shop.shop)).toMatchObject({ ok: true });
    const [{ id } = {}] = await shop.rows(
      "select id from audit_changes where before::text like '%gewist%' limit 1",
    );
    await expect(shop.rows(`update audit_changes set before = '{}' where id = $1`, [id])).rejects.toThrow();
    await shop.rows('alter table audit_changes disable trigger keep_change');
    await shop.rows(`update audit_changes set before = before || '{"city": "elders"}' where id = $1`, [id]);
    expect((await verifySeals(shop.shop)).detail).toMatch(/is gewijzigd na de verzegeling/);
    await shop.rows(`update audit_changes set before = before - 'city' where id = $1`, [id]);
    await shop.rows('alter table audit_changes enable trigger keep_change');
  });

  test('her papers open for an owner alone', async () => {
    const path = `/api/admin/orders/${orderId}/invoice`;
    expect((await shop.asOperator('GET', path)).status).toBe(200);
    const cookie = await logInForCookie(shop.address, {
      username: 'kijker',
      password: 'een eigen zin van iemand anders',
    });
    expect(
      (await callHttp({ method: 'GET', url: `${shop.address}${path}`, headers: { cookie } })).status,
    ).toBe(403);
  });

  test('she still gets no reminders, should her address come back, and nobody else is kept from them', async () => {
    const stopped = (email: string) => suppressionOf(shop.database.orm, 'abandoned_checkout', email);
    expect(await stopped(EMAIL)).toMatchObject({ scope: 'commercial', email: '' });
    expect(await stopped('iemand@anders.nl')).toBeNull();
  });

  test('she is not forgotten twice, and a new order makes a new customer', async () => {
    const again = await shop.asOperator('POST', `/api/admin/customers/${customerId}/erasure`, {
      confirmation: EMAIL,
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'customer_erased' } });
    expect(await findCustomer()).toBe(0);
  });

  test('a backup of before brings her back for no longer than it takes to look at the list', async () => {
    await shop.shop.jobs.stop();
    await restoreBackup(shop.database, shop.dataDir, before);
    expect((await scan()).some(({ where }) => where === 'orders.customer_email')).toBe(true);
    expect(await replayAllErasures(shop.shop)).toBe(1);
    expect((await scan()).filter(({ where }) => !KEPT.has(where))).toEqual([]);
    expect(await replayAllErasures(shop.shop)).toBe(0);
  });
});

test('every column that can hold a text says whether it holds people', async () => {
  const told = new Map(
    personalData.map(({ table, personal, retained }) => [table, new Set([...personal, ...retained])]),
  );
  const untold = (await textColumns())
    .filter(({ schema }) => schema === 'public')
    .filter(({ table, column }) => {
      const nobody = NOBODY[table] ?? [];
      return !told.get(table)?.has(column) && !nobody.includes(column);
    })
    .map(({ table, column }) => `${table}.${column}`);
  expect(untold).toEqual([]);
});
