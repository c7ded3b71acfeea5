// How long the database alone takes for what purchases ask of it: the floor under every figure of a purchase.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import type { KillableServer } from '#tests/support/killable-server.ts';
import { withCopyOf } from './bench-database.ts';
import { replayOnPglite, replayOnPostgres, replayTogether, type Span } from './replay-statements.ts';
import { type Row, rowOf } from './table.ts';

const PURCHASES = 400;
const BUYERS = 8;
/** For the jobs that follow from the last purchase. */
const AFTERMATH_MS = 3_000;

type Measured = {
  databaseUrl: string | null;
  dataFolder: string;
  recordFile: string;
  /** A shop on the same data that keeps what it asks. */
  recorded(): Promise<KillableServer>;
};

/** Of a shop that stands still. */
export async function measureFloor(who: string, measured: Measured): Promise<Row[]> {
  const { databaseUrl, dataFolder, recordFile, recorded } = measured;
  const alone = (spent: number) =>
    rowOf(`dezelfde opdrachten, kaal gevraagd, per aankoop (${who})`, spent / PURCHASES, 'ms', {});
  if (databaseUrl === null)
    return withCopyOfFolder(join(dataFolder, 'database'), async (copy) => {
      const { span } = await sellOn(await recorded());
      return [alone(await replayOnPglite(recordFile, copy, span))];
    });
  return withCopyOf(databaseUrl, (copy) =>
    withCopyOf(databaseUrl, async (url) => {
      const { span, moments } = await sellOn(await recorded());
      return [
        alone(await replayOnPostgres(recordFile, copy, span)),
        rowOf(
          `  door acht kale verbindingen tegelijk, per seconde`,
          await replayTogether(recordFile, { url, moments, buyers: BUYERS }),
          '',
          {},
        ),
      ];
    }),
  );
}

/** Each purchase begins when the one before it was paid for: much of what follows from it comes later. */
async function sellOn(shop: KillableServer): Promise<{ span: Span; moments: number[] }> {
  await shop.start();
  const moments = [Date.now()];
  for (let count = 0; count < PURCHASES; count += 1) {
    await buyByCard(createBuyer(shop.address), { variant: `${(count % 4) + 1}x` });
    moments.push(Date.now());
  }
  await pause(AFTERMATH_MS);
  const until = Date.now();
  await shop.stop();
  return { span: { from: moments[0] ?? until, until }, moments };
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
