// Starts a PostgreSQL server in a temporary folder whose write-ahead log is archived by pgBackRest, as
// described in docs/backups.md. A second server can be restored from the archive to a moment in time.

import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Server = {
  /** The database URL through a socket that only this user and root can open. */
  url: string;
  start(): void;
  stop(): void;
};

export type Archive = {
  first: Server;
  /** Makes a full backup of the server; the archive of its write-ahead log then adds every later change. */
  backUp(): void;
  /** Restores a second server in its own folder to a moment in time; the server is not started. */
  restoreAt(moment: string): Server;
  /** The size of the pgBackRest archive in bytes. */
  bytes(): number;
  remove(): void;
};

const PATIENCE_MS = 300_000;
const STANZA = 'shop';

export function createArchive(bin: string): Archive {
  const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? accountOf('postgres') : {};
  const home = mkdtempSync(join(tmpdir(), 'zwartwit-pitr-'));
  const config = join(home, 'pgbackrest.conf');
  const run = (command: string, parameters: string[]) =>
    execFileSync(command, parameters, {
      ...owner,
      cwd: home,
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const own = (path: string) => {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const folder = (name: string) => {
    mkdirSync(join(home, name), { mode: 0o700 });
    return own(join(home, name));
  };
  own(home);
  for (const name of ['first', 'second', 'repo', 'log', 'lock']) folder(name);
  const data = (name: string) => join(home, name, 'data');
  const pgBackRest = (...parameters: string[]) =>
    run('pgbackrest', [`--config=${config}`, `--stanza=${STANZA}`, ...parameters]);

  function serverIn(name: string, port: number, settings: Record<string, string>): Server {
    const options = Object.entries({
      listen_addresses: '',
      port: String(port),
      unix_socket_directories: join(home, name),
      ...settings,
    }).map(([setting, value]) => `-c ${setting}='${value}'`);
    const control = (...parameters: string[]) =>
      run(join(bin, 'pg_ctl'), ['-D', data(name), '-w', '-t', '120', ...parameters]);
    return {
      url: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(join(home, name))}`,
      start: () => void control('-l', join(home, name, 'log'), '-o', options.join(' '), 'start'),
      stop: () => void control('-m', 'fast', 'stop'),
    };
  }

  run(join(bin, 'initdb'), ['-D', data('first'), '--auth=trust', '--username=postgres', '--encoding=UTF8']);
  writeFileSync(
    config,
    [
      '[global]',
      `repo1-path=${join(home, 'repo')}`,
      'repo1-retention-full=2',
      'start-fast=y',
      'repo1-cipher-type=aes-256-cbc',
      'repo1-cipher-pass=een lange sleutel die elders ligt',
      `log-path=${join(home, 'log')}`,
      `lock-path=${join(home, 'lock')}`,
      `[${STANZA}]`,
      `pg1-path=${data('first')}`,
      'pg1-port=5501',
      `pg1-socket-path=${join(home, 'first')}`,
      '',
    ].join('\n'),
  );
  own(config);
  const first = serverIn('first', 5501, {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `pgbackrest --config=${config} --stanza=${STANZA} archive-push %p`,
    // Tells afterwards what was saved when.
    track_commit_timestamp: 'on',
  });
  return {
    first,
    backUp() {
      pgBackRest('stanza-create');
      pgBackRest('check');
      pgBackRest('--type=full', 'backup');
    },
    restoreAt(moment) {
      pgBackRest(
        `--pg1-path=${data('second')}`,
        '--type=time',
        `--target=${moment}`,
        '--target-action=promote',
        'restore',
      );
      // What happens there from here on is nothing for the archive of the first.
      return serverIn('second', 5502, { archive_mode: 'off' });
    },
    bytes: () => Number(run('du', ['-sb', join(home, 'repo')]).split('\t')[0]),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim());
  return { uid: number('-u'), gid: number('-g') };
}
