// A database on PostgreSQL for runs that take long or end it: on a server of our own, which forces to disk,
// else on that of TEST_DATABASE_URL.

import { findPostgres, startPostgres } from '../../scripts/test/postgres.mjs';
import { createEmptyDatabase } from './empty-database.ts';

export const NO_SERVER = 'PostgreSQL: no server was found, not tested. Set TEST_DATABASE_URL.';

/** Null without either. */
export async function openServer() {
  const given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgres();
  if (!given && bin === null) return null;
  const own = bin === null ? null : await startPostgres(bin, { durable: true });
  const database = await createEmptyDatabase(own?.url ?? given ?? '');
  return {
    url: database.url,
    /** Somebody else's cannot be restarted. */
    restart: own?.restart ?? null,
    async close() {
      await database.drop();
      await own?.stop();
    },
  };
}
