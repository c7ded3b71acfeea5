// Tests the upgrade from stock per pack to jars: one count takes over the present quantities, and the
// previous version still sells on the new tables.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsBefore, openAsVersion } from '#tests/support/earlier-version.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

const PACKS = [
  [1, 40],
  [2, 30],
  [3, 20],
  [4, 10],
];

test('packs become jars by one count, and what the version before sells, counts and adds is carried over', () =>
  onEmptyDatabase(async (url) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-jars-'));
    try {
      const old = await openAsVersion(dataFolder, url, migrationsBefore('0004_jars', dataFolder).earlier);
      await old.execute(`insert into products (name, description, price_cents, ingredients, benefits, created_at, updated_at)
        values ('Poeder', '', 2495, '', '[]', now(), now())`);
      for (const [quantity, stock] of PACKS)
        await old.execute(
          `insert into product_variants (code, product_id, name, quantity, price_cents, stock, created_at, updated_at)
           values ($1::int || 'x', 1, $1::int || ' Pack', $1, 100, $2, now(), now())`,
          [quantity, stock],
        );
      await old.close();
      const database = await openAsVersion(dataFolder, url);
      const rows = async (query: string) => (await database.execute(query)).rows;
      const jars = () => rows("select on_hand from stock_articles where code = 'jar'");
      const newest = () =>
        rows('select kind, quantity, balance, actor, note from stock_movements order by id desc limit 1');
      expect(await jars()).toEqual([{ on_hand: 200 }]);
      expect(await rows('select kind, quantity, balance, note from stock_movements')).toEqual([
        { kind: 'counted', quantity: 200, balance: 200, note: 'Overgenomen uit de voorraad per pak' },
      ]);
      const packs = () => rows('select code, stock from product_variants order by quantity');
      const sellable = (...stocks: number[]) =>
        stocks.map((stock, index) => ({ code: `${index + 1}x`, stock }));
      expect(await packs()).toEqual(sellable(200, 100, 66, 50));
      // As the version before sells.
      await database.execute("update product_variants set stock = stock - 1 where code = '3x' and stock > 0");
      expect(await jars()).toEqual([{ on_hand: 197 }]);
      expect(await newest()).toMatchObject([{ quantity: -3, balance: 197, note: '3 Pack: 66 → 65' }]);
      expect(await packs()).toEqual(sellable(197, 98, 65, 49));
      // As it sets a number, and puts back what came back.
      await database.execute("update product_variants set stock = 10 where code = '2x'");
      expect(await packs()).toEqual(sellable(21, 10, 7, 5));
      await database.execute("update product_variants set stock = 11 where code = '2x'");
      expect(await jars()).toEqual([{ on_hand: 23 }]);
      // As it adds a pack.
      await database.execute(
        `insert into product_variants (code, product_id, name, quantity, price_cents, stock, created_at, updated_at)
         values ('5x', 1, '5 Pack', 5, 100, 2, now(), now())`,
      );
      expect(await packs()).toEqual(sellable(33, 16, 11, 8, 6));
      expect(await rows('select sum(quantity)::int as moved from stock_movements')).toEqual([{ moved: 33 }]);
      // Those of another product do not hold jars.
      await database.execute(`insert into products (name, description, price_cents, ingredients, benefits, created_at, updated_at)
        values ('Borstel', '', 495, '', '[]', now(), now())`);
      await database.execute(
        `insert into product_variants (code, product_id, name, quantity, price_cents, stock, created_at, updated_at)
         values ('borstel', 2, 'Los', 1, 495, 7, now(), now())`,
      );
      expect(await rows('select code, on_hand from stock_articles order by code')).toEqual([
        { code: 'brush', on_hand: 0 },
        { code: 'jar', on_hand: 33 },
        { code: 'product-2', on_hand: 7 },
      ]);
      await database.close();
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }));
