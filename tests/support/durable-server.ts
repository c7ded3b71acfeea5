// Starts a PostgreSQL database for runs that take long or crash it: on an own server that forces writes to
// disk, else on that of TEST_DATABASE_URL.

import { findPostgres, startPostgres } from '../../scripts/test/postgres.mjs';
import { createEmptyDatabase } from './empty-database.ts';

export const NO_SERVER = 'PostgreSQL: no server was found, not tested. Set TEST_DATABASE_URL.';

/** Creates an empty database; null when no PostgreSQL server is found. */
export async function openServer() {
  const given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgres();
  if (!given && bin === null) return null;
  const own = bin === null ? null : await startPostgres(bin, { durable: true });
  const database = await createEmptyDatabase(own?.url ?? given ?? '');
  return {
    url: database.url,
    /** Restarts the server; null for the server of TEST_DATABASE_URL, which cannot be restarted. */
    restart: own?.restart ?? null,
    async close() {
      await database.drop();
      await own?.stop();
    },
  };
}
