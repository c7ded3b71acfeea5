// Creates an empty database for a server that a test starts, and deletes it afterwards.

import { randomBytes } from 'node:crypto';
import { queryServer } from './query-server.ts';

/**
 * Runs `work` with the URL of an empty database on the server of TEST_DATABASE_URL; without that server with
 * null, for the embedded engine.
 */
export async function onEmptyDatabase(work: (databaseUrl: string | null) => Promise<void>): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return work(null);
  const database = await createEmptyDatabase(server);
  await work(database.url).finally(() => database.drop());
}

export async function createEmptyDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `zwartwit_empty_${randomBytes(6).toString('hex')}`;
  await queryServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await queryServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
