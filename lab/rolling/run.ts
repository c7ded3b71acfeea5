// Replaces the processes of the built shop on PostgreSQL while visitors buy and read. A table shows the
// errors and delays they met.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '#lab/support/read-options.ts';
import { restartUnderLoad } from '#tests/harness/rolling/rolling-restart.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';

const values = readOptions({
  processes: '3',
  rolls: '3',
  buyers: '6',
  readers: '6',
});

const server = await openServer();
if (server === null) throw new Error(NO_SERVER);
const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-rolling-'));
try {
  const report = await restartUnderLoad({
    databaseUrl: server.url,
    dataFolder,
    processes: Number(values.processes),
    rolls: Number(values.rolls),
    buyers: Number(values.buyers),
    readers: Number(values.readers),
  });
  const failed = Object.values(report.failures).reduce((sum, count) => sum + count, 0);
  const lines: [string, string | number][] = [
    ['processes that answer', values.processes],
    ['times all were replaced', report.rolls.length],
    ['slowest time', `${(Math.max(...report.rolls) / 1000).toFixed(1)} s`],
    ['purchases', report.purchases],
    ['slowest purchase', `${report.longestPurchaseMs.toFixed(0)} ms`],
    ['pages and answers read', report.reads],
    ['failed, refused, broken or 5xx', failed],
    ['differences in the books', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const [failure, count] of Object.entries(report.failures)) console.log(`    - ${count} × ${failure}`);
  for (const difference of report.differences) console.log(`    - ${difference}`);
  process.exitCode = failed + report.differences.length === 0 ? 0 : 1;
} finally {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
