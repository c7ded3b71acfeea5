// Tests the journal against its documents: after sales, refunds and disputes, the VAT of a quarter is the sum
// of its documents. Also tests that the VAT scheme of a document follows from country, rate and settings.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readQuarter } from '#modules/bookkeeping/index.ts';
import { vatRate } from '#modules/pricing/vat-rates.ts';
import { updateSettings } from '#modules/settings/index.ts';
import { COUNTRIES, isEuCountry } from '#shared/recipient/countries.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { type Bookkeeper, openBookkeeper } from '#tests/support/books/book-sales.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let target: TestDatabase;
let books: Bookkeeper;
beforeAll(async () => {
  target = await openTestDatabase();
  books = await openBookkeeper(target, true);
});
afterAll(() => target.drop());

const papersSchema = z.array(
  z.object({ quarter: z.string(), vat: z.number(), total: z.number(), papers: z.number() }),
);

test('the VAT of each quarter is the sum of its papers, with random sales, refunds in parts and refunds that came back', async () => {
  const random = seededRandom(20_261_125);
  const pick = <const Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  let at = Date.parse('2026-02-20T10:00:00Z');
  for (let count = 0; count < 60; count += 1) {
    at += Math.floor(random() * 3 * 86_400_000);
    const country = pick(['NL', 'BE', 'DE', 'FR', 'FI', 'US']);
    const rate = vatRate(country, { oss: true });
    const total = 50 + Math.floor(random() * 12_000);
    const vat = Math.floor((total * rate) / (100 + rate) + 0.5);
    const order = await books.sell({ at: new Date(at).toISOString(), country, rate, total, vat });
    if (random() < 0.5) continue;
    const later = new Date(at + Math.floor(random() * 60 * 86_400_000)).toISOString();
    const first = 1 + Math.floor(random() * (total - 1));
    const refund = await books.giveBack(order, first, later);
    if (random() < 0.3) await books.bankReturns(refund, later);
    else if (random() < 0.5) await books.giveBack(order, total - first, later);
  }
  const { rows } = await target.database.execute(`
    select to_char(issued_at at time zone 'Europe/Amsterdam', 'YYYY-Q') as quarter, count(*)::int as papers,
      sum(case kind when 'credit_note' then -vat_amount else vat_amount end)::int as vat,
      sum(case kind when 'credit_note' then -total else total end)::int as total
    from invoices group by 1 order by 1`);
  const papers = papersSchema.parse(rows);
  expect(papers.length).toBeGreaterThan(1);
  for (const { quarter, ...sums } of papers) {
    const { figures } = await readQuarter(books.shop, quarter);
    const total = (of: 'vat' | 'total' | 'papers') => figures.vat.reduce((sum, row) => sum + row[of], 0);
    expect({ vat: total('vat'), total: total('total'), papers: total('papers') }, quarter).toEqual(sums);
    // And everything is declared once: in the Dutch return or in the other.
    const { payable, owedBack } = figures.oss;
    const abroad = payable - owedBack.reduce((sum, { vat }) => sum + vat, 0);
    expect((figures.boxes.at(-1)?.vat ?? 0) + abroad).toBe(sums.vat);
  }
});

describe('the scheme of a paper', () => {
  test.each([true, false])(
    'with the One Stop Shop %s is that of the price its customer paid, in every country of the Union',
    async (oss) => {
      await updateSettings(books.shop, { vat: { oss } });
      const regimeOf = async (country: string, rate: number) =>
        (await target.database.execute('select vat_regime($1, $2) as regime', [country, rate])).rows[0]
          ?.regime;
      for (const { code } of COUNTRIES) {
        // For VAT Monaco is France.
        const isTaxed = isEuCountry(code) || code === 'MC';
        const expected = code === 'NL' ? 'domestic' : !isTaxed ? 'export' : oss ? 'oss' : 'domestic';
        expect(await regimeOf(code, vatRate(code, { oss })), code).toBe(expected);
      }
    },
  );
});

test('papers of before there was a journal enter it once', async () => {
  const { database } = target;
  const entries =
    'select kind, reference, amount, vat_amount, vat_regime, country, supplied_at from journal_entries order by reference';
  const before = (await database.execute(entries)).rows;
  await database.execute('delete from journal_entries');
  await database.execute('select book_missing_papers()');
  await database.execute('select book_missing_papers()');
  const without = (rows: readonly Record<string, unknown>[]) => rows.map(({ vat_regime: _, ...row }) => row);
  expect(without((await database.execute(entries)).rows)).toEqual(without(before));
});
