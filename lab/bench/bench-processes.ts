// Measures the benefit of several processes on one machine. Two shops with their own databases, one process
// against three, are loaded alternately, and the processor use of the shop, PostgreSQL and the load generator
// is recorded.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { seedStock, withBenchDatabase } from '../support/bench-database.ts';
import { sell } from '../support/measure-sales.ts';
import { type Row, rowOf } from '../support/table.ts';
import { measureLoad } from './load.ts';
import { EATERS, findPostmaster, type Watched, watchCores } from './watch-cores.ts';

const MANY = 3;
const BUYERS = 8;
const AIM = 1.7;
/** The warm-up of each process in seconds; a JavaScript server gets faster during its first ten seconds. */
const WARM_UP_SECONDS = 10;
/**
 * The wait in ms after the purchases in one shop, so that its jobs do not disturb the measurement of the
 * other shop.
 */
const AFTERMATH_MS = 2_000;
const CORES = availableParallelism();
/** Answers that each process caches, so that PostgreSQL does no work for them. */
const KEPT = { 'landing page': '/', 'GET /api/quote': '/api/quote?variant=2x' };
const root = fileURLToPath(new URL('../../', import.meta.url));

type Place = { databaseUrl: string; dataFolder: string };
type Options = { seconds: number; rounds: number };
type Asked = { perSecond: number; asked: number };
type Ask<A> = (address: string, seconds: number) => Promise<A>;
type Shop = {
  address: string;
  processes: number;
  watch<A>(work: () => Promise<A>): Promise<Watched<A>>;
  stop(): Promise<void>;
};
type Compared<A> = { one: Watched<A>; many: Watched<A> };

/**
 * Runs the comparison on temporary databases of the given server and in temporary folders, which are deleted
 * afterwards.
 */
export function benchProcesses(server: string, options: Options): Promise<Row[]> {
  return withPlace(server, (one) => withPlace(server, (many) => measure({ one, many }, options)));
}

function withPlace<T>(server: string, work: (place: Place) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-'));
  return withBenchDatabase(server, (databaseUrl) => work({ databaseUrl, dataFolder })).finally(() =>
    rmSync(dataFolder, { recursive: true, force: true }),
  );
}

/**
 * Starts a shop with one process and a shop with several, measures both alternately and stops them. Returns
 * the rows of the result.
 */
async function measure(places: { one: Place; many: Place }, options: Options): Promise<Row[]> {
  const one = await openShop(1, places.one);
  const many = await openShop(MANY, places.many);
  try {
    const sold = await turnAbout({ one, many }, options, async (address, seconds) => {
      const sales = await sell({ address, buyers: BUYERS, seconds });
      return { ...sales, asked: sales.purchases };
    });
    const rows = [...soldRows('one process', sold.one), ...soldRows(`${MANY} processes`, sold.many)];
    rows.push(...ratioRows('purchases', sold));
    for (const [what, path] of Object.entries(KEPT)) {
      const kept = await turnAbout({ one, many }, options, async (address, seconds) => {
        const perSecond = await measureLoad({ url: `${address}${path}`, seconds });
        // A second of warm-up goes before.
        return { perSecond, asked: perSecond * (seconds + 1) };
      });
      rows.push(...ratioRows(what, kept));
    }
    return rows;
  } finally {
    await Promise.all([one.stop(), many.stop()]);
  }
}

/** Starts a shop as `npm start` does, with enough stock for the measurement. */
async function openShop(processes: number, { databaseUrl, dataFolder }: Place): Promise<Shop> {
  const shop = await createKillableServer(
    { command: process.execPath, parameters: ['scripts/start.mjs'], folder: root },
    {
      // `production` would take the tools away from this checkout.
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      WEB_CONCURRENCY: String(processes),
    },
    '/readyz',
  );
  await shop.start();
  await seedStock(dataFolder, databaseUrl);
  const postmaster = await findPostmaster(databaseUrl);
  const watch: Shop['watch'] = (work) => watchCores({ keeper: shop.pid ?? 0, postmaster }, work);
  return { address: shop.address, processes, watch, stop: shop.stop };
}

/**
 * After a warm-up, measures both shops alternately, so that other load on the machine affects both. Returns
 * the round with the median ratio.
 */
async function turnAbout<A extends Asked>(
  { one, many }: Record<'one' | 'many', Shop>,
  { seconds, rounds }: Options,
  ask: Ask<A>,
): Promise<Compared<A>> {
  for (const { address, processes } of [one, many]) await ask(address, WARM_UP_SECONDS * processes);
  const askOnce = async ({ address, watch }: Shop) => {
    await pause(AFTERMATH_MS);
    return watch(() => ask(address, seconds));
  };
  const compared: Compared<A>[] = [];
  for (let round = 0; round < rounds; round += 1)
    compared.push({ one: await askOnce(one), many: await askOnce(many) });
  const middle = compared.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(rounds / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

const ratioOf = ({ one, many }: Compared<Asked>) => many.perSecond / one.perSecond;

function soldRows(who: string, sold: Watched<Asked & { p50: number; p99: number }>): Row[] {
  return [
    rowOf(`purchases per second, eight buyers, ${who}`, sold.perSecond, '', {}),
    rowOf('  a purchase, median', sold.p50, 'ms', {}),
    rowOf('  a purchase, p99', sold.p99, 'ms', {}),
    ...EATERS.map((eater) =>
      rowOf(`  processor time per purchase, ${eater}`, sold.eaten[eater] / sold.asked, 'ms', {}),
    ),
  ];
}

/**
 * Rows with the ratio and the use of the processor cores. When the cores are full, the largest consumer is
 * the limit.
 */
function ratioRows(what: string, compared: Compared<Asked>): Row[] {
  const ratio = ratioOf(compared);
  const { one, many } = compared;
  const [from, to] = [one, many].map(({ perSecond }) => perSecond.toFixed(perSecond < 1_000 ? 1 : 0));
  return [
    {
      what: `${what}, ${MANY} processes against one`,
      measured: `${ratio.toFixed(2)} × (${from} → ${to}/s)`,
      aim: `≥ ${AIM} ×`,
      ok: ratio >= AIM,
    },
    { what: `  cores in use of ${CORES}, one process`, measured: coresOf(one) },
    { what: `  cores in use of ${CORES}, ${MANY} processes`, measured: coresOf(many) },
    rowOf('  at most per second on these cores, with any number of processes', mostOn(many), '', {}),
  ];
}

/** Describes the use of the cores, the largest consumer first. */
function coresOf({ eaten, others, tookMs }: Watched<Asked>): string {
  const used = EATERS.map((eater) => ({ eater, cores: eaten[eater] / tookMs }));
  const all = used.reduce((sum, { cores }) => sum + cores, 0);
  const each = used
    .toSorted((a, b) => b.cores - a.cores)
    .map(({ eater, cores }) => `${eater} ${cores.toFixed(2)}`);
  return `${all.toFixed(2)}: ${each.join(', ')}; others ${(others / tookMs).toFixed(2)}`;
}

/**
 * Returns how many requests or purchases per second all cores together could serve if they did nothing else.
 */
function mostOn({ eaten, asked }: Watched<Asked>): number {
  const each = EATERS.reduce((sum, eater) => sum + eaten[eater], 0) / asked;
  return (CORES * 1000) / each;
}
