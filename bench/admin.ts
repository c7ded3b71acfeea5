// npm run bench:admin: fills a shop with the demo and measures how long each list, search and chart of the back-office
// takes, over HTTP and one after the other, as one operator asks. The slowest twentieth of each counts.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { type Ask, adminQuestions } from './admin-questions.ts';
import { withBenchDatabase } from './bench-database.ts';
import { printTable, type Row } from './table.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
  },
});
const rounds = Number(values.rounds);
const root = fileURLToPath(new URL('../', import.meta.url));
const OPERATOR = { username: 'admin', password: 'meetlint-en-klok' };
const rows: Row[] = [];

console.log(`De back-office met ${values.orders} bestellingen: p95 van ${rounds} keer vragen\n`);
if (values.engine !== 'postgres') await benchEngine('ingebouwd', {}, 300);
const server = process.env.TEST_DATABASE_URL;
if (server && values.engine !== 'embedded')
  await withBenchDatabase(server, (url) => benchEngine('PostgreSQL', { DATABASE_URL: url }, 150));
else if (!server) console.log('!! PostgreSQL: geen server gevonden, niet gemeten. Zet TEST_DATABASE_URL.\n');
printTable(rows);
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);

async function benchEngine(who: string, database: Record<string, string>, aim: number): Promise<void> {
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
  const demo = [join(root, 'scripts', 'fill-demo.mjs'), '--orders', values.orders];
  execFileSync(process.execPath, demo, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
  rows.push({ what: `demo gemaakt (${who})`, measured: `${seconds(performance.now() - startedAt)} s` });
  const launcher = {
    command: process.execPath,
    parameters: [join(root, 'scripts', 'serve.mjs')],
    folder: root,
  };
  const shop = await createKillableServer(launcher, env);
  try {
    await shop.start();
    const ask = await logIn(shop.address);
    for (const path of await adminQuestions(ask)) rows.push(await measure(who, path, ask, aim));
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function logIn(address: string): Promise<Ask> {
  const answer = await callHttp({ method: 'POST', url: `${address}/api/admin/login`, body: OPERATOR });
  const cookie = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
  return async (path) => {
    const { status, body } = await callHttp({ url: `${address}${path}`, headers: { cookie } });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body;
  };
}

async function measure(who: string, path: string, ask: Ask, aim: number): Promise<Row> {
  await ask(path);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await ask(path);
    times.push(performance.now() - begin);
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
  return { what: `${who} ${path}`, measured: `${p95.toFixed(0)} ms`, aim: `≤ ${aim} ms`, ok: p95 <= aim };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
