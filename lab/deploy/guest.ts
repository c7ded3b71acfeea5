// Starts a bare Debian with its own systemd in a folder of this machine, to test docs/deploy.md without a
// second machine. It shares the network, so that it can download packages and the shop can be visited.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RELEASE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
const BARE = ['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'procps'];
const AUTHORITIES = '/usr/local/share/ca-certificates';
const BOOTS_WITHIN_MS = 90_000;
const COMMAND_WITHIN_MS = 15 * 60_000;

export type Guest = {
  /** The root folder of the guest on this machine. */
  readonly root: string;
  /** The id on this machine of the guest's first process. */
  readonly leader: string;
  /**
   * Runs a command as root in the guest and returns its output. Throws with the output when the command
   * fails.
   */
  run(command: string): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the guest. `archive` caches the bare system and Debian's packages for the next run. */
export async function bootGuest(archive: string): Promise<Guest> {
  if (!existsSync(archive)) makeArchive(archive);
  const root = mkdtempSync(join(tmpdir(), 'zwartwit-debian-'));
  const packages = `${archive}.packages`;
  mkdirSync(join(packages, 'partial'), { recursive: true });
  execFileSync('tar', ['-x', '-C', root, '-f', archive]);
  writeFileSync(join(root, 'etc/hostname'), 'winkel\n');
  // Whom this machine believes besides: a network may have an authority of its own.
  if (existsSync(AUTHORITIES)) cpSync(AUTHORITIES, join(root, AUTHORITIES), { recursive: true });
  execFileSync('chroot', [root, 'update-ca-certificates'], { stdio: 'ignore' });
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '-D',
      root,
      '--boot',
      '--register=no',
      '--keep-unit',
      '--resolv-conf=copy-host',
      '--console=pipe',
      `--bind=${packages}:/var/cache/apt/archives`,
    ],
    // systemd as root of a machine with the older groups of processes.
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '0' } },
  );
  process.once('exit', () => nspawn.kill('SIGKILL'));
  const stop = async () => {
    const gone = new Promise((resolve) => nspawn.once('exit', resolve));
    nspawn.kill('SIGTERM');
    await Promise.race([gone, pause(30_000, undefined, { ref: false })]);
    nspawn.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const leader = await untilBooted(nspawn);
    return { root, leader, run: (command) => runIn(leader, command), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeArchive(archive: string): void {
  mkdirSync(join(archive, '..'), { recursive: true });
  const aside = `${archive}.unfinished.tar`;
  execFileSync('mmdebstrap', ['--variant=minbase', `--include=${BARE.join(',')}`, RELEASE, aside, MIRROR], {
    stdio: 'inherit',
  });
  renameSync(aside, archive);
}

/** Waits until the services of the guest are up. Returns the id of its first process. */
async function untilBooted({ pid = 0 }: ChildProcess): Promise<string> {
  const giveUpAt = Date.now() + BOOTS_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    await pause(500);
    const [leader] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
    if (!leader) continue;
    const { stdout } = spawnSync('nsenter', [...intoGuest(leader), 'systemctl', 'is-system-running'], {
      encoding: 'utf8',
    });
    if (/running|degraded/.test(stdout)) return leader;
  }
  throw new Error('The Debian of the test did not boot');
}

const intoGuest = (leader: string) => [
  '--target',
  leader,
  '--mount',
  '--uts',
  '--ipc',
  '--pid',
  '--root',
  '--wdns=/',
];

async function runIn(leader: string, command: string): Promise<string> {
  const child = spawn(
    'nsenter',
    [...intoGuest(leader), 'env', '-i', ...ENVIRONMENT, 'bash', '-ec', `cd /root\n${command}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: COMMAND_WITHIN_MS,
    },
  );
  let said = '';
  let complained = '';
  child.stdout.on('data', (bytes) => {
    said += bytes;
  });
  child.stderr.on('data', (bytes) => {
    complained += bytes;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new Error(`${command}\nended with ${code}:\n${said.slice(-6_000)}${complained.slice(-6_000)}`);
  return said;
}

const ENVIRONMENT = [
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
];
