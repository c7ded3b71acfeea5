import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATIENCE = { timeout: 60_000, interval: 20 };
const root = fileURLToPath(new URL('../', import.meta.url));
let folder: string;
let starts: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-keep-'));
  starts = join(folder, 'starts');
  writeFileSync(starts, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pids = () => readFileSync(starts, 'utf8').split('\n').filter(Boolean).map(Number);

/** `then` is what the program does once it has written down that it started. */
function keepRunning(then: string) {
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
     ${then}`,
  );
  const from = `import { keepRunning } from ${JSON.stringify(join(root, 'scripts', 'keep-running.mjs'))};
    keepRunning(${JSON.stringify(relative(root, program))}, [], {}, 10);`;
  return spawn(process.execPath, ['--input-type=module', '-e', from], { stdio: 'ignore' });
}

const STAYS =
  "process.send('running'); process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000);";

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
