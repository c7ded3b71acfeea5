// Tests that a file of reviews is imported once, even if it is sent several times or by several operators.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('the same file sent several times at once adds each review once', async () => {
  const rows = Array.from({ length: 50 }, (_, place) => `Schrijver ${place};5;Review nummer ${place}`);
  const body = { content: ['Naam;Sterren;Review', ...rows].join('\r\n'), importedFrom: 'Kiyoh' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.asOperator('POST', '/api/admin/reviews/import', body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body: report }) => Object(report).ready).toSorted()).toEqual([0, 0, 50]);
  expect(await shop.rows("select count(*)::int as count from reviews where imported_from = 'Kiyoh'")).toEqual(
    [{ count: 50 }],
  );
});
