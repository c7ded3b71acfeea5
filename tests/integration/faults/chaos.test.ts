// Tests a server that is killed four times during sixty purchases of every kind. The large version is `npm
// run lab -- chaos`.

import { expect, test } from 'vitest';
import { runChaos } from '#tests/harness/chaos/chaos-run.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

test('sixty purchases of every manner on a server killed four times leave books that agree', async () => {
  await onEmptyDatabase(async (databaseUrl) => {
    const report = await runChaos({
      launcher: builtShop,
      postgres: databaseUrl === null ? null : { url: databaseUrl, road: null, restart: null },
      roles: ['all'],
      purchases: 60,
      kills: 4,
      buyers: 6,
      seed: 7,
      verdict: { hastenedAfterMs: 6_000 },
    });
    console.info(JSON.stringify(report));
    expect(report).toMatchObject({ kills: 4, differences: [], faults: 0 });
    expect(report.weather).toHaveLength(5);
    expect(report.orders).toBeGreaterThan(50);
    expect(report.givenBack).toBeGreaterThan(0);
    expect(report.turnedDown).toBeGreaterThan(0);
    if (databaseUrl !== null) expect(report.trouble?.dropped).toBeGreaterThan(0);
  });
}, 540_000);
