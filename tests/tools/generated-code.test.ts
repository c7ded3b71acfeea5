// What `npm run new` writes passes the checks that people's code passes: types and lint of a copy of the
// repository with one of everything in it.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'zwartwit-generated-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of tracked.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(modules, join(copy, 'node_modules'));
  // Biome reads what a repository ignores.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}, minutes(1));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'a section, a mail and a payment provider pass types and lint as they are written',
  () => {
    expect(runInCopy(['scripts/new.mjs', 'section', 'odd-gadgets'])).toEqual(DONE);
    expect(runInCopy(['scripts/new.mjs', 'mail', 'odd-greeting', 'orderPlaced'])).toEqual(DONE);
    expect(runInCopy(['scripts/new.mjs', 'provider', 'odd-pay'])).toEqual(DONE);
    expect(runInCopy([join(modules, '.bin', 'react-router'), 'typegen'])).toEqual(DONE);
    expect(runInCopy([join(modules, 'typescript-7/bin/tsc'), '--noEmit', '-p', '.'])).toEqual(DONE);
    expect(runInCopy([join(modules, '.bin', 'biome'), 'check', '--error-on-warnings', '.'])).toEqual(DONE);
  },
  minutes(5),
);

const DONE = { status: 0, problems: [] };

function runInCopy(parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const problems = status === 0 ? [] : `${stdout}\n${stderr}`.split('\n').filter(Boolean).slice(0, 40);
  return { status, problems };
}
