// Starts Debian's Caddy with the repository's Caddyfile, on free ports of this machine and with its own
// certificate authority.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { endProcess, track } from '#tests/support/end-process.ts';

const STARTS_WITHIN_MS = 30_000;

export type Caddy = { address: string; authority: Buffer; stop(): Promise<void> };

/**
 * Starts Caddy. `environment` has the variables of compose.yaml, with the addresses of the processes on this
 * machine.
 */
export async function startCaddy(caddyfile: string, environment: Record<string, string>): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-caddy-'));
  const http = await findFreePort();
  const https = await findFreePort();
  // Only what a machine with other servers on it needs; the site itself is that of the repository.
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tstorage file_system ${folder}/kept\n}\nimport ${caddyfile}\n`,
  );
  const child = track(
    spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH, HOME: folder, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let said = '';
  child.stderr.on('data', (bytes) => {
    said = (said + bytes).slice(-8_000);
  });
  const stop = async () => {
    await endProcess(child, 'SIGTERM', STARTS_WITHIN_MS);
    rmSync(folder, { recursive: true, force: true });
  };
  const root = join(folder, 'kept/pki/authorities/local/root.crt');
  const giveUpAt = performance.now() + STARTS_WITHIN_MS;
  while (!existsSync(root) || !said.includes('certificate obtained successfully')) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      await stop();
      throw new Error(`Caddy did not start:\n${said}`);
    }
    await pause(100);
  }
  return { address: `https://${environment.DOMAIN}:${https}`, authority: readFileSync(root), stop };
}
