// npm run test:chaos: the built shop under fire, on each engine, and a table of what came of it.
// `--purchases 2000 --kills 40 --buyers 8 --engine embedded|postgres --seed 1`

import { parseArgs } from 'node:util';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { type ChaosReport, runChaos } from './chaos-run.ts';
import { builtShop } from './launchers.ts';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '40' },
    buyers: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    engine: { type: 'string', default: 'both' },
  },
});

const WEATHER: Record<string, string> = {
  normal: 'gewoon',
  duplicate: 'dubbel',
  lost: 'zoek',
  reordered: 'door elkaar',
  late: 'laat',
};
const server = process.env.TEST_DATABASE_URL ?? null;
const seed = Number(values.seed);

const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
if (engines.length === 0) throw new Error('--engine is embedded, postgres or both');
console.log(
  `Chaostest: ${values.purchases} aankopen en ${values.kills} keer SIGKILL per database (--seed ${seed})`,
);

let differences = 0;
for (const engine of engines) {
  if (engine === 'postgres' && server === null) {
    console.log('\n!! PostgreSQL: geen server gevonden, niet getest. Zet TEST_DATABASE_URL.');
    if (values.engine === 'postgres') process.exitCode = 1;
    continue;
  }
  const database = engine === 'postgres' && server !== null ? await createEmptyDatabase(server) : null;
  try {
    const report = await runChaos({
      launcher: builtShop,
      databaseUrl: database?.url ?? null,
      purchases: Number(values.purchases),
      kills: Number(values.kills),
      buyers: Number(values.buyers),
      seed,
      quietMs: 40_000,
    });
    printReport(engine, report);
    differences += report.differences.length;
  } finally {
    await database?.drop();
  }
}
console.log(`\n${differences} verschillen`);
process.exit(differences > 0 ? 1 : process.exitCode);

function printReport(engine: string, report: ChaosReport): void {
  console.log(`\n${engine === 'embedded' ? 'Ingebouwde database' : 'PostgreSQL'}`);
  console.log(`  webhooks: ${report.weather.map((mode) => WEATHER[mode] ?? mode).join(', ')}`);
  const lines: [string, string | number][] = [
    ['SIGKILLs', report.kills],
    ['verbindingen met PostgreSQL verbroken', report.cut],
    ['betaald bij de betaaldienst', report.paid],
    ['bestellingen', report.orders],
    ['tweede betalingen, teruggestort', report.givenBack],
    ['bevestigingsmails', report.mails],
    ['alleen gevonden door reconciliatie', report.repaired],
    ['taken afgebroken door een SIGKILL', report.cutOff],
    ['taken nog niet begonnen bij het stoppen', report.waiting],
    ['keer "uitverkocht" of "code op"', report.turnedDown],
    ['stappen die een koper herhaalde', report.repeats],
    ['antwoorden met status 500', report.faults],
    ['langzaamste herstart', `${(report.slowestStart / 1000).toFixed(1)} s`],
    ['duur', `${report.seconds.toFixed(0)} s`],
    ['verschillen', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const difference of report.differences.slice(0, 20)) console.log(`    - ${difference}`);
}
