// Reads the totals of SQL statements of the measured server, and computes the totals of one piece of work.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const totalsSchema = z.object({
  statements: z.number(),
  /** The number of queries that fetch waiting jobs. */
  fetches: z.number(),
  /** The number of transactions that wrote, including single statements. */
  writing: z.number(),
  commits: z.number(),
  /** The total time between COMMIT and its answer, in ms. */
  commitMs: z.number(),
});
export type StatementTotals = z.infer<typeof totalsSchema>;

/** The wait in ms before the totals are read, longer than the measured server takes to write them. */
const SETTLE_MS = 500;

export async function readStatements(file: string): Promise<StatementTotals> {
  await pause(SETTLE_MS);
  return totalsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function spentBetween(before: StatementTotals, after: StatementTotals): StatementTotals {
  return totalsSchema.parse(
    Object.fromEntries(totalsSchema.keyof().options.map((name) => [name, after[name] - before[name]])),
  );
}
