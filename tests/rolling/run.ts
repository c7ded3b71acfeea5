// npm run test:rolling: the built shop in several processes on PostgreSQL, replaced while people buy and read, and a table of what
// they met. `--processes 3 --rolls 3 --buyers 6 --readers 6`

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { rollUnderLoad } from './roll-under-load.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '3' },
    rolls: { type: 'string', default: '3' },
    buyers: { type: 'string', default: '6' },
    readers: { type: 'string', default: '6' },
  },
});

const given = process.env.TEST_DATABASE_URL;
const bin = given ? null : findPostgres();
if (!given && bin === null) throw new Error('PostgreSQL: geen server gevonden. Zet TEST_DATABASE_URL.');
const own = bin === null ? null : await startPostgres(bin, { durable: true });
const database = await createEmptyDatabase(own?.url ?? given ?? '');
const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-rolling-'));
try {
  const report = await rollUnderLoad({
    ...{ databaseUrl: database.url, dataFolder },
    ...{ processes: Number(values.processes), rolls: Number(values.rolls) },
    ...{ buyers: Number(values.buyers), readers: Number(values.readers) },
  });
  const failed = Object.values(report.failures).reduce((sum, count) => sum + count, 0);
  const lines: [string, string | number][] = [
    ['processen die antwoorden', values.processes],
    ['keer alle vervangen', report.rolls.length],
    ['langzaamste keer', `${(Math.max(...report.rolls) / 1000).toFixed(1)} s`],
    ['aankopen', report.purchases],
    ['langzaamste aankoop', `${report.longestPurchaseMs.toFixed(0)} ms`],
    ["pagina's en antwoorden gelezen", report.reads],
    ['mislukt, geweigerd, gebroken of 5xx', failed],
    ['verschillen in de boeken', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const [failure, count] of Object.entries(report.failures)) console.log(`    - ${count} × ${failure}`);
  for (const difference of report.differences) console.log(`    - ${difference}`);
  process.exitCode = failed + report.differences.length === 0 ? 0 : 1;
} finally {
  await database.drop();
  await own?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
