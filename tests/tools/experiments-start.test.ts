// Tests that every experiment of `npm run lab` loads all its modules and lists its options; none is run.

import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const AT_ONCE = 2;

const lab = promisify(execFile);
const table = execFileSync(process.execPath, ['lab/run.mjs'], { cwd: root, encoding: 'utf8' });
/** The names of the experiments: the first word of every unindented line of the list. */
const names = table
  .split('\n')
  .slice(1)
  .flatMap((line) => /^[a-z][\w-]*/.exec(line)?.[0] ?? []);

test('each says what it proves and which options it takes', { timeout: 300_000 }, async () => {
  expect(names.length).toBeGreaterThan(20);
  const limit = pLimit(AT_ONCE);
  const answers = await Promise.all(
    names.map((name) => {
      return limit(async () => {
        const command = ['lab/run.mjs', name, '--help'];
        const { stdout } = await lab(process.execPath, command, { cwd: root });
        return { name, stdout };
      });
    }),
  );
  for (const { name, stdout } of answers) {
    expect(stdout, name).toMatch(/^Needs .+; takes about .+\.$/m);
    expect(stdout.trimEnd().split('\n').at(-1), name).toMatch(/^ {2}(--|<|no options)/);
  }
});
