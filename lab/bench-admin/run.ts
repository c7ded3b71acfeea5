// Fills a shop with the demo and measures the back-office and the speed of selling. Each list, search and
// chart is requested over HTTP, one after the other, as by one operator; the 95th percentile counts.
// `--orders 1000,100000,1000000` compares shops of several sizes; `--slowest 5` prints only the slowest
// requests.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readOptions } from '#lab/support/read-options.ts';
import { comparisonSchema } from '#modules/operations/contract.ts';
import { seedVolume } from '#tests/harness/shop/seed-volume.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { seedStock, withBenchDatabase } from '../support/bench-database.ts';
import { sell } from '../support/measure-sales.ts';
import { printTable, type Row, rowOf } from '../support/table.ts';
import { adminQuestions } from './admin-requests.ts';
import type { Ask } from './ask.ts';
import { measureDifferences } from './measure-differences.ts';

const values = readOptions({
  orders: '100000',
  slowest: '1000',
  seconds: '5',
  rounds: '20',
  engine: 'both',
});
const rounds = Number(values.rounds);
const root = fileURLToPath(new URL('../../', import.meta.url));
const OPERATOR = { username: 'admin', password: 'meetlint-en-klok' };
const rows: Row[] = [];

console.log(`The back-office with ${values.orders} orders: p95 of ${rounds} requests\n`);
const server = process.env.TEST_DATABASE_URL;
for (const orders of values.orders.split(',')) {
  if (values.engine !== 'postgres') await benchEngine(orders, 'embedded', {}, 300);
  if (server && values.engine !== 'embedded')
    await withBenchDatabase(server, (url) => benchEngine(orders, 'PostgreSQL', { DATABASE_URL: url }, 150));
}
if (!server) console.log('!! PostgreSQL: no server was found, not measured. Set TEST_DATABASE_URL.\n');
printTable(rows);
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);

async function benchEngine(
  orders: string,
  engine: string,
  database: Record<string, string>,
  aim: number,
): Promise<void> {
  const who = `${engine}, ${orders}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-'));
  const env = {
    ...database,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000000',
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
  };
  const startedAt = performance.now();
  const demo = [join(root, 'scripts', 'database', 'fill-demo.mjs'), '--orders', orders];
  execFileSync(process.execPath, demo, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
  rows.push({ what: `demo made (${who})`, measured: `${seconds(performance.now() - startedAt)} s` });
  await seedStock(dataFolder, database.DATABASE_URL ?? null);
  await seedVolume(dataFolder, database.DATABASE_URL ?? null);
  const launcher = {
    command: process.execPath,
    parameters: [join(root, 'scripts', 'serve.mjs')],
    folder: root,
  };
  const shop = await createKillableServer(launcher, env);
  try {
    await shop.start();
    const ask = await logIn(shop.address);
    rows.push(...(await measureSelling(who, shop.address)));
    rows.push(...(await measureQuestions(who, ask, aim)));
    rows.push(...(await measureComparison(who, shop.address)));
    await shop.stop();
    rows.push(...(await measureDifferences(who, dataFolder, database.DATABASE_URL ?? null)));
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function logIn(address: string): Promise<Ask> {
  const cookie = await logInForCookie(address, OPERATOR);
  return async (path) => {
    const { status, body } = await callHttp({ url: `${address}${path}`, headers: { cookie } });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body;
  };
}

/**
 * Measures the purchases of one buyer after a warm-up. The speed of selling should not depend on the number
 * of existing orders.
 */
async function measureSelling(who: string, address: string): Promise<Row[]> {
  await sell({ address, buyers: 1, seconds: 2 });
  const { p50, perSecond } = await sell({ address, buyers: 1, seconds: Number(values.seconds) });
  return [
    rowOf(`a purchase, median (${who})`, p50, 'ms', {}),
    rowOf(`purchases per second (${who})`, perSecond, '', {}),
  ];
}

async function measureQuestions(who: string, ask: Ask, aim: number): Promise<Row[]> {
  const measured: { path: string; p95: number }[] = [];
  for (const path of await adminQuestions(ask))
    measured.push({ path, p95: await slowestTwentieth(path, ask) });
  const slow = measured.filter(({ p95 }) => p95 > aim).length;
  return [
    ...measured
      .toSorted((a, b) => b.p95 - a.p95)
      .slice(0, Number(values.slowest))
      .map(({ path, p95 }) => rowOf(`${who} ${path}`, p95, 'ms', { most: aim })),
    rowOf(`requests over ${aim} ms, of ${measured.length} (${who})`, slow, '', { most: 0 }),
  ];
}

/**
 * Measures the comparison of the books as started by an operator, and how much it delays a buyer at the same
 * time.
 */
async function measureComparison(who: string, address: string): Promise<Row[]> {
  const cookie = await logInForCookie(address, OPERATOR);
  const sold = sell({ address, buyers: 1, seconds: 10 });
  const asked = callHttp({ method: 'POST', url: `${address}/api/admin/sync`, headers: { cookie } });
  const { status } = await asked;
  if (status !== 200) throw new Error(`The comparison answered ${status}`);
  const { body } = await callHttp({ url: `${address}/api/admin/comparisons`, headers: { cookie } });
  const [last] = z.array(comparisonSchema).parse(body);
  if (!last) throw new Error('The comparison left no trace');
  return [
    rowOf(`comparison of the books, ${last.orders} orders (${who})`, last.seconds * 1000, 'ms', {
      most: 60_000,
    }),
    rowOf(`a purchase meanwhile, median (${who})`, (await sold).p50, 'ms', {}),
    rowOf(`differences in the demo (${who})`, last.found, '', { most: 0 }),
  ];
}

async function slowestTwentieth(path: string, ask: Ask): Promise<number> {
  await ask(path);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await ask(path);
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
