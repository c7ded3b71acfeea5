// Runs many writers at once on a shop and verifies its books after the last job.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quarterOf, readQuarter } from '#modules/bookkeeping/index.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { seedStock } from '#tests/harness/shop/seed-stock.ts';
import { openSettledShop, type SettledShop } from '#tests/harness/shop/settled-shop.ts';
import { listDifferencesAtRest } from '#tests/harness/shop/shop-books.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { type Proof, verifyBooks } from './verify-books.ts';
import { type ProviderProof, verifyProvider } from './verify-provider.ts';
import { OPERATOR, type Written, write } from './writers.ts';

export type BooksReport = Proof &
  Omit<ProviderProof & Written, 'failures'> & {
    seconds: number;
    comparedIn: number;
  };

type Options = { orders: number; writers: number; seed: number; databaseUrl: string | null };

export async function runBooks({ databaseUrl, ...options }: Options): Promise<BooksReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-books-'));
  await seedStock({ dataFolder, databaseUrl, purchases: options.orders });
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
    const after = await openSettledShop({ dataFolder, databaseUrl, address: shop.address });
    try {
      const proof = await verifyBooks(after.database);
      const begun = performance.now();
      const differences = await listDifferencesAtRest(after.database);
      const comparedIn = (performance.now() - begun) / 1000;
      const provider = await verifyProvider(after);
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

/**
 * Compares the VAT of the invoices and credit notes with the figures of the quarter and with the two returns,
 * the Dutch one and that of the OSS scheme. Returns one line per difference.
 */
async function compareQuarter({ shop }: SettledShop, vat: number): Promise<string[]> {
  const { figures } = await readQuarter(shop, quarterOf(new Date()));
  const told = figures.vat.reduce((sum, row) => sum + row.vat, 0);
  const declared = (figures.boxes.at(-1)?.vat ?? 0) + figures.oss.payable;
  return [
    ...(told === vat ? [] : [`the VAT of the quarter is told as ${told}, its papers say ${vat}`]),
    ...(declared === vat ? [] : [`${declared} cents of VAT are declared, the papers say ${vat}`]),
  ];
}
