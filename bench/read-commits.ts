// What the measured server has spent in commits so far.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const totalsSchema = z.object({ commits: z.number(), milliseconds: z.number() });
export type CommitTotals = z.infer<typeof totalsSchema>;

/** Longer than the server takes to write its totals down. */
const SETTLE_MS = 500;

export async function readCommits(file: string): Promise<CommitTotals> {
  await pause(SETTLE_MS);
  return totalsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** What `work` cost in commits, with everything else the server did meanwhile. */
export async function countingCommits<T>(
  file: string,
  work: () => Promise<T>,
): Promise<{ result: T; spent: CommitTotals }> {
  const before = await readCommits(file);
  const result = await work();
  const after = await readCommits(file);
  return {
    result,
    spent: {
      commits: after.commits - before.commits,
      milliseconds: after.milliseconds - before.milliseconds,
    },
  };
}
