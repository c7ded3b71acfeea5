// Tests the upgrade of a database from before the search ignored the accents of more letters: earlier names
// are then found too, and the rows of all other names are not rewritten.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsBefore, openAsVersion } from '#tests/support/earlier-version.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

const FILLED = [
  `insert into orders (variant_code, quantity, subtotal, discount, shipping_cost, total, vat_rate, vat_amount, status, payment_state,
     customer_name, customer_email, city, created_at, updated_at)
   select '1x', 1, 2495, 0, 0, 2495, 21, 433, 'pending', 'paid', name, 'jan@example.nl', place, now(), now() from people`,
  `insert into draft_orders (session_hash, customer_name, customer_email, city)
   select 'session ' || name, name, 'jan@example.nl', place from people`,
  `insert into customers (email_key, name, city) select 'jan' || length(name) || '@example.nl', name, place from people`,
  `insert into reviews (customer_name, rating, comment, source, status, created_at)
   select name, 5, 'Uit ' || place, 'import', 'published', now() from people`,
  `insert into contacts (first_name, last_name, email, phone, subject, message, newsletter, source, created_at)
   select name, '', 'jan@example.nl', '', '', 'Uit ' || place, false, 'form', now() from people`,
  `insert into contact_entries (contact_id, kind, author, text, at) select id, 'note', 'baas', first_name, now() from contacts`,
];
const IN_COLUMN = "search_text like '%lukasz strauss%' and search_text like '%gyor%'";
const FOUND = {
  orders: IN_COLUMN,
  draft_orders: IN_COLUMN,
  customers: IN_COLUMN,
  reviews: IN_COLUMN,
  contacts: `(' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message)) like '%lukasz strauss%'`,
  contact_entries: "fold_text(text) like '%lukasz strauss%'",
};

test('a name is found by its plain letters in what was there before', () =>
  onEmptyDatabase(async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'zwartwit-folded-'));
    try {
      const { earlier } = migrationsBefore('0033', folder);
      const old = await openAsVersion(folder, url, earlier);
      await old.execute('create table people (name text, place text)');
      await old.execute(
        "insert into people values ('Łukasz Strauß', 'Győr'), ('Anna', 'Ede'), ('Zoë', 'Hoogeveen')",
      );
      for (const filling of FILLED) await old.execute(filling);
      await old.execute('drop table people');
      const places = async (database: typeof old) =>
        (
          await database.execute(
            "select id, xmin::text as written from orders where customer_name <> 'Łukasz Strauß' order by id",
          )
        ).rows;
      const before = await places(old);
      await old.close();

      const database = await openAsVersion(folder, url);
      await database.execute('analyze');
      for (const [table, condition] of Object.entries(FOUND)) {
        await database.transaction(async (tx) => {
          await tx.execute('set local enable_seqscan = off');
          const { rows: found } = await tx.execute(
            `select count(*)::int as count from ${table} where ${condition}`,
          );
          expect([table, found]).toEqual([table, [{ count: 1 }]]);
        });
      }
      expect(await places(database)).toEqual(before);
      await database.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }));
