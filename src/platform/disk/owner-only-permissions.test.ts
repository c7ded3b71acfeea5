// Tests that other users of the machine cannot read the data folder.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restrictToOwner } from './owner-only-permissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-closed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a new folder is closed, and one that was open is closed as well', () => {
  const fresh = join(folder, 'fresh');
  expect([restrictToOwner(fresh), modeOf(fresh)]).toEqual([true, 0o700]);
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  expect([restrictToOwner(open), modeOf(open)]).toEqual([true, 0o700]);
});
