// Creates a temporary database for a measurement on the server of TEST_DATABASE_URL, with stock to sell.

import { randomBytes } from 'node:crypto';
import { silentLogger } from '#platform/database/logger.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { queryServer } from '#tests/support/query-server.ts';

/** The stock of every pack; more than a measurement can sell. */
const PLENTY = 1_000_000;

export async function withBenchDatabase<T>(
  server: string,
  work: (url: string) => Promise<T>,
  madeAs = '',
): Promise<T> {
  const name = `zwartwit_bench_${randomBytes(6).toString('hex')}`;
  const at = new URL(server);
  const url = new URL(server);
  at.pathname = '/postgres';
  await queryServer(at.href, `create database ${name} ${madeAs}`);
  url.pathname = `/${name}`;
  return work(url.href).finally(() => queryServer(at.href, `drop database ${name} with (force)`));
}

/** Runs `work` on a copy of the database; nobody may be connected to the original. */
export async function withCopyOf<T>(url: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copied = new URL(url).pathname.slice(1);
  return withBenchDatabase(url, work, `template ${copied}`);
}

/** Adds stock between two starts; the embedded engine allows only one process to open the folder. */
export async function seedStock(dataFolder: string, databaseUrl: string | null): Promise<void> {
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder: null,
    log: silentLogger,
    onDeath: (error) => {
      throw error;
    },
  });
  await database.execute('update product_variants set stock = $1', [PLENTY]);
  await database.close();
}
