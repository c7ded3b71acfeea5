import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATIENCE = { timeout: 60_000, interval: 20 };
const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let starts: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-keep-'));
  starts = join(folder, 'starts');
  writeFileSync(starts, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pids = () => readFileSync(starts, 'utf8').split('\n').filter(Boolean).map(Number).filter(Boolean);

/** Runs the supervisor on a test program, which writes down that it started and then executes `then`. */
function keepRunning(then: string, places = [{}]) {
  const program = join(folder, 'program.mjs');
  writeProgram(then);
  const from = `import { keepRunning } from ${JSON.stringify(join(root, 'scripts', 'server', 'keep-running.mjs'))};
    import { spawn } from 'node:child_process';
    keepRunning(
      (env) => spawn(process.execPath, [${JSON.stringify(program)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: { ...process.env, ...env } }),
      ${JSON.stringify(places)},
      10,
    );`;
  return spawn(process.execPath, ['--input-type=module', '-e', from], { stdio: 'ignore' });
}

function writeProgram(then: string): void {
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync } from 'node:fs';
     const write = (what) => appendFileSync(${JSON.stringify(starts)}, what + '\\n');
     write(process.pid);
     ${then}`,
  );
}

const STAYS =
  "process.send('running'); process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000);";

/** A test program that reports `running` after a moment, and writes down when it stops on request. */
const TAKES_TURNS = `setTimeout(() => { write('up ' + process.env.PLACE); process.send('running'); }, 50);
  process.on('message', (message) => message === 'leave' && (write('left ' + process.env.PLACE), process.exit(0)));
  process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000);`;
const PLACES = [{ PLACE: 'a' }, { PLACE: 'b' }];
const said = () =>
  readFileSync(starts, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line));

describe('npm start with several processes', { timeout: 90_000 }, () => {
  it('replaces them one after another, the new one up before the old one leaves', async () => {
    const keeper = keepRunning(TAKES_TURNS, PLACES);
    await vi.waitFor(() => expect(said()).toEqual(['up a', 'up b']), PATIENCE);
    keeper.kill('SIGUSR2');
    const replaced = ['up a', 'left a', 'up b', 'left b'];
    await vi.waitFor(() => expect(said().slice(2)).toEqual(replaced), PATIENCE);
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('keeps the old ones when the new one does not come up', async () => {
    const keeper = keepRunning(TAKES_TURNS, PLACES);
    await vi.waitFor(() => expect(said()).toHaveLength(2), PATIENCE);
    const [first = 0, second = 0] = pids();
    writeProgram('process.exit(1);');
    keeper.kill('SIGUSR2');
    await vi.waitFor(() => expect(pids()).toHaveLength(3), PATIENCE);
    expect(said()).toEqual(['up a', 'up b']);
    for (const pid of [first, second]) expect(process.kill(pid, 0)).toBe(true);
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
  });

  it('starts the one again that was killed, and leaves the other alone', async () => {
    const keeper = keepRunning(TAKES_TURNS, PLACES);
    await vi.waitFor(() => expect(said()).toHaveLength(2), PATIENCE);
    process.kill(pids()[1] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(said()).toEqual(['up a', 'up b', 'up b']), PATIENCE);
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
  });
});

describe('npm start', { timeout: 90_000 }, () => {
  it('starts the shop again when it was killed, and ends with it when asked to', async () => {
    const keeper = keepRunning(STAYS);
    await expect.poll(() => pids()).toHaveLength(1);
    for (const count of [2, 3]) {
      process.kill(pids().at(-1) ?? 0, 'SIGKILL');
      await expect.poll(() => pids()).toHaveLength(count);
    }
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
    expect(() => process.kill(pids().at(-1) ?? 0, 0)).toThrow('ESRCH');
    expect(pids()).toHaveLength(3);
  });

  it('starts it again when it ended by its own decision', async () => {
    const keeper = keepRunning("process.send('running', () => process.exit(70));");
    await vi.waitFor(() => expect(pids().length).toBeGreaterThan(2), PATIENCE);
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
  });

  it('leaves a first start that failed by itself to a person', async () => {
    const keeper = keepRunning('process.exit(1);');
    expect(await once(keeper, 'exit')).toEqual([1, null]);
    expect(pids()).toHaveLength(1);
  });

  it('takes the shop along when it is killed itself', async () => {
    const keeper = keepRunning(STAYS);
    await expect.poll(() => pids()).toHaveLength(1);
    keeper.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(pids()[0] ?? 0, 0)).toThrow('ESRCH'), PATIENCE);
  });
});
