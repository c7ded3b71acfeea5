// Repeats the statements of purchases one after another with a bare driver, on a copy of the database as it
// was before: the time the database alone takes, without the shop.

import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { RecordedStatement } from './record-statements.ts';

export type Span = { from: number; until: number };
type Ask = (statement: RecordedStatement) => Promise<unknown>;

/**
 * Repeats the recorded statements on the server and returns the time in ms for those of the span. Earlier
 * statements are repeated first, so that the same rows exist.
 */
export async function replayOnPostgres(file: string, url: string, span: Span): Promise<number> {
  const clients = new Map<number, pg.Client>();
  try {
    return await replay(file, span, async ({ connection, text, values }) => {
      let client = clients.get(connection);
      if (!client) {
        client = new pg.Client({ connectionString: url });
        clients.set(connection, client);
        await client.connect();
      }
      await client.query({ text, values, name: nameOf(text) });
    });
  } finally {
    await Promise.all([...clients.values()].map((client) => client.end()));
  }
}

/**
 * Returns the time in ms for the statements of the span on the embedded database, in this thread, with every
 * commit forced to disk. Earlier statements are repeated first.
 */
export async function replayOnPglite(file: string, folder: string, span: Span): Promise<number> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const engine = await PGlite.create(folder, { startParams, extensions: { pg_trgm } });
  return replay(file, span, ({ text, values }) => engine.query(text, values)).finally(() => engine.close());
}

async function replay(file: string, { from, until }: Span, ask: Ask): Promise<number> {
  const recorded: RecordedStatement[] = deserialize(readFileSync(file));
  let spent = 0;
  let failed = 0;
  for (const statement of transactionsOf(recorded.filter(({ at }) => at <= until)).flat()) {
    const begin = performance.now();
    await ask(statement).catch(() => {
      failed += 1;
    });
    if (statement.at >= from) spent += performance.now() - begin;
  }
  if (failed > recorded.length / 20)
    throw new Error(`${failed} of ${recorded.length} statements failed: this is no measurement`);
  return spent;
}

/**
 * Groups the statements by transaction, in the order in which the transactions began. Interleaved
 * transactions could wait for each other's locks forever.
 */
function transactionsOf(recorded: readonly RecordedStatement[]): RecordedStatement[][] {
  const transactions: RecordedStatement[][] = [];
  const open = new Map<number, RecordedStatement[]>();
  for (const statement of recorded) {
    const { connection, text } = statement;
    const begun = open.get(connection);
    const transaction = begun ?? [];
    if (!begun) transactions.push(transaction);
    transaction.push(statement);
    if (/^\s*begin\b/i.test(text)) open.set(connection, transaction);
    if (/^(commit|rollback)\b/i.test(text)) open.delete(connection);
  }
  return transactions;
}

const names = new Map<string, string>();

/** Returns the name of the prepared statement, which each connection parses only once, as in the shop. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `replay_${names.size}`;
  names.set(text, name);
  return name;
}
