// Cuts the power of the disk during the first minute of the first start, and during purchases. Reports
// whether every shop started again, sold, and kept what it had confirmed.

import { readOptions } from '#lab/support/read-options.ts';
import { type PowerReport, runPowerCuts } from './power-cuts.ts';

const values = readOptions({ cuts: '12' });
const cuts = Number(values.cuts);
const FIRST_MINUTE_MS = 60_000;
const BETWEEN_CUTS_MS = { least: 2_000, spread: 10_000 };
const BUYERS = 3;

const turns = Array.from({ length: cuts }, (_, turn) => turn);
let differences = 0;

for (const turn of turns) {
  const afterMs = Math.round(((turn + 0.5) * FIRST_MINUTE_MS) / cuts);
  const report = await runPowerCuts([{ afterMs, buyers: 1 }]);
  tell(`${(afterMs / 1000).toFixed(1)} s after the very first start`, report);
}
const inBusiness = turns.map(() => ({
  afterMs: BETWEEN_CUTS_MS.least + Math.random() * BETWEEN_CUTS_MS.spread,
  buyers: BUYERS,
}));
// The first of them only lets the shop come up.
tell(
  `${cuts} times during purchases`,
  await runPowerCuts([{ afterMs: FIRST_MINUTE_MS / 2, buyers: BUYERS }, ...inBusiness]),
);

console.log(`\n${differences} differences`);
process.exit(differences === 0 ? 0 : 1);

function tell(what: string, report: PowerReport): void {
  differences += report.differences.length;
  const before = report.openBefore > 0 ? 'open and selling' : 'not open yet';
  console.log(
    `${report.differences.length === 0 ? '✓' : '✗'} power cut ${what} (${before}): ${report.promised} promises kept`,
  );
  for (const difference of report.differences) console.log(`    - ${difference}`);
}
