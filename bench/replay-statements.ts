// The statements of purchases asked again by a bare driver, on a copy of the database as it was before them: what the database
// alone takes for them one after the other, and how many it takes from several connections at once.

import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { RecordedStatement } from './record-statements.ts';

export type Span = { from: number; until: number };
type Ask = (statement: RecordedStatement) => Promise<unknown>;

/** Milliseconds for all of the span; what came before is asked too, so that everything meets the same rows. */
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

/** In this thread, every commit on disk: nothing between the statement and the engine. */
export async function replayOnPglite(file: string, folder: string, span: Span): Promise<number> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const engine = await PGlite.create(folder, { startParams, extensions: { pg_trgm } });
  return replay(file, span, ({ text, values }) => engine.query(text, values)).finally(() => engine.close());
}

async function replay(file: string, { from, until }: Span, ask: Ask): Promise<number> {
  const counted = countFailures(ask);
  let spent = 0;
  for (const statement of readRecord(file).filter(({ at }) => at <= until)) {
    const begin = performance.now();
    await counted.ask(statement);
    if (statement.at >= from) spent += performance.now() - begin;
  }
  counted.judge();
  return spent;
}

/**
 * Purchases a second of so many buyers, each on a connection of its own that does what follows from a purchase before its next.
 * `moments` are when each purchase began and when the last was over; what came before them is asked first.
 */
export async function replayTogether(
  file: string,
  { url, moments, buyers }: { url: string; moments: readonly number[]; buyers: number },
): Promise<number> {
  const units = unitsOf(readRecord(file));
  const between = (from: number, until: number) =>
    units.filter(([one]) => one !== undefined && one.at >= from && one.at < until).flat();
  const purchases = moments.slice(1).map((until, turn) => between(moments[turn] ?? 0, until));
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const clients = await Promise.all(Array.from({ length: buyers }, connect));
  const counted = clients.map((client) =>
    countFailures(({ text, values }) => client.query({ text, values, name: nameOf(text) })),
  );
  try {
    for (const statement of between(0, moments[0] ?? 0)) await counted[0]?.ask(statement);
    const waiting = purchases.values();
    const startedAt = performance.now();
    await Promise.all(
      counted.map(async ({ ask }) => {
        for (const purchase of waiting) for (const statement of purchase) await ask(statement);
      }),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    for (const { judge } of counted) judge();
    return purchases.length / seconds;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Transactions, and what stood outside of one, in the order in which they began. */
function unitsOf(recorded: readonly RecordedStatement[]): RecordedStatement[][] {
  const units: RecordedStatement[][] = [];
  const open = new Map<number, RecordedStatement[]>();
  for (const statement of recorded) {
    const { connection, text } = statement;
    const unit = open.get(connection) ?? [];
    if (unit.length === 0) units.push(unit);
    unit.push(statement);
    if (/^begin\b/i.test(text)) open.set(connection, unit);
    if (/^(commit|rollback)\b/i.test(text)) open.delete(connection);
  }
  return units;
}

const readRecord = (file: string): RecordedStatement[] => deserialize(readFileSync(file));

/** `judge` throws when so much failed that nothing was measured. */
function countFailures(ask: Ask): { ask: Ask; judge(): void } {
  let [asked, failed] = [0, 0];
  return {
    ask(statement) {
      asked += 1;
      return ask(statement).catch(() => {
        failed += 1;
      });
    },
    judge() {
      if (failed > asked / 20)
        throw new Error(`${failed} of ${asked} statements failed: this is no measurement`);
    },
  };
}

const names = new Map<string, string>();

/** Parsed once for each connection, as the shop has it. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `replay_${names.size}`;
  names.set(text, name);
  return name;
}
