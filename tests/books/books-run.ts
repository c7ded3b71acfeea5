// One run of many writers on a shop of its own, and what its books come to when the last job is done.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quarterOf, readQuarter } from '#modules/bookkeeping/index.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { type Aftermath, openAftermath } from '#tests/chaos/aftermath.ts';
import { builtShop } from '#tests/chaos/launchers.ts';
import { listDifferencesAtRest } from '#tests/chaos/shop-rows.ts';
import { stockTheShop } from '#tests/chaos/stock-the-shop.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { type Proof, proveBooks } from './prove-books.ts';
import { type ProviderProof, proveProvider } from './prove-provider.ts';
import { OPERATOR, type Written, write } from './writers.ts';

export type BooksReport = Proof &
  Omit<ProviderProof & Written, 'failures'> & {
    seconds: number;
    comparedIn: number;
  };

type Options = { orders: number; writers: number; seed: number; databaseUrl: string | null };

export async function runBooks({ databaseUrl, ...options }: Options): Promise<BooksReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-books-'));
  await stockTheShop({ dataFolder, databaseUrl, purchases: options.orders });
  const shop = await createKillableServer(builtShop, {
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const startedAt = performance.now();
  try {
    await shop.start();
    const { failures, ...written } = await write({
      ...options,
      address: shop.address,
      random: seededRandom(options.seed),
    });
    await shop.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await openAftermath({ dataFolder, databaseUrl, address: shop.address });
    try {
      const proof = await proveBooks(after.database);
      const begun = performance.now();
      const differences = await listDifferencesAtRest(after.database);
      const comparedIn = (performance.now() - begun) / 1000;
      const provider = await proveProvider(after);
      const all = [
        ...failures,
        ...proof.differences,
        ...differences,
        ...provider.differences,
        ...(await compareQuarter(after, proof.vat)),
        ...after.unexplained.map((id) => `payment ${id} belongs to no basket`),
      ];
      return { ...proof, ...provider, ...written, seconds, comparedIn, differences: all };
    } finally {
      await after.close();
    }
  } finally {
    await shop.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** As the page of the quarter tells it, and as both returns declare it: everything once. */
async function compareQuarter({ shop }: Aftermath, vat: number): Promise<string[]> {
  const { figures } = await readQuarter(shop, quarterOf(new Date()));
  const told = figures.vat.reduce((sum, row) => sum + row.vat, 0);
  const declared = (figures.boxes.at(-1)?.vat ?? 0) + figures.oss.payable;
  return [
    ...(told === vat ? [] : [`the VAT of the quarter is told as ${told}, its papers say ${vat}`]),
    ...(declared === vat ? [] : [`${declared} cents of VAT are declared, the papers say ${vat}`]),
  ];
}
