// The built shop on each engine with people in it for a while, a table of what it held and a picture of it.
// Fails when something grows, when an answer was one of 5xx or none, or when the books differ.

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
/** Of the cores: above it something else is at work. */
const BUSY = 0.25;
const WARM_AFTER_MINUTES = 15;
const WORDS = { embedded: 'Ingebouwde database', postgres: 'PostgreSQL' } as const;
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
const minutes = Number(values.minutes);
if (engines.length === 0 || !(minutes > 0))
  throw new Error('--engine is embedded, postgres or both; --minutes is more than 0');

const [load = 0] = loadavg();
if (load > cpus().length * BUSY)
  console.log(
    `!! De machine is al bezig (last ${load.toFixed(1)}): de tijden hieronder zijn niet van de winkel alleen.`,
  );
if (minutes < WARM_AFTER_MINUTES)
  console.log(
    `!! Korter dan ${WARM_AFTER_MINUTES} minuten: wat er aan geheugen groeit, kan nog opwarmen zijn.`,
  );

const drawn: Drawn[] = [];
for (const engine of engines) await soakOn(engine);
writeFileSync(values.picture, drawSamples(drawn, `Duurproef van ${minutes} minuten`));
console.log(`\nGetekend in ${values.picture}`);
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
  printRow(['', 'begin', 'eind', 'hoogste', 'per uur', 'grens', '']);
  for (const { words, unit, limit, growth } of judged) {
    const { begin, end, highest, perHour, told, grows } = growth;
    const verdict = grows ? (told ? 'GROEIT' : 'NIET TE METEN') : 'ok';
    const most = 'most' in limit ? `≤ ${limit.most}` : `+${limit.perHour} per uur`;
    const figures = [begin, end, highest].map((value) => value.toFixed(value < 10 ? 1 : 0));
    const speed = `${perHour < 0 ? '' : '+'}${perHour.toFixed(0)}`;
    printRow([unit ? `${words} (${unit})` : words, ...figures, speed, most, verdict]);
  }
  const crowded = report.samples.filter(({ waited }) => waited > MOST_WAITED).length / report.samples.length;
  console.log(
    `  (van de tijden telt de beste van elk venster; ${(crowded * 100).toFixed(0)} % van de metingen telt niet, omdat anderen de machine bezet hielden)`,
  );
  const { worked, failures } = report;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const lines: [string, string | number][] = [
    ['antwoorden gelezen', report.answers],
    ['betaald bij de betaaldienst', report.paid],
    ['bestellingen', report.orders],
    ['verzonden', worked.shipped],
    ['deels terugbetaald', worked.refunded.size],
    ['apps geïmporteerd', worked.imports],
    ['back-ups', worked.backups],
    ['  waarvan de traagste (ms)', Math.round(worked.slowestBackup)],
    ['mails aangenomen door de mailserver', report.mailsTaken],
    ['mislukt, geweigerd, gebroken of 5xx', failed],
    ['verschillen', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const [failure, count] of Object.entries(failures)) console.log(`    - ${count} × ${failure}`);
  for (const difference of report.differences.slice(0, 20)) console.log(`    - ${difference}`);
}

function printRow([what = '', ...cells]: string[]): void {
  const verdict = cells.pop() ?? '';
  console.log(`  ${what.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}  ${verdict}`.trimEnd());
}
