// Measures everything that depends on the database engine: starts, purchases and memory, and once the speed
// of answers, which do not use the database.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { seedStock } from '../support/bench-database.ts';
import { highestMegabytes } from '../support/measure-process.ts';
import { measureSales, type Sales } from '../support/measure-sales.ts';
import { type Row, rowOf } from '../support/table.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureCrowd } from './measure-crowd.ts';
import { measureFloor } from './measure-floor.ts';
import { measureStarts } from './measure-starts.ts';

export const ENGINE_PARTS = ['starts', 'answers', 'sales', 'crowd'] as const;
export type EnginePart = (typeof ENGINE_PARTS)[number];
export type BenchOptions = {
  seconds: number;
  /** The number of rounds of purchases; the round with the median rate counts. */
  rounds: number;
  parts: readonly EnginePart[];
  profileFolder: string | null;
};
type Engine = 'embedded' | 'postgres';

/** The aims of the shop on either database (docs/performance.md). */
const AIMS = {
  embedded: {
    firstStart: 2_500,
    laterStart: 1_200,
    resting: 300,
    selling: 450,
    one: { perSecond: 20, p50: 25, p99: Number.POSITIVE_INFINITY },
    eight: { perSecond: 60, p50: 250, p99: 250 },
    serverMs: 16,
  },
  postgres: {
    firstStart: 1_500,
    laterStart: 800,
    resting: 160,
    selling: 280,
    one: { perSecond: 50, p50: 18, p99: Number.POSITIVE_INFINITY },
    eight: { perSecond: 100, p50: 70, p99: 150 },
    serverMs: 7,
  },
} as const;
const STATEMENTS_AIM = { statements: 24, writing: 4, fetches: 1 };
const WHO = { embedded: 'embedded', postgres: 'PostgreSQL' };

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function benchEngine(
  engine: Engine,
  databaseUrl: string | null,
  options: BenchOptions,
): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-'));
  const fileIn = (name: string) => join(dataFolder, name);
  const measured = { engine, databaseUrl, dataFolder, ...options };
  const stepsFile = fileIn('steps.json');
  const quiet = await openMeasuredShop({ ...measured, files: { STEPS_FILE: stepsFile } });
  const statementsFile = fileIn('statements.json');
  const counted = await openMeasuredShop({ ...measured, files: { STATEMENTS_FILE: statementsFile } });
  const rows: Row[] = [];
  try {
    const first = await quiet.start();
    const who = WHO[engine];
    const databaseFolder = databaseUrl === null ? fileIn('database') : null;
    if (options.parts.includes('starts'))
      rows.push(
        ...(await measureStarts({ who, shop: quiet, first, databaseFolder, stepsFile, aims: AIMS[engine] })),
      );
    if (options.parts.includes('answers') && engine === 'embedded')
      rows.push(...(await measureAnswers(quiet.address, options.seconds)));
    await quiet.stop();
    if (options.parts.includes('sales')) {
      await seedStock(dataFolder, databaseUrl);
      await counted.start();
      rows.push(...(await benchSales(engine, counted, { statementsFile, ...options })));
      await counted.stop();
      const recordFile = fileIn('statements.record');
      const recorded = () => openMeasuredShop({ ...measured, files: { STATEMENTS_RECORD: recordFile } });
      rows.push(await measureFloor(who, { databaseUrl, dataFolder, recordFile, recorded }));
    }
    if (options.parts.includes('crowd')) {
      await seedStock(dataFolder, databaseUrl);
      await quiet.start();
      rows.push(...(await measureCrowd(who, quiet.address, options)));
    }
    return rows;
  } finally {
    await Promise.all([quiet.stop(), counted.stop()]);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Modules loaded into the measured shop, each under the environment variable that names the module's output
 * file.
 */
const LOOKS = {
  STEPS_FILE: 'note-steps.mjs',
  STATEMENTS_FILE: 'statements/count-statements.ts',
  STATEMENTS_RECORD: 'statements/record-statements.ts',
};

type Measured = Pick<BenchOptions, 'profileFolder'> & {
  engine: Engine;
  databaseUrl: string | null;
  dataFolder: string;
  files: Partial<Record<keyof typeof LOOKS, string>>;
};

function openMeasuredShop({ engine, databaseUrl, dataFolder, profileFolder, files }: Measured) {
  const profile =
    profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(profileFolder, engine)}`];
  if (profileFolder !== null) mkdirSync(join(profileFolder, engine), { recursive: true });
  const looking = Object.entries(LOOKS)
    .filter(([name]) => name in files)
    .flatMap(([, file]) => ['--import', join(root, 'lab', 'bench', file)]);
  return createKillableServer(
    {
      command: process.execPath,
      parameters: [...profile, ...looking, join(root, 'scripts', 'serve.mjs')],
      folder: root,
    },
    {
      DATA_DIR: dataFolder,
      ...files,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    '/',
  );
}

async function benchSales(
  engine: Engine,
  shop: KillableServer,
  { seconds, rounds, statementsFile }: BenchOptions & { statementsFile: string },
): Promise<Row[]> {
  const aims = AIMS[engine];
  const pid = shop.pid ?? 0;
  const sell = (buyers: number) =>
    measureSales({ address: shop.address, buyers, seconds, statementsFile, pid }, rounds);
  const { result, highest } = await highestMegabytes(pid, async () => ({
    one: await sell(1),
    eight: await sell(8),
  }));
  return [
    ...rateRows(`one buyer (${WHO[engine]})`, result.one, aims.one),
    ...rateRows(`eight buyers (${WHO[engine]})`, result.eight, aims.eight),
    ...costRows(WHO[engine], result.eight, aims.serverMs),
    rowOf(`memory under load (${WHO[engine]})`, highest, 'MB', { most: aims.selling }),
  ];
}

type RateAims = { perSecond: number; p50: number; p99: number };

function rateRows(who: string, sales: Sales, aims: RateAims): Row[] {
  return [
    rowOf(`purchases per second, ${who}`, sales.perSecond, '', { least: aims.perSecond }),
    rowOf(`  a purchase, median`, sales.p50, 'ms', { most: aims.p50 }),
    rowOf(`  a purchase, p99`, sales.p99, 'ms', Number.isFinite(aims.p99) ? { most: aims.p99 } : {}),
  ];
}

/**
 * Rows with the costs per purchase. They include the jobs that follow a purchase, and the background work of
 * the shop at the same time.
 */
function costRows(who: string, { perPurchase, serverMs, buyersMs }: Sales, most: number): Row[] {
  const { statements, writing, fetches } = STATEMENTS_AIM;
  return [
    rowOf(`database statements per purchase (${who})`, perPurchase.statements, '', {
      most: statements,
    }),
    rowOf(`  transactions that write`, perPurchase.writing, '', { most: writing }),
    rowOf(`  fetches from the job queue`, perPurchase.fetches, '', { most: fetches }),
    rowOf(`  waiting for COMMIT`, perPurchase.commitMs, 'ms', {}),
    rowOf(`processor time of the shop per purchase (${who})`, serverMs, 'ms', { most }),
    rowOf(`  that of the buyers, apart`, buyersMs, 'ms', {}),
  ];
}
