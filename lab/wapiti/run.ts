// Scans a built shop on this machine with Debian's wapiti, once as a visitor and once as a logged-in owner.
// Fails on an unexplained serious finding, on a call the shop was tricked into sending, and on an error in
// the shop's log.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '#lab/support/read-options.ts';
import { startBuiltShop } from '#tests/e2e/built-shop.ts';
import { logInAsOwner, readableAddresses } from './addresses.ts';
import { ofWeight } from './findings.ts';
import { listenForCalls } from './listen-for-calls.ts';
import { scan } from './scan.ts';

const values = readOptions({ seconds: '20' });
const folder = mkdtempSync(join(tmpdir(), 'zwartwit-wapiti-'));
const calls = await listenForCalls();
const shop = await startBuiltShop({ RATE_LIMIT_SCALE: '1000' });
let weighty = 0;
try {
  const cookie = await logInAsOwner(shop.url);
  const rounds = [
    { name: 'visitor', starts: await readableAddresses(shop.url, (path) => !path.startsWith('/api/admin')) },
    {
      name: 'owner',
      cookie,
      starts: ['/admin', ...(await readableAddresses(shop.url, (path) => path.startsWith('/api/admin')))],
    },
  ];
  for (const round of rounds) {
    const report = await scan({
      ...round,
      shop: shop.url,
      endpoint: calls.url,
      seconds: Number(values.seconds),
      folder,
    });
    const found = ofWeight(report.findings);
    weighty += found.length;
    console.log(
      `${round.name.padEnd(8)} ${report.addresses} addresses and forms, ${report.modules} kinds of attack, ${report.findings.length} findings, ${found.length} of weight  ${report.file}`,
    );
    for (const { kind, level, method, path, parameter, info } of found)
      console.log(`  ${kind} (level ${level}): ${method} ${path} ${parameter} ${info}`);
  }
  const still = await fetch(`${shop.url}/api/admin/session`, { headers: { cookie } });
  const faults = shop
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{"level":"error"') || /^ +at /.test(line));
  console.log(
    `owner still logged in: ${still.ok}; calls the shop was made to send: ${calls.made().length}; faults in its log: ${faults.length}`,
  );
  for (const line of [...calls.made(), ...faults.slice(0, 5)]) console.log(`  ${line.slice(0, 400)}`);
  if (weighty > 0 || !still.ok || calls.made().length > 0 || faults.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
  calls.stop();
}
