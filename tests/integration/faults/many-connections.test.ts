// Tests more connections than the limit of open files: excess connections are closed, and the shop still
// sells. The embedded engine alone has about two hundred files open, one for each table and index.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';

const PATIENCE = { timeout: 60_000, interval: 250 };
const limited = canLimit();
if (!limited) console.info('Not tested: a limit of open files. This machine has no prlimit.');

let server: KillableServer;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-crowd-'));
  const { command, parameters, folder } = builtShop;
  server = await createKillableServer(
    { command: 'prlimit', parameters: ['--nofile=384', command, ...parameters], folder },
    { DATA_DIR: dataFolder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' },
  );
});
afterEach(async () => {
  await server.kill();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.skipIf(!limited)('450 idle connections where 384 files may be open', async () => {
  await server.start();
  const { hostname, port } = new URL(server.address);
  const crowd: Socket[] = [];
  for (let turn = 0; turn < 450; turn += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    crowd.push(socket);
  }
  // Longer than any timer that looks after the process.
  await pause(3_000);
  for (const socket of crowd) socket.destroy();
  await vi.waitFor(() => buyByCard(createBuyer(server.address), { variant: '1x' }), PATIENCE);
});

function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--nofile=256', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
