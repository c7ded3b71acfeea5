// Manages the versions of the shop on a server: each has its own folder with packages and build, and a link
// points to the running version. A new version replaces the old one without an interruption where possible,
// else with a short wait. The previous version stays available.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import util from 'node:util';
import { PLACES } from './files.mjs';

const RELEASES = join(PLACES.base, 'releases');
const PREVIOUS = join(PLACES.base, 'previous');
const KEPT = 5;
const TAKES_OVER_WITHIN_MS = 240_000;

/**
 * Returns the folder of a commit of the repository in `source`, with packages and build. The folder is
 * created when it does not exist yet.
 */
export function makeRelease(source, ref = 'HEAD') {
  const commit = git(source, 'rev-parse', '--verify', `${ref}^{commit}`).trim();
  const folder = join(RELEASES, commit.slice(0, 12));
  if (!existsSync(folder)) {
    const aside = `${folder}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    const files = execFileSync('git', ['-C', source, 'archive', commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', aside], { input: files });
    symlinkSync(PLACES.settings, join(aside, '.env'));
    renameSync(aside, folder);
  }
  // The version prepares itself: what it takes to do so is its own affair.
  const prepared = spawnSync('node', [join(folder, 'scripts', 'prepare-release.mjs')], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (prepared.status !== 0)
    throw new Error('The version could not be prepared; see above. The shop runs on as it was.');
  return folder;
}

/**
 * Switches to the version in `folder` and waits until every process runs that version. If the processes do
 * not start, switches back and throws an error.
 */
export async function switchTo(folder) {
  const before = currentRelease();
  link(PLACES.current, folder);
  await replaceProcesses();
  if (await isRunning(folder)) {
    if (before !== null && before !== folder) link(PREVIOUS, before);
    forgetOld();
    return;
  }
  if (before === null) throw new Error('The shop does not come up; `journalctl -u zwartwit` says why.');
  link(PLACES.current, before);
  systemctl('restart');
  throw new Error(
    `The new version does not come up; ${basename(before)} runs again. \`journalctl -u zwartwit\` says why.`,
  );
}

export const currentRelease = () => (existsSync(PLACES.current) ? realpathSync(PLACES.current) : null);

/** Returns the folder of the previous version; null when there is none. */
export const previousRelease = () => (existsSync(PREVIOUS) ? realpathSync(PREVIOUS) : null);

async function replaceProcesses() {
  const running = spawnSync('systemctl', ['is-active', '--quiet', 'zwartwit']).status === 0;
  systemctl(running && readSettings().WEB_CONCURRENCY ? 'reload' : 'restart');
}

/** True when every process of the shop runs from the folder of its version. */
async function isRunning(folder) {
  const giveUpAt = Date.now() + TAKES_OVER_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const processes = childrenOf(mainPid());
    if (processes.length > 0 && processes.every((pid) => folderOf(pid) === folder) && (await answers()))
      return true;
    await pause(500);
  }
  return false;
}

async function answers() {
  const { PORT } = readSettings();
  const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  return answer?.ok === true;
}

const mainPid = () =>
  execFileSync('systemctl', ['show', '-p', 'MainPID', '--value', 'zwartwit'], { encoding: 'utf8' }).trim();

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return pid !== '0' && existsSync(file)
    ? readFileSync(file, 'utf8').trim().split(/\s+/).filter(Boolean)
    : [];
}

function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Ended since.
    return null;
  }
}

function systemctl(what) {
  execFileSync('systemctl', [what, 'zwartwit'], { stdio: 'inherit' });
}

/** Replaces a symbolic link in one atomic step, so that the link always exists. */
function link(path, to) {
  const aside = `${path}.new`;
  rmSync(aside, { force: true });
  symlinkSync(to, aside);
  renameSync(aside, path);
}

function forgetOld() {
  // The keeper may be of an older one than the processes it keeps.
  const keeper = readlinkSync(`/proc/${mainPid()}/exe`);
  const isUsed = (folder) =>
    [currentRelease(), previousRelease()].includes(folder) || keeper.startsWith(`${folder}/`);
  const folders = readdirSync(RELEASES)
    .map((name) => join(RELEASES, name))
    .sort((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs);
  for (const folder of folders.slice(KEPT))
    if (!isUsed(folder)) rmSync(folder, { recursive: true, force: true });
}

const readSettings = () => util.parseEnv(readFileSync(PLACES.settings, 'utf8'));

const git = (source, ...parameters) =>
  execFileSync('git', ['-C', source, ...parameters], { encoding: 'utf8' });
