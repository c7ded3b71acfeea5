// Runs the built shop with many writers at once on each engine: purchases, refunds, shipments, cancellations,
// changes, returns, replacements and stock counts. Afterwards the books of the shop are verified.

import { readOptions } from '#lab/support/read-options.ts';
import { runBooks } from '#tests/harness/books/books-run.ts';
import { NO_SERVER, openServer } from '#tests/support/durable-server.ts';

const values = readOptions({
  orders: '10000',
  writers: '50',
  seed: '1',
  engine: 'both',
});
const size = { orders: Number(values.orders), writers: Number(values.writers), seed: Number(values.seed) };
let differences = 0;

if (values.engine !== 'postgres') await prove('Embedded database', null);
if (values.engine !== 'embedded') await proveOnServer();
console.log(`\n${differences} differences`);
process.exit(differences > 0 ? 1 : (process.exitCode ?? 0));

async function proveOnServer(): Promise<void> {
  const server = await openServer();
  if (server === null) return console.log(`\n!! ${NO_SERVER}`);
  await prove('PostgreSQL', server.url).finally(server.close);
}

async function prove(engine: string, databaseUrl: string | null): Promise<void> {
  const report = await runBooks({ ...size, databaseUrl });
  console.log(`\n${engine}`);
  const lines: [string, string | number][] = [
    ['orders', report.orders],
    ['sent without money', report.replacements],
    ...Object.entries(report.acts),
    ...Object.entries(report.refused).map(([code, times]): [string, number] => [`refused: ${code}`, times]),
    ['payments at the payment provider', report.payments],
    ['kept by the provider, in cents', report.kept],
    ['invoices and credit notes', report.papers],
    ['stock movements', report.movements],
    ['VAT of the quarter, in cents', report.vat],
    ['time', `${report.seconds.toFixed(0)} s`],
    ['comparison of the books', `${report.comparedIn.toFixed(1)} s`],
    ['differences', report.differences.length],
  ];
  for (const [what, value] of lines) console.log(`  ${what.padEnd(42)}${String(value).padStart(10)}`);
  for (const difference of report.differences.slice(0, 50)) console.log(`    - ${difference}`);
  differences += report.differences.length;
}
