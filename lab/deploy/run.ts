// Runs every command of docs/deploy.md in order on a bare Debian 13, makes a purchase over https, and
// switches to a new version and back while visitors buy. It tests the committed state. Option: `--engine
// postgres|embedded`.

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#lab/support/read-options.ts';
import { visitUntil } from '#tests/harness/rolling/visits.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { callHttp, trustAuthority } from '#tests/support/http-call.ts';
import { bootGuest, type Guest } from './guest.ts';
import { readCommands } from './read-commands.ts';
import { watchMemory } from './watch-memory.ts';

const values = readOptions({ engine: 'postgres', from: 'HEAD~1' });
const root = fileURLToPath(new URL('../../', import.meta.url));
const SHOP = 'https://shop.example';
const AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
/**
 * The pause between two purchases of a buyer in ms, because a new shop has only five hundred of each pack.
 */
const STOCK_LASTS_MS = 500;
const onServer = values.engine === 'postgres';
const git = (...parameters: string[]) =>
  execFileSync('git', ['-C', root, ...parameters], { encoding: 'utf8' }).trim();

const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const commands = readCommands(guide);
/** The memory in bytes that the guide requires. Linux and its file cache use part of it. */
const GUIDE_BYTES = Number(/(\d+) GB of memory/.exec(guide)?.[1]) * 1024 ** 3;
const OF_PROGRAMS = 0.75;
const startedAt = performance.now();
const tell = (what: string) =>
  console.log(`✓ ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);
let faults = 0;

const guest = await bootGuest(join(root, 'node_modules/.cache/debian-13.tar'));
const memory = watchMemory(guest.leader);
try {
  tell('a bare Debian 13 has booted');
  const before = git('rev-parse', values.from);
  const now = git('rev-parse', 'HEAD');
  publish(guest, before);
  await follow('What Debian brings');
  tell('packages of Debian');
  await follow('The shop');
  tell(`the shop runs (${before.slice(0, 12)})`);
  judgeMemory('the installation');
  trustAuthority(readFileSync(join(guest.root, AUTHORITY)));
  await sell();
  appendFileSync(join(guest.root, 'etc/zwartwit/shop.env'), 'RATE_LIMIT_SCALE=1000000\n');
  await follow('Settings');
  await sell();
  tell('a setting was changed and the shop restarted');
  publish(guest, now);
  const [newer = '', back = ''] = commands.get('A new version') ?? [];
  await duringVisits('a new version', newer);
  await versionIs(now);
  await duringVisits('the one before again', back);
  await versionIs(before);
  await follow('Moving house');
  tell('a backup as the user of the shop');
  console.log(await guest.run('systemd-analyze security --no-pager zwartwit.service | tail -1'));
  console.log(await guest.run('systemctl show zwartwit -p MemoryCurrent -p MemoryMax -p NRestarts'));
} catch (error) {
  console.error(await guest.run('journalctl -u zwartwit --no-pager -n 60').catch(String));
  throw error;
} finally {
  memory.stop();
  await guest.stop();
}
console.log(`\n${faults} faults`);
process.exit(faults === 0 ? 0 : 1);

/** Publishes the commit in the guest as the newest version of the repository. */
function publish({ root: folder }: Guest, commit: string): void {
  const repository = join(folder, 'srv/zwartwit.git');
  mkdirSync(repository, { recursive: true });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', repository]);
  git('push', '--quiet', '--force', repository, `${commit}:refs/heads/main`);
}

async function follow(section: string): Promise<void> {
  const blocks = commands.get(section);
  if (!blocks?.length) throw new Error(`docs/deploy.md says nothing under ${section}`);
  for (const block of blocks) await guest.run(asHere(block));
}

/** Replaces the parts of a command a test cannot use: the address of the repository and the public domain. */
function asHere(block: string): string {
  return block
    .replace('https://git.example/zwartwit.git', '/srv/zwartwit.git')
    .replace(
      '--domain shop.example --postgres',
      `--domain shop.example --own-authority${onServer ? ' --postgres' : ''}`,
    );
}

async function sell(): Promise<void> {
  const { order } = await buyByCard(createBuyer(SHOP), { variant: '1x' });
  if (order.orderId === null) throw new Error('A paid basket has no order');
  const { headers } = await callHttp({ url: `${SHOP}/` });
  if (!headers['strict-transport-security']) throw new Error('The page does not ask for https');
}

async function duringVisits(what: string, command: string): Promise<void> {
  const over = new AbortController();
  const visits = visitUntil(over.signal, { address: SHOP, buyers: 2, readers: 2, betweenMs: STOCK_LASTS_MS });
  await guest.run(asHere(command));
  over.abort();
  const { purchases, reads, failures, longestPurchaseMs } = await visits;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  faults += failed;
  judgeMemory(what);
  tell(
    `${what}: ${purchases} purchases, ${reads} reads, slowest purchase ${longestPurchaseMs.toFixed(0)} ms, ${failed} failed`,
  );
  for (const [failure, count] of Object.entries(failures)) console.log(`    - ${count} × ${failure}`);
}

/** Judges the memory used against the guide, which assumes a machine without swap. */
function judgeMemory(what: string): void {
  const bytes = memory.highest();
  const isTight = bytes > GUIDE_BYTES * OF_PROGRAMS;
  if (isTight) faults += 1;
  tell(
    `${what}: at most ${(bytes / 1024 ** 3).toFixed(2)} GB of memory${isTight ? `, too much for the ${GUIDE_BYTES / 1024 ** 3} GB of the guide` : ''}`,
  );
}

async function versionIs(commit: string): Promise<void> {
  const runs = (await guest.run('readlink /opt/zwartwit/current')).trim();
  if (!runs.endsWith(commit.slice(0, 12))) throw new Error(`${runs} runs, not ${commit}`);
}
