// What the measured server has asked of its database so far, and what one piece of work cost.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const totalsSchema = z.object({
  statements: z.number(),
  /** Looks into the job table that take what waits. */
  fetches: z.number(),
  /** Transactions that wrote something, of one statement or several. */
  writing: z.number(),
  commits: z.number(),
  /** Milliseconds between a COMMIT and its answer. */
  commitMs: z.number(),
});
export type StatementTotals = z.infer<typeof totalsSchema>;

/** Longer than the server takes to write its totals down. */
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
