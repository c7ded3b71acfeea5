// Measures the time from start to the first answer and the time of each step. It also measures the minimum:
// loading the program and opening the database, each separately.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startPgliteThread } from '#platform/database/embedded/pglite-thread.ts';
import type { KillableServer } from '#tests/support/killable-server.ts';
import { residentMegabytes } from '../support/measure-process.ts';
import { type Row, rowOf } from '../support/table.ts';

type Measured = {
  who: string;
  shop: KillableServer;
  /** The time of the first start in ms, which created the data folder. */
  first: number;
  /** The data folder of the shop's embedded database; null on PostgreSQL. */
  databaseFolder: string | null;
  /** The file in which `note-steps.mjs` writes when each step of a start ended. */
  stepsFile: string;
  aims: { firstStart: number; laterStart: number; resting: number };
};

const ROUNDS = 3;
const REST_MS = 5_000;
const STEPS = {
  'program read': 'program read',
  'database open': 'database open',
  'shop seeded': 'content checked',
  'shop composed': 'shop composed',
  'server and jobs ready': 'server and jobs ready',
};
const root = fileURLToPath(new URL('../../', import.meta.url));
const preparedArchive = join(root, 'build', 'database', 'prepared.tar');

/** Measures several starts, of which the median counts. The shop is running afterwards. */
export async function measureStarts({ shop, first, ...measured }: Measured): Promise<Row[]> {
  const { who, aims, databaseFolder, stepsFile } = measured;
  const later: number[] = [];
  const bare = { program: [] as number[], opening: [] as number[], unpacking: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.stop();
    bare.program.push(await timed(readProgram));
    if (databaseFolder !== null) {
      bare.opening.push(await timed(() => openEngine(databaseFolder)));
      bare.unpacking.push(await timed(unpackEngine));
    }
    later.push(await shop.start());
  }
  const steps = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(stepsFile, 'utf8')));
  await pause(REST_MS);
  const atRest = residentMegabytes(shop.pid ?? 0);
  return [
    rowOf(`first start to answer (${who})`, first, 'ms', { most: aims.firstStart }),
    ...bareRow('unpacking the folder and opening the engine, nothing else', bare.unpacking),
    rowOf(`later start to answer (${who})`, middle(later), 'ms', { most: aims.laterStart }),
    ...bareRow('opening the engine, nothing else', bare.opening),
    ...bareRow('reading the program, nothing else', bare.program),
    ...Object.entries(STEPS).map(([step, name]) =>
      rowOf(`  ${name} after`, steps[step] ?? Number.NaN, 'ms', {}),
    ),
    rowOf(`memory at rest (${who})`, atRest, 'MB', { most: aims.resting }),
  ];
}

const bareRow = (what: string, figures: number[]) =>
  figures.length === 0 ? [] : [rowOf(`  ${what}`, middle(figures), 'ms', {})];

const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Runs a separate process that loads everything a start loads and then ends. */
async function readProgram(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await once(spawn(process.execPath, [join(root, 'scripts', 'build', 'compile-ahead.mjs')], { env }), 'exit');
}

async function openEngine(folder: string): Promise<void> {
  const thread = await startPgliteThread({ folder, preparedArchive, durable: true }, (error) =>
    console.error(error),
  );
  await thread.close();
}

async function unpackEngine(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-start-'));
  try {
    await openEngine(join(folder, 'database'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
