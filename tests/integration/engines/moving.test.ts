// Tests npm run ops -- move-database with settings in a file `.env`: it never reports success when there was
// nothing to move.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackPreparedArchive } from '#platform/database/embedded/prepared-archive.ts';
import { ensureArchive } from '#tests/support/database.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** A server that does not exist; the tests never connect to it. */
const TARGET = 'postgres://nobody:x@127.0.0.1:1/nowhere';

let checkout: string;
let dataFolder: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'zwartwit-move-'));
  dataFolder = join(checkout, 'elders');
  mkdirSync(dataFolder);
  for (const name of ['scripts', 'ops'])
    cpSync(join(repository, name), join(checkout, name), { recursive: true });
  for (const name of ['src', 'database', 'node_modules', 'package.json'])
    symlinkSync(join(repository, name), join(checkout, name));
  writeFileSync(join(checkout, '.env'), `DATA_DIR=${dataFolder}\n`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function move() {
  const { DATA_DIR: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/move-database/run.mjs', TARGET], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a folder without a database is refused, by the name it has in .env, and stays as it was', () => {
  const { status, said } = move();
  expect(status).toBe(1);
  expect(said).toContain(`There is no database in ${dataFolder}`);
  expect(said).not.toContain('Everything was moved');
  expect(readdirSync(dataFolder)).toEqual([]);
  expect(readdirSync(checkout)).not.toContain('data');
});

test('a database without a product is refused', async () => {
  expect(unpackPreparedArchive(await ensureArchive(), join(dataFolder, 'database'))).toBe(true);
  const { status, said } = move();
  expect(said).toContain('holds no product');
  expect(status).toBe(1);
});
