// Runs the built shop on each engine with simulated visitors, and prints a table and a picture of its
// resource use. Fails when a measure grows, when an answer was missing or 5xx, or when the books of the shop
// differ.

import { writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '#lab/support/read-options.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';
import { type Drawn, drawSamples } from './draw-samples.ts';
import { judgeSamples, MOST_WAITED } from './measures.ts';
import { runSoak, type SoakReport } from './soak-run.ts';

const values = readOptions({
  minutes: '20',
  engine: 'both',
  buyers: '4',
  readers: '4',
  seed: '1',
  picture: join(tmpdir(), 'zwartwit-soak.svg'),
});
/** The share of busy cores (0–1) above which another program is running and the figures are unreliable. */
const BUSY = 0.25;
const WARM_AFTER_MINUTES = 15;
const WORDS = { embedded: 'Embedded database', postgres: 'PostgreSQL' } as const;
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
const minutes = Number(values.minutes);
if (engines.length === 0 || !(minutes > 0))
  throw new Error('--engine is embedded, postgres or both; --minutes is more than 0');

const [load = 0] = loadavg();
if (load > cpus().length * BUSY)
  console.log(
    `!! The machine is busy already (load ${load.toFixed(1)}): the times below are not of the shop alone.`,
  );
if (minutes < WARM_AFTER_MINUTES)
  console.log(
    `!! The run is shorter than ${WARM_AFTER_MINUTES} minutes: memory that grows may still be warming up.`,
  );

const drawn: Drawn[] = [];
for (const engine of engines) await soakOn(engine);
writeFileSync(values.picture, drawSamples(drawn, `Soak test of ${minutes} minutes`));
console.log(`\nThe picture is in ${values.picture}`);
process.exit();

async function soakOn(engine: keyof typeof WORDS): Promise<void> {
  const server = engine === 'embedded' ? null : await openServer();
  if (server === null && engine !== 'embedded') {
    if (values.engine === engine) process.exitCode = 1;
    return console.log(`\n!! ${NO_SERVER}`);
  }
  const load = { buyers: Number(values.buyers), readers: Number(values.readers), seed: Number(values.seed) };
  const report = await runSoak({ databaseUrl: server?.url ?? null, minutes, ...load }).finally(() =>
    server?.close(),
  );
  const run = { engine: WORDS[engine], judged: judgeSamples(report.samples, engine) };
  drawn.push(run);
  printReport(run, report);
  const grows = run.judged.some(({ growth }) => growth.grows);
  const wrong = report.differences.length + Object.keys(report.failures).length;
  if (grows || wrong > 0) process.exitCode = 1;
}

function printReport({ engine, judged }: Drawn, report: SoakReport): void {
  console.log(`\n${engine}`);
  printRow(['', 'begin', 'end', 'highest', 'per hour', 'limit', '']);
  for (const { words, unit, limit, growth } of judged) {
    const { begin, end, highest, perHour, told, grows } = growth;
    const growing = told ? 'GROWS' : 'NOT MEASURABLE';
    const verdict = grows ? growing : 'ok';
    const most = 'most' in limit ? `≤ ${limit.most}` : `+${limit.perHour} per hour`;
    const figures = [begin, end, highest].map((value) => value.toFixed(value < 10 ? 1 : 0));
    const speed = `${perHour < 0 ? '' : '+'}${perHour.toFixed(0)}`;
    printRow([unit ? `${words} (${unit})` : words, ...figures, speed, most, verdict]);
  }
  const crowded = report.samples.filter(({ waited }) => waited > MOST_WAITED).length / report.samples.length;
  console.log(
    `  (of the times the best of each window counts; ${(crowded * 100).toFixed(0)} % of the samples do not count, because others kept the machine busy)`,
  );
  const { worked, failures } = report;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const lines: [string, string | number][] = [
    ['answers read', report.answers],
    ['paid at the payment provider', report.paid],
    ['orders', report.orders],
    ['shipped', worked.shipped],
    ['partly refunded', worked.refunded.size],
    ['apps imported', worked.imports],
    ['backups', worked.backups],
    ['  of which the slowest (ms)', Math.round(worked.slowestBackup)],
    ['mails accepted by the mail server', report.mailsTaken],
    ['failed, refused, broken or 5xx', failed],
    ['differences', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const [failure, count] of Object.entries(failures)) console.log(`    - ${count} × ${failure}`);
  for (const difference of report.differences.slice(0, 20)) console.log(`    - ${difference}`);
}

function printRow([what = '', ...cells]: string[]): void {
  const verdict = cells.pop() ?? '';
  console.log(`  ${what.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}  ${verdict}`.trimEnd());
}
