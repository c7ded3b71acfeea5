// npm run bench: what the built shop does, as ratios against a static server and against its aims, in one table.
// `--seconds 5 --buyers 8`; PostgreSQL is TEST_DATABASE_URL.

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFreePort } from '#platform/http/listen.ts';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { WEIGHT_AIM, weighPage } from '#tests/e2e/pages/page-weight.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { withBenchDatabase } from './bench-database.ts';
import { loadTool, measureLoad } from './load.ts';
import { highestMegabytes, residentMegabytes } from './measure-memory.ts';
import { measureSales } from './measure-sales.ts';
import { saveAnswer, serveStatically } from './static-server.ts';
import { printTable, type Row } from './table.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, buyers: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);
const buyers = Number(values.buyers);
const root = fileURLToPath(new URL('../', import.meta.url));
const rows: Row[] = [];

console.log(
  `Metingen: ${cpus().length} kernen, last met ${loadTool}, ${seconds} s per meting na een aanloop\n`,
);
await benchEngine('embedded', null);
const server = process.env.TEST_DATABASE_URL;
if (server) {
  await withBenchDatabase(server, (url) => benchEngine('postgres', url));
} else {
  console.log('!! PostgreSQL: geen server gevonden, niet gemeten. Zet TEST_DATABASE_URL.\n');
}
printTable(rows);
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);

async function benchEngine(engine: 'embedded' | 'postgres', databaseUrl: string | null): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-'));
  const commitsFile = join(dataFolder, 'commits.json');
  const launcher = {
    command: process.execPath,
    parameters: ['--import', join(root, 'bench', 'count-commits.ts'), join(root, 'scripts', 'serve.mjs')],
    folder: root,
  };
  const env = {
    DATA_DIR: dataFolder,
    COMMITS_FILE: commitsFile,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const shop = await createKillableServer(launcher, env, '/');
  try {
    await measureStarts(engine, shop);
    await pause(3_000);
    const pid = shop.pid ?? 0;
    const idle = residentMegabytes(pid);
    if (engine === 'embedded') await measureAnswers(shop);
    const { result: sales, highest } = await highestMegabytes(pid, () =>
      measureSales({ address: shop.address, buyers, seconds, commitsFile }),
    );
    const who = engine === 'embedded' ? 'ingebouwd' : 'PostgreSQL';
    const most = engine === 'embedded' ? 650 : 300;
    rows.push({
      what: `aankopen per seconde, ${buyers} kopers tegelijk (${who})`,
      measured: sales.perSecond.toFixed(1),
    });
    rows.push({
      what: `  één aankoop, mediaan / p99 (${who})`,
      measured: `${sales.p50.toFixed(0)} / ${sales.p99.toFixed(0)} ms`,
    });
    const ofPurchase = (100 * sales.commitMs) / sales.mean;
    // One connection: what of every second it spends there is what others wait for.
    const ofClock = (sales.commitMs * sales.perSecond) / 10;
    rows.push({
      what: `  waarvan in COMMIT (${who})`,
      measured:
        engine === 'embedded'
          ? `${ofPurchase.toFixed(0)} % van een aankoop, ${ofClock.toFixed(0)} % van de motor (${sales.commits.toFixed(1)} commits, ${sales.commitMs.toFixed(0)} ms)`
          : `${ofPurchase.toFixed(0)} % van een aankoop (${sales.commits.toFixed(1)} commits, ${sales.commitMs.toFixed(0)} ms)`,
    });
    rows.push({
      what: `geheugen in rust (${who})`,
      measured: `${idle.toFixed(0)} MB`,
      aim: `≤ ${most} MB`,
      ok: idle <= most,
    });
    rows.push({
      what: `geheugen onder last (${who})`,
      measured: `${highest.toFixed(0)} MB`,
      aim: `≤ ${most} MB`,
      ok: highest <= most,
    });
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** The first start makes the data folder; of the later ones the median of three counts. */
async function measureStarts(engine: string, shop: KillableServer): Promise<void> {
  const first = await shop.start();
  await pause(2_000);
  const afterFirst = residentMegabytes(shop.pid ?? 0);
  const later: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await shop.stop();
    later.push(await shop.start());
  }
  const median = later.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  const who = engine === 'embedded' ? 'ingebouwd' : 'PostgreSQL';
  rows.push({
    what: `eerste start tot antwoord (${who})`,
    measured: inSeconds(first),
    aim: '≤ 5 s',
    ok: first <= 5000,
  });
  rows.push({ what: `geheugen na de eerste start (${who})`, measured: `${afterFirst.toFixed(0)} MB` });
  rows.push({
    what: `latere start tot antwoord (${who})`,
    measured: inSeconds(median),
    aim: '≤ 2 s',
    ok: median <= 2000,
  });
}

async function measureAnswers(shop: KillableServer): Promise<void> {
  const landing = { url: `${shop.address}/`, headers: { 'accept-encoding': 'br' } };
  await ratio('landingspagina', landing, 0.5);
  await ratio('GET /api/variants', { url: `${shop.address}/api/variants`, headers: {} }, 0.4);
  const browser = await launchBrowser();
  const { scriptBytes, scripts } = await weighPage(browser, `${shop.address}/`).finally(() =>
    browser.close(),
  );
  const size = `${(scriptBytes / 1024).toFixed(1)} KB, ${scripts.length} bestanden`;
  rows.push({
    what: 'JavaScript van de landingspagina (brotli)',
    measured: size,
    aim: '≤ 5 KB',
    ok: scriptBytes <= WEIGHT_AIM.scriptBytes,
  });
}

async function ratio(
  what: string,
  target: { url: string; headers: Record<string, string> },
  aim: number,
): Promise<void> {
  const answer = await saveAnswer(target.url, target.headers);
  const yardstick = await serveStatically(answer, await findFreePort());
  try {
    // Turn and turn about, so that what else the machine does falls on both; the middle one of three counts.
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const theirs = await measureLoad({ url: yardstick.url, headers: target.headers, seconds: seconds / 2 });
      rounds.push({ theirs, ours: await measureLoad({ ...target, seconds: seconds / 2 }) });
    }
    const middle = rounds.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs)[1];
    const { ours = Number.NaN, theirs = Number.NaN } = middle ?? {};
    const measured = `${(ours / theirs).toFixed(2)} × (${ours.toFixed(0)} van ${theirs.toFixed(0)}/s)`;
    rows.push({
      what: `${what} tegen ${yardstick.name}`,
      measured,
      aim: `≥ ${aim} ×`,
      ok: ours / theirs >= aim,
    });
  } finally {
    await yardstick.stop();
  }
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
