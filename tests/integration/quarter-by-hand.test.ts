// Tests a quarter of forty orders computed by hand: three countries, two rates, the One Stop Shop, and
// refunds across both ends of the quarter. Each figure is written out in cents beside its arithmetic, without
// the shop's own rules.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCost, closeQuarter, listQuarters, readQuarter } from '#modules/bookkeeping/index.ts';
import { type Bookkeeper, openBookkeeper } from '#tests/support/books/book-sales.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let target: TestDatabase;
let books: Bookkeeper;

const NL = { country: 'NL', rate: 21 };
const BE = { country: 'BE', rate: 21, method: 'bancontact' };
const DE = { country: 'DE', rate: 19, method: 'card' };
// VAT in a price: price × rate / (100 + rate), half a cent up.
const NL_1X = { ...NL, total: 2495, vat: 433, jars: 1 }; // 24.95 × 21/121 = 4.3302; net 20.62
const NL_2X = { ...NL, total: 3743, vat: 650, jars: 2 }; // 37.43 × 21/121 = 6.4961; net 30.93
const BE_1X = { ...BE, total: 2495, vat: 433, jars: 1 }; // as in the Netherlands, but Belgian VAT
const BE_4X = { ...BE, total: 4990, vat: 866, jars: 4 }; // 49.90 × 21/121 = 8.6603; net 41.24
const DE_1X = { ...DE, total: 3490, vat: 557, jars: 1 }; // 24.95 + 9.95 = 34.90 × 19/119 = 5.5723; net 29.33
const DE_3X = { ...DE, total: 5880, vat: 939, jars: 3 }; // 48.85 + 9.95 = 58.80 × 19/119 = 9.3882; net 49.41

const times = (count: number, sale: object, month: string) =>
  Array.from({ length: count }, (_, place) => ({
    ...sale,
    at: `2026-${month}-${String(place + 2).padStart(2, '0')}T10:00:00Z`,
  }));

beforeAll(async () => {
  target = await openTestDatabase();
  books = await openBookkeeper(target, true);
  const { database } = target;
  await database.execute(`insert into stock_articles (code, name) values ('jar', 'Pot')`);
  // Jars of 3.05 until 15 August, 3.40 from then on.
  await database.execute(
    `insert into batches (article_code, code, cost_cents, received, remaining, received_at) values
      ('jar', 'A', 305, 500, 500, '2026-03-01T10:00:00Z'), ('jar', 'B', 340, 500, 500, '2026-08-15T10:00:00Z')`,
  );
  await sellTheQuarter();
});
afterAll(() => target.drop());

async function sellTheQuarter(): Promise<void> {
  const { sell, giveBack } = books;
  // Before the quarter: the last half hour of June in Amsterdam, and a German order.
  const lastOfJune = await sell({ ...NL_2X, at: '2026-06-30T21:30:00Z' });
  const german = await sell({ ...DE_3X, at: '2026-06-12T10:00:00Z' });
  // The forty: 12 + 8 Dutch, 5 + 3 Belgian, 7 + 5 German. July has the first of each.
  const sold: number[] = [];
  for (const sale of [
    ...times(11, NL_1X, '07'),
    ...times(8, NL_2X, '08'),
    ...times(5, BE_1X, '08'),
    ...times(3, BE_4X, '09'),
    ...times(7, DE_1X, '07'),
    ...times(5, DE_3X, '09'),
    // The twelfth: half a minute before the quarter ends in Amsterdam.
    { ...NL_1X, at: '2026-09-30T21:59:30Z' },
  ] as Parameters<typeof sell>[0][])
    sold.push(await sell(sale));
  expect(sold).toHaveLength(40);
  // Ten seconds into the next one.
  await sell({ ...NL_1X, at: '2026-09-30T22:00:10Z' });
  const [firstDutch = 0] = sold;
  const lastBelgian = sold[26] ?? 0;
  const firstGerman = sold[27] ?? 0;
  await giveBack(lastOfJune, 3743, '2026-07-02T09:00:00Z');
  await giveBack(german, 5880, '2026-07-03T09:00:00Z');
  await giveBack(firstDutch, 2495, '2026-08-05T09:00:00Z');
  await giveBack(firstGerman, 1000, '2026-09-10T09:00:00Z');
  await giveBack(lastBelgian, 4990, '2026-10-02T09:00:00Z');
}

describe('the third quarter of 2026', () => {
  test('has the VAT of its papers, by country and rate', async () => {
    const { figures } = await readQuarter(books.shop, '2026-3');
    expect(figures.vat).toEqual(
      [
        // 12 × 20.62 + 8 × 30.93 = 247.44 + 247.44; less 20.62 of August and 30.93 of June: 494.88 − 51.55
        // 12 × 4.33 + 8 × 6.50 = 51.96 + 52.00 = 103.96; less 4.33 and 6.50; 20 invoices and 2 credit notes
        { country: 'NL', rate: 21, regime: 'domestic', net: 44333, vat: 9313, total: 53646, papers: 22 },
        // 5 × 20.62 + 3 × 41.24 = 103.10 + 123.72; 5 × 4.33 + 3 × 8.66 = 21.65 + 25.98. What went back in
        // October is not in it.
        { country: 'BE', rate: 21, regime: 'oss', net: 22682, vat: 4763, total: 27445, papers: 8 },
        // 7 × 29.33 + 5 × 49.41 = 205.31 + 247.05 = 452.36; less 8.40 (10.00 of 34.90: 5.57 × 10/34.90 =
        // 1.5960) and 49.41 of June 7 × 5.57 + 5 × 9.39 = 38.99 + 46.95 = 85.94; less 1.60 and 9.39
        { country: 'DE', rate: 19, regime: 'oss', net: 39455, vat: 7495, total: 46950, papers: 14 },
      ].toSorted((a, b) => a.regime.localeCompare(b.regime) || a.country.localeCompare(b.country)),
    );
    expect(figures.papers).toEqual({ invoices: 40, creditNotes: 4 });
  });

  test('fills the boxes of the Dutch return with the Dutch sales alone, in whole euros', async () => {
    const { figures } = await readQuarter(books.shop, '2026-3');
    expect(figures.boxes).toMatchObject([
      { box: '1a', net: 44333, vat: 9313, fillInNet: 443, fillInVat: 93 },
      { box: '3a', net: 0, vat: 0, fillInNet: 0, fillInVat: null },
      { box: '5a', net: 44333, vat: 9313, fillInVat: 93 },
    ]);
  });

  test('declares the others to the One Stop Shop, and what is taken back of June as a correction of that quarter', async () => {
    const { oss } = (await readQuarter(books.shop, '2026-3')).figures;
    expect(oss).toEqual({
      supplies: [
        { country: 'BE', rate: 21, net: 22682, vat: 4763 },
        // 452.36 − 8.40 = 443.96; 85.94 − 1.60 = 84.34
        { country: 'DE', rate: 19, net: 44396, vat: 8434 },
      ],
      corrections: [{ country: 'DE', quarter: '2026-2', net: -4941, vat: -939 }],
      // 47.63 + 84.34 − 9.39
      payable: 12258,
      owedBack: [],
    });
    const october = (await readQuarter(books.shop, '2026-4')).figures;
    expect(october.oss.corrections).toEqual([{ country: 'BE', quarter: '2026-3', net: -4124, vat: -866 }]);
    // Belgium sold nothing more: it pays back what it got.
    expect(october.oss).toMatchObject({ payable: 0, owedBack: [{ country: 'BE', vat: 866 }] });
    expect(october.papers).toEqual({ invoices: 1, creditNotes: 1 });
  });

  test('counts distance sales since January against the threshold', async () => {
    // Belgium 226.82; Germany 49.41 of June + 452.36 − 8.40 − 49.41 = 443.96; together 670.78 of 10,000: 6 %
    expect((await readQuarter(books.shop, '2026-3')).figures.meter).toEqual({
      year: 2026,
      net: 67078,
      lastYear: 0,
      limit: 1_000_000,
      percentage: 6,
      state: 'under',
      oss: true,
    });
  });

  test('leaves over what goods, packaging, postage and payments did not take', async () => {
    const cost = (kind: 'packaging' | 'postage' | 'payment', scope: string, amount: string, more = {}) =>
      addCost(
        books.shop,
        {
          key: `${kind} ${scope} ${amount}`,
          kind,
          scope,
          amount,
          percentage: 0,
          holdsFrom: '2026-01-01',
          note: '',
          ...more,
        },
        'admin',
      );
    books.moveTo('2026-10-05T12:00:00Z');
    await cost('packaging', '', '0.40');
    await cost('packaging', '', '0.45', { holdsFrom: '2026-09-01' });
    await cost('postage', 'NL', '3.95');
    await cost('postage', '', '8.50');
    await cost('payment', '', '0.25', { percentage: 1.5 });
    await cost('payment', 'ideal', '0.29');
    await target.database.execute(
      `update orders set shipped_at = created_at + interval '1 day' where created_at >= '2026-07-01' and created_at < '2026-09-30'`,
    );
    const { margin } = (await readQuarter(books.shop, '2026-3')).figures;
    expect(margin).toMatchObject({
      revenue: 44333 + 22682 + 39455,
      // Before 15 August: July 11 + 7 jars; Dutch August 8 × 2 = 16, Belgian August 5: 39 × 3.05 = 118.95
      // After: Belgian September 3 × 4 = 12, German September 5 × 3 = 15, the last Dutch one: 28 × 3.40 =
      // 95.20
      goods: 11895 + 9520,
      // 39 parcels (the last of the forty has not left): 11 + 8 + 5 + 7 = 31 × 0.40 and 3 + 5 = 8 × 0.45
      parcels: 39,
      packaging: 31 * 40 + 8 * 45,
      // 19 in the Netherlands × 3.95, 20 elsewhere × 8.50
      postage: 19 * 395 + 20 * 850,
      // No balance was fetched: 20 × 0.29; Belgium 8 × 0.25 and Germany 12 × 0.25, and 1.5 % of each day's
      // sales, rounded by day and method: 24.95 → 0.37 (0.37425) five times; 49.90 → 0.75 (0.7485) three
      // times; 34.90 → 0.52 (0.5235) seven times; 58.80 → 0.88 five times
      fees: 0,
      estimatedFees: 20 * 29 + 20 * 25 + 5 * 37 + 3 * 75 + 7 * 52 + 5 * 88,
      piecesWithoutCost: 0,
      disputes: 0,
      missing: [],
    });
    const { revenue, goods, packaging, postage, estimatedFees } = margin;
    const spent = [goods, packaging, postage, estimatedFees].map(Number).reduce((all, each) => all + each);
    expect(margin.margin).toBe(revenue - spent);
  });
});

describe('a quarter that is closed', () => {
  test('is closed after the ones before it, and after its last day', async () => {
    books.moveTo('2026-10-05T12:00:00Z');
    await expect(closeQuarter(books.shop, '2026-4', 'admin')).rejects.toMatchObject({
      code: 'quarter_running',
    });
    await expect(closeQuarter(books.shop, '2026-3', 'admin')).rejects.toMatchObject({
      code: 'earlier_quarter_open',
      extra: { quarter: '2026-2' },
    });
    await closeQuarter(books.shop, '2026-2', 'admin');
    const closed = await closeQuarter(books.shop, '2026-3', 'admin');
    expect(closed).toMatchObject({
      state: 'closed',
      closedBy: 'admin',
      figures: { oss: { payable: 12258 } },
    });
    await expect(closeQuarter(books.shop, '2026-3', 'admin')).rejects.toMatchObject({
      code: 'quarter_closed',
    });
    expect((await listQuarters(books.shop)).map(({ quarter, state }) => [quarter, state])).toEqual([
      ['2026-4', 'running'],
      ['2026-3', 'closed'],
      ['2026-2', 'closed'],
    ]);
  });

  test('keeps its figures whatever is sold, given back or written down later', async () => {
    const before = await readQuarter(books.shop, '2026-3');
    // A clock that was put back to September: invoice and credit note are dated on the first of October.
    const order = await books.sell({ ...DE_1X, at: '2026-09-20T10:00:00Z' });
    await books.giveBack(order, 3490, '2026-09-21T10:00:00Z');
    const late = await target.database.execute(
      `select issued_at, document ->> 'issuedOn' as day from invoices where order_id = $1`,
      [order],
    );
    const firstOfOctober = { issued_at: new Date('2026-09-30T22:00:00Z'), day: '2026-10-01' };
    expect(late.rows).toEqual([firstOfOctober, firstOfOctober]);
    expect(await readQuarter(books.shop, '2026-3')).toEqual(before);
    await expect(
      addCost(
        books.shop,
        {
          key: 'too late now',
          kind: 'packaging',
          scope: '',
          amount: '9',
          percentage: 0,
          holdsFrom: '2026-09-30',
          note: '',
        },
        'admin',
      ),
    ).rejects.toMatchObject({ code: 'quarter_closed' });
    const now = (await readQuarter(books.shop, '2026-4')).figures;
    expect(now.papers).toEqual({ invoices: 2, creditNotes: 2 });
  });

  test('has no paper and no entry that can be changed or taken away', async () => {
    const { database } = target;
    for (const statement of [
      `update invoices set total = total + 1 where number = '2026-000003'`,
      `update invoices set issued_at = '2026-12-01' where number = '2026-000003'`,
      `delete from invoices where number = '2026-000003'`,
      `update journal_entries set amount = 1 where reference = '2026-000003'`,
      `delete from journal_entries where reference = '2026-000003'`,
    ])
      await expect(database.execute(statement), statement).rejects.toThrow();
    // A buyer who is forgotten is another matter.
    await database.execute(`update invoices set document = document where number = '2026-000003'`);
  });
});
