// Tests the cost of bookkeeping queries in a large shop: comparing orders, searching the journal, summing up
// a quarter and a customer's page use only indexes. The test reads query plans for a million orders, from a
// planner that prefers indexes.

import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { makeDemo } from '#demo/make-demo.ts';
import { differenceKinds } from '#main/compose/differences.ts';
import { personalData } from '#main/compose/personal-data.ts';
import { seedShop } from '#main/seed-shop.ts';
import { entriesQuery } from '#modules/bookkeeping/journal/journal.repository.ts';
import { sumSalesAbroad } from '#modules/bookkeeping/quarters/quarters.repository.ts';
import { listDraftIdsOfPerson } from '#modules/drafts/index.ts';
import { countParcels } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { writeVolume } from '../harness/shop/seed-volume.ts';

const now = new Date('2026-11-20T15:00:00Z');
/** A range of orders, the same share of this small shop as 5,000 of a million. */
const SPAN = { fromOrder: 301, toOrder: 303, before: now };

let target: TestDatabase;
beforeAll(async () => {
  target = await openTestDatabase();
  await seedShop(target.database, { now: () => now }, { testMode: true });
  await makeDemo(target.database, { orders: 600, seed: 3, now });
  await target.database.session(writeVolume);
  // The planner believes the counts of the catalogue.
  await target.database.execute(
    "update pg_class set reltuples = reltuples * 2000 where relnamespace = 'public'::regnamespace and reltuples > 0",
  );
});
afterAll(() => target.drop());

type Node = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Plans?: Node[] | undefined;
};
const nodeSchema: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Plans: z.lazy(() => z.array(nodeSchema)).optional(),
});
const planSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }));

const allNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(allNodes)];

/** Tables that stay small however much is sold, so reading them completely is cheap. */
const SMALL = ['email_templates', 'pack_contents', 'invoice_counters', 'stock_articles', 'mail_suppressions'];

/**
 * Returns the tables a plan reads completely. Reading the first rows of an index (a limit) does not count.
 */
function readWhole(node: Node): string[] {
  if (node['Node Type'] === 'Limit') return [];
  const below = (node.Plans ?? []).flatMap(readWhole);
  const table = node['Relation Name'];
  const isWhole =
    node['Node Type'] === 'Seq Scan' || (/^Index.*Scan$/.test(node['Node Type']) && !node['Index Cond']);
  return isWhole && table && !SMALL.includes(table) ? [table, ...below] : below;
}

/**
 * Returns the plans of all statements that `ask` sends through `execute`. The statements are not run and
 * return no rows.
 */
async function plansOf(ask: (db: Orm) => Promise<unknown>): Promise<Node[]> {
  const plans: Node[] = [];
  await target.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const explaining: Orm = new Proxy(tx, {
      get: (real, name) =>
        name === 'execute'
          ? async (query: Parameters<Orm['execute']>[0]) => {
              const { rows } = await real.execute(sql`explain (format json) ${query}`);
              for (const { 'QUERY PLAN': all } of planSchema.parse(rows))
                plans.push(...all.map(({ Plan }) => Plan));
              return { rows: [] };
            }
          : Reflect.get(real, name),
    });
    await ask(explaining);
  });
  return plans;
}

test.each(
  differenceKinds.filter(({ over }) => over === 'orders').map((kind) => [kind.key, kind.find] as const),
)('what %s costs depends on the orders it looks at alone', async (_key, find) => {
  const plans = await plansOf((db) => find(db, SPAN));
  expect(plans).toHaveLength(1);
  expect(plans.flatMap(readWhole)).toEqual([]);
});

/** One of the six quarters of the demo data; `SOMEBODY` is a customer with two orders in it. */
const QUARTER = { from: new Date('2026-03-31T22:00:00Z'), until: new Date('2026-06-30T22:00:00Z') };
const SOMEBODY = {
  key: 'anna@example.nl',
  orderIds: [11, 12],
  draftIds: [11, 12],
  strings: ['Anna de Vries'],
  names: ['Anna de Vries'],
  at: now,
};

test.each<[string, (db: Orm) => { getSQL(): SQL }]>([
  ['sales abroad', (db) => sumSalesAbroad(db, QUARTER)],
  ['parcels', (db) => countParcels(db, QUARTER)],
  ['baskets of somebody', (db) => listDraftIdsOfPerson(db, SOMEBODY.key, SOMEBODY.draftIds)],
])('%s are found without reading all of them', async (_what, query) => {
  const plans = await plansOf((db) => db.execute(query(db).getSQL()));
  expect(plans.flatMap(readWhole)).toEqual([]);
});

test.each(
  personalData
    .filter(({ hasLines }) => hasLines)
    .map((holding) => [holding.table, holding.listLines] as const),
)('what %s tells on the page of a customer is found without reading all of it', async (_table, listLines) => {
  const plans = await plansOf((db) => listLines(db, SOMEBODY));
  expect(plans).toHaveLength(1);
  expect(plans.flatMap(readWhole)).toEqual([]);
});

test.each([
  ['part of a reference', { q: '000123', orderId: null }],
  ['no order at all', { isUnmatched: true }],
])('%s is found in the journal without reading it', async (_what, found) => {
  const search = { orderId: null, span: null, isUnmatched: false, ...found };
  const { sql: text, params } = entriesQuery(target.database.orm, search, { after: null, limit: 50 }).toSQL();
  const { rows } = await target.database.execute(`explain (format json) ${text}`, params);
  const plans = planSchema.parse(rows).flatMap(({ 'QUERY PLAN': all }) => all.map(({ Plan }) => Plan));
  expect(plans.flatMap(allNodes).map((node) => node['Index Name'])).toContainEqual(
    expect.stringMatching(/^journal_entries_(search|unmatched)$/),
  );
});
