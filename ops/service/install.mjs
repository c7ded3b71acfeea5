// npm run service -- --domain shop.example: sets up this server to run the shop (docs/deploy.md): a user,
// settings, systemd, Caddy, and the version that is checked out. Running it again updates the units and
// leaves the settings unchanged. Options: `--postgres` uses a database of Debian's server on this machine,
// `--memory 1G` limits the memory, `--own-authority` lets Caddy issue certificates itself, for a trial
// without a public domain.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fail, root } from '../../scripts/bootstrap.mjs';
import { caddyFile, PLACES, serviceUnit, settingsText, socketUnit, USER } from './files.mjs';
import { makeRelease, switchTo } from './releases.mjs';

const { values: options } = parseArgs({
  options: {
    domain: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    memory: { type: 'string', default: '1G' },
    'own-authority': { type: 'boolean', default: false },
  },
});
const { domain, postgres, memory, 'own-authority': ownAuthority } = options;
if (!domain || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
  fail('Say which: npm run service -- --domain shop.example');
if (process.getuid?.() !== 0) fail('Only root can set up a server.');
for (const command of ['systemctl', 'caddy', 'git', ...(postgres ? ['psql'] : [])])
  if (spawnSync('which', [command]).status !== 0)
    fail(`${command} is missing; docs/deploy.md says what to install.`);

makeUser();
if (postgres) makeDatabase();
const isFirst = writeSettings();
write(PLACES.socket, socketUnit());
write(PLACES.service, serviceUnit({ memory, postgres }));
const folder = makeRelease(root);
systemctl('daemon-reload');
systemctl('enable', '--quiet', 'zwartwit.socket', 'zwartwit.service');
systemctl('start', 'zwartwit.socket');
await switchTo(folder).catch((error) => fail(error.message));
writeCaddyFile();
console.log(`\nThe shop runs at https://${domain}. The log-in of its back-office stands in its log:`);
console.log('  journalctl -u zwartwit | grep Log-in');
if (isFirst) console.log(await readLogIn());

function makeUser() {
  if (spawnSync('id', [USER]).status === 0) return;
  execFileSync('useradd', ['--system', '--home-dir', PLACES.data, '--shell', '/usr/sbin/nologin', USER]);
}

/**
 * Creates the database and its user. The user logs in through the local socket to the database with the
 * user's own name, as Debian configures it; nobody else can log in.
 */
function makeDatabase() {
  const asPostgres = (...command) =>
    execFileSync('runuser', ['-u', 'postgres', '--', ...command], { encoding: 'utf8', cwd: '/' });
  const there = (table, column) =>
    asPostgres('psql', '-tAc', `select 1 from ${table} where ${column} = '${USER}'`).trim() === '1';
  if (!there('pg_roles', 'rolname')) asPostgres('createuser', USER);
  if (!there('pg_database', 'datname')) asPostgres('createdb', '--owner', USER, '--encoding', 'UTF8', USER);
}

/**
 * Writes the settings file. Returns true when there was no settings file before; an existing file stays
 * unchanged.
 */
function writeSettings() {
  if (existsSync(PLACES.settings)) return false;
  write(PLACES.settings, settingsText({ domain, postgres }), 0o640);
  execFileSync('chown', [`root:${USER}`, PLACES.settings]);
  return true;
}

/**
 * Returns the line with the first operator's log-in from the shop's log; empty when it does not appear within
 * half a minute. The shop answers before the log contains the line.
 */
async function readLogIn() {
  for (let look = 0; look < 30; look += 1) {
    const said = spawnSync('journalctl', ['-u', 'zwartwit', '--no-pager', '-o', 'cat'], { encoding: 'utf8' });
    const line = said.stdout.split('\n').find((text) => text.includes('Log-in'));
    if (line) return line;
    await pause(1_000);
  }
  return '';
}

/** Writes the Caddyfile. An existing file that was written by somebody else is kept as a copy beside it. */
function writeCaddyFile() {
  const text = caddyFile({ domain, ownAuthority });
  if (existsSync(PLACES.caddy) && readFileSync(PLACES.caddy, 'utf8') !== text)
    copyFileSync(PLACES.caddy, `${PLACES.caddy}.before`);
  write(PLACES.caddy, text);
  systemctl('reload-or-restart', 'caddy');
}

function write(path, text, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
  chmodSync(path, mode);
}

function systemctl(...parameters) {
  execFileSync('systemctl', parameters, { stdio: 'inherit' });
}
