// Loaded into the measured server beside the counter: keeps every statement with its values and the
// connection it was asked on, and writes them down when the server ends, for the same to be asked again by a
// bare driver (replay-statements.ts).

import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import pg from 'pg';

export type RecordedStatement = {
  /** Milliseconds since 1970. */
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
