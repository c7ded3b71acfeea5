// Loaded into the measured server beside the counter. It records every statement with its values and its
// connection, and writes them to a file when the server ends, so that replay-statements.ts can repeat them
// with a bare driver.

import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import pg from 'pg';

export type RecordedStatement = {
  /** The time of the statement in ms since 1970. */
  at: number;
  connection: number;
  text: string;
  values: unknown[];
};

const file = process.env.STATEMENTS_RECORD;
const recorded: RecordedStatement[] = [];
const connections = new Map<pg.Client, number>();

if (file) {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function recording(this: pg.Client, ...parameters: unknown[]) {
    const [statement, values] = parameters;
    const asked = Object(typeof statement === 'string' ? { text: statement, values } : statement);
    if (typeof asked.text === 'string' && asked.text !== '') keep(this, asked.text, asked.values ?? values);
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  process.on('exit', () => writeFileSync(file, serialize(recorded)));
}

function keep(client: pg.Client, text: string, values: unknown): void {
  const connection = connections.get(client) ?? connections.size;
  connections.set(client, connection);
  recorded.push({ at: Date.now(), connection, text, values: Array.isArray(values) ? [...values] : [] });
}
