// A database of its own on the server of TEST_DATABASE_URL for one measurement, gone afterwards.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

export async function withBenchDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `zwartwit_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return work(url.href).finally(() => onServer(server, `drop database ${name} with (force)`));
}

async function onServer(on: string, text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: on });
  await admin.connect();
  await admin.query(text).finally(() => admin.end());
}
