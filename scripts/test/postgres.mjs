// Starts a PostgreSQL server for one test run: Debian's server in a temporary folder, on a free local port.
// The folder is deleted after the run, and writes are not forced to disk unless the test needs durability.

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quickFolder } from './quick-folder.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const STOP_MS = 10_000;

/** Returns the folder of the newest installed server; null when none is installed. */
export function findPostgres() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) ?? null;
}

const CARELESS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Starts the server in `bin`; returns its URLs and functions to stop and restart it. Throws with the server's
 * log when it does not start. `durable` forces every commit to disk, as a real shop does. As root the server
 * runs as the user postgres, because PostgreSQL refuses root.
 */
export async function startPostgres(bin, { durable = false } = {}) {
  const owner = unprivileged();
  const home = mkdtempSync(join(durable ? tmpdir() : quickFolder(), 'zwartwit-postgres-'));
  const data = join(home, 'data');
  const password = randomBytes(12).toString('hex');
  let log = '';
  let server = null;
  const end = async (signal) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
    server.kill('SIGKILL');
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(home, { recursive: true, force: true });
  };
  // The last resort, when this process ends without having waited: the server must not outlive it.
  process.once('exit', () => server?.kill('SIGKILL'));
  try {
    writeFileSync(join(home, 'password'), password, { mode: 0o600 });
    if (owner.uid !== undefined)
      for (const path of [home, join(home, 'password')]) chownSync(path, owner.uid, owner.gid);
    const setup = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`];
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8', ...setup],
      {
        ...owner,
        cwd: home,
        stdio: 'pipe',
        timeout: START_MS,
      },
    );
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: home,
      ...(durable ? {} : CARELESS),
      max_connections: 100,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const launch = async () => {
      log = '';
      server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
        ...owner,
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server.stderr.on('data', (bytes) => {
        log = (log + bytes).slice(-10_000);
      });
      await answering(server, port, () => log);
    };
    await launch();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    return {
      url,
      /** The URL of the server through its socket, as used by a shop on the same machine. */
      socketUrl: `${url}?host=${encodeURIComponent(home)}`,
      stop,
      /**
       * Restarts the server. With `crash` it stops at once without saving; committed data are then recovered
       * from its log.
       */
      async restart(how = 'orderly') {
        await end(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
        await launch();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the user for servers that refuse root: postgres when running as root, else the current user. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: number('-u'), gid: number('-g') };
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answering(server, port, log) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    if (log().includes('ready to accept connections') && (await connects(port))) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

function connects(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
