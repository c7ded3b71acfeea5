// Runs the built shop on each engine while its processes are killed, messages are lost and its database is
// interrupted. The results are in a table. Option: `--engine embedded|postgres|both`.

import { readOptions } from '#lab/support/read-options.ts';
import { type ChaosReport, runChaos } from '#tests/harness/chaos/chaos-run.ts';
import type { FaultyServer } from '#tests/harness/chaos/database-faults.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';
import { openFaultProxy } from '#tests/support/fault-proxy.ts';

const values = readOptions({
  purchases: '2000',
  kills: '40',
  buyers: '8',
  seed: String(Date.now() % 100_000),
  engine: 'both',
});

const WEATHER: Record<string, string> = {
  normal: 'normal',
  duplicate: 'duplicate',
  lost: 'lost',
  reordered: 'reordered',
  late: 'late',
};
const seed = Number(values.seed);

const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
if (engines.length === 0) throw new Error('--engine is embedded, postgres or both');
console.log(
  `Chaos test: ${values.purchases} purchases and ${values.kills} times SIGKILL per database (--seed ${seed})`,
);

let differences = 0;
for (const engine of engines) {
  const server = engine === 'postgres' ? await openTroubled() : null;
  if (engine === 'postgres' && server === null) {
    console.log(`\n!! ${NO_SERVER}`);
    if (values.engine === 'postgres') process.exitCode = 1;
    continue;
  }
  try {
    const report = await runChaos({
      launcher: builtShop,
      postgres: server,
      // Only a database server can have several processes.
      roles: server === null ? ['all'] : ['web', 'web', 'worker'],
      purchases: Number(values.purchases),
      kills: Number(values.kills),
      buyers: Number(values.buyers),
      seed,
      verdict: 'left_alone',
    });
    printReport(engine, report);
    differences += report.differences.length;
  } finally {
    await server?.close();
  }
}
console.log(`\n${differences} differences`);
process.exit(differences > 0 ? 1 : process.exitCode);

/** Starts a PostgreSQL server that can be interrupted; null when none is installed. */
async function openTroubled(): Promise<(FaultyServer & { close(): Promise<void> }) | null> {
  const server = await openServer();
  if (server === null) return null;
  const road = await openFaultProxy(server.url);
  await road.open();
  return {
    url: server.url,
    road,
    restart: server.restart,
    async close() {
      await road.close();
      await server.close();
    },
  };
}

function printReport(engine: string, report: ChaosReport): void {
  console.log(`\n${engine === 'embedded' ? 'Embedded database' : 'PostgreSQL'}`);
  console.log(`  webhooks: ${report.weather.map((mode) => WEATHER[mode] ?? mode).join(', ')}`);
  const lines: [string, string | number][] = [
    ['SIGKILLs', report.kills],
    ...troubleLines(report.trouble),
    ['paid at the payment provider', report.paid],
    ['orders', report.orders],
    ['second payments, refunded', report.givenBack],
    ['confirmation mails', report.mails],
    ['found by reconciliation only', report.reconciled],
    ['times "sold out" or "code used up"', report.turnedDown],
    ['steps that a buyer repeated', report.repeats],
    ['answers with status 500', report.faults],
    ['answers with status 502-504', report.outages],
    ['connections refused or broken', report.resets],
    ['slowest restart', `${(report.slowestStart / 1000).toFixed(1)} s`],
    ['left alone until the books agreed', `${report.secondsAlone?.toFixed(0)} s`],
    ['duration', `${report.seconds.toFixed(0)} s`],
    ['differences', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(8)}`);
  for (const difference of report.differences.slice(0, 20)) console.log(`    - ${difference}`);
}

function troubleLines(trouble: ChaosReport['trouble']): [string, number][] {
  if (trouble === null) return [];
  return [
    ['connections to PostgreSQL broken', trouble.dropped],
    ['times the way to it was closed', trouble.closed],
    ['times all connections were silent', trouble.silent],
    ['restarts of PostgreSQL', trouble.restarted],
    ['crashes of PostgreSQL', trouble.crashed],
  ];
}
