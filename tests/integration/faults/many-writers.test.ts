// Tests the books after eighty purchases by ten writers, who do all actions on orders and stock at the same
// time. The large version is `npm run lab -- books`.

import { expect, test } from 'vitest';
import { runBooks } from '#tests/harness/books/books-run.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

test('ten writers at once leave numbers without a gap, stock that adds up, and no differences', async () => {
  await onEmptyDatabase(async (databaseUrl) => {
    const report = await runBooks({ orders: 80, writers: 10, seed: 3, databaseUrl });
    expect(report).toMatchObject({ orders: 80, differences: [] });
    const undone = Object.entries(report.acts).filter(([, times]) => times === 0);
    expect(undone).toEqual([]);
  });
}, 540_000);
