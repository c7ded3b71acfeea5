// Loaded into the measured server before the shop (`node --import`): times every COMMIT at the driver, where both engines
// look the same. The shop itself knows nothing of it. The totals are kept in the file COMMITS_FILE names.

import { renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import type { CommitTotals } from './read-commits.ts';

const FLUSH_EVERY_MS = 200;

const file = process.env.COMMITS_FILE ?? '';
const totals: CommitTotals = { commits: 0, milliseconds: 0 };

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function timed(this: pg.Client, ...parameters: unknown[]) {
  const result: unknown = Reflect.apply(query, this, parameters);
  if (!isCommit(parameters[0]) || !(result instanceof Promise)) return result;
  const startedAt = performance.now();
  const note = () => {
    totals.commits += 1;
    totals.milliseconds += performance.now() - startedAt;
  };
  result.then(note, note);
  return result;
} as typeof query;

function isCommit(statement: unknown): boolean {
  if (typeof statement === 'string') return statement.toLowerCase() === 'commit';
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return hasText && String(statement.text).toLowerCase() === 'commit';
}

setInterval(() => {
  writeFileSync(`${file}.new`, JSON.stringify(totals));
  renameSync(`${file}.new`, file);
}, FLUSH_EVERY_MS).unref();
