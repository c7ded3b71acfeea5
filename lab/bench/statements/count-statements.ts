// Loaded into the measured server before the shop (`node --import`). It counts every SQL statement in the
// driver, where both engines are alike, and measures the time of every COMMIT. It writes the totals to
// STATEMENTS_FILE.

import { renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import type { StatementTotals } from './read-statements.ts';

const FLUSH_EVERY_MS = 200;

const file = process.env.STATEMENTS_FILE ?? '';
const totals: StatementTotals = { statements: 0, fetches: 0, writing: 0, commits: 0, commitMs: 0 };
/** The connections inside a transaction, and whether the transaction has written. */
const open = new WeakMap<pg.Client, { wrote: boolean }>();

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...parameters: unknown[]) {
  const result: unknown = Reflect.apply(query, this, parameters);
  const text = textOf(parameters[0]);
  if (text !== '') note(this, text, result);
  return result;
} as typeof query;

function note(client: pg.Client, text: string, result: unknown): void {
  totals.statements += 1;
  if (/^begin\b/.test(text)) open.set(client, { wrote: false });
  else if (/^(commit|rollback)\b/.test(text)) end(client, text, result);
  else if (isWrite(text)) write(client, text);
}

function write(client: pg.Client, text: string): void {
  if (text.includes("state = 'active'") && text.includes('skip locked')) totals.fetches += 1;
  const transaction = open.get(client);
  if (transaction) transaction.wrote = true;
  else totals.writing += 1;
}

function end(client: pg.Client, text: string, result: unknown): void {
  if (text === 'commit' && open.get(client)?.wrote) totals.writing += 1;
  open.delete(client);
  if (text !== 'commit' || !(result instanceof Promise)) return;
  const startedAt = performance.now();
  const count = () => {
    totals.commits += 1;
    totals.commitMs += performance.now() - startedAt;
  };
  result.then(count, count);
}

function textOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
}

/** True for statements that may write. Locks of a reading transaction do not count. */
function isWrite(text: string): boolean {
  return (
    /^(insert|update|delete)\b/.test(text) ||
    (/^with\b/.test(text) && /\b(insert into|update|delete from)\b/.test(text))
  );
}

setInterval(() => {
  writeFileSync(`${file}.new`, JSON.stringify(totals));
  renameSync(`${file}.new`, file);
}, FLUSH_EVERY_MS).unref();
