// npm run ops -- move-database <postgres url>: copies everything from the embedded database to an empty
// PostgreSQL database. The shop must be stopped, because the embedded database belongs to one process at a
// time.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, loadSettings } from '../../scripts/bootstrap.mjs';
import {
  assertEmpty,
  moveDatabase,
  TargetNotEmpty,
} from '../../src/platform/database/backup/move-database.ts';
import { DataFolderInUse } from '../../src/platform/database/embedded/data-folder-lock.ts';
import { openEmbedded } from '../../src/platform/database/embedded/open-embedded.ts';
import { openPostgres } from '../../src/platform/database/postgres/open-postgres.ts';
import { installJobTables } from '../../src/platform/jobs/create-jobs.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const url = positionals[0];
if (positionals.length !== 1 || !/^postgres(ql)?:\/\//.test(url)) {
  console.error('Usage: npm run ops -- move-database postgres://user:password@host:5432/database');
  process.exit(2);
}

loadSettings();
const dataFolder = resolve(process.env.DATA_DIR || './data');
// Opening would make an empty one, and an empty one would be moved without a word.
if (!existsSync(join(dataFolder, 'database', 'PG_VERSION')))
  fail(
    `There is no database in ${dataFolder}. Set DATA_DIR to the data folder of the shop. Nothing was moved.`,
  );
const migrationsFolder = fileURLToPath(new URL('../../database/migrations', import.meta.url));
const log = {
  info: () => {},
  warn: (fields, message) => console.warn(message, fields.err?.message ?? ''),
  error: console.error,
};

class NothingToMove extends Error {}

async function move() {
  const source = await openEmbedded({
    dataFolder,
    migrationsFolder,
    onDeath: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  try {
    const { rows } = await source.execute('select 1 from products limit 1');
    if (rows.length === 0)
      throw new NothingToMove(`The database in ${dataFolder} holds no product: this is not the shop's.`);
    // Asked before the target gets its schema: a refused move leaves no trace there.
    const untouched = await openPostgres({ url, migrationsFolder: null, log });
    await assertEmpty(untouched).finally(() => untouched.close());
    const target = await openPostgres({ url, migrationsFolder, log });
    try {
      await installJobTables(source);
      await installJobTables(target);
      return await moveDatabase(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

try {
  const moved = await move();
  const width = Math.max(...moved.map(({ table }) => table.length));
  console.log(`${'table'.padEnd(width)}  ${'rows'.padStart(10)}  sum of whole numbers`);
  for (const { table, rows, sum } of moved)
    console.log(`${table.padEnd(width)}  ${rows.padStart(10)}  ${sum}`);
  console.log('\nEverything was moved and adds up. Start the shop with DATABASE_URL set from now on.');
} catch (error) {
  if (error instanceof DataFolderInUse)
    console.error(`${error.message}\nThe move needs the shop to be stopped.`);
  else if (error instanceof NothingToMove) console.error(`${error.message} Nothing was moved.`);
  else if (error instanceof TargetNotEmpty) console.error(`${error.message}. Nothing was changed.`);
  else console.error('The move failed; nothing was changed at the target.', error);
  process.exitCode = 1;
}
