// Measures how long the database alone takes for the statements of purchases: the minimum for every purchase
// time.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import type { KillableServer } from '#tests/support/killable-server.ts';
import { withCopyOf } from '../support/bench-database.ts';
import { type Row, rowOf } from '../support/table.ts';
import { replayOnPglite, replayOnPostgres, type Span } from './statements/replay-statements.ts';

const PURCHASES = 100;
/** The wait in ms for the jobs that follow the last purchase. */
const AFTERMATH_MS = 3_000;

type Measured = {
  databaseUrl: string | null;
  dataFolder: string;
  recordFile: string;
  /** Starts a shop on the same data that records its statements. */
  recorded(): Promise<KillableServer>;
};

/**
 * Measures the time the database alone needs per purchase, on the data of a stopped shop. It repeats the
 * recorded statements on a copy.
 */
export async function measureFloor(
  who: string,
  { databaseUrl, dataFolder, recordFile, recorded }: Measured,
): Promise<Row> {
  const replayed = async (replay: (span: Span) => Promise<number>) => replay(await sellOn(await recorded()));
  const spent = databaseUrl
    ? await withCopyOf(databaseUrl, (copy) => replayed((span) => replayOnPostgres(recordFile, copy, span)))
    : await withCopyOfFolder(join(dataFolder, 'database'), (copy) =>
        replayed((span) => replayOnPglite(recordFile, copy, span)),
      );
  return rowOf(`the same statements, asked directly, per purchase (${who})`, spent / PURCHASES, 'ms', {});
}

async function sellOn(shop: KillableServer): Promise<Span> {
  await shop.start();
  const from = Date.now();
  for (let count = 0; count < PURCHASES; count += 1)
    await buyByCard(createBuyer(shop.address), { variant: `${(count % 4) + 1}x` });
  await pause(AFTERMATH_MS);
  const until = Date.now();
  await shop.stop();
  return { from, until };
}

async function withCopyOfFolder<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'zwartwit-bench-floor-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
