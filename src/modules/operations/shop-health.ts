// The one sentence above every page of the back-office: everything runs, or what does not. Told from what the
// shop knows already; nobody else is asked for it.

import { cachedFor } from '#shared/cache.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { BooksStatus, HealthProblem, ShopHealth } from './contract.ts';

const CACHE_TTL_MS = seconds(30);

/**
 * One thing that may be wrong: a sentence for the operator and where there is more of it, or null when it
 * runs.
 */
export type Check = { key: string; run(): Promise<Omit<HealthProblem, 'key'> | null> };

export type ReadShopHealth = () => Promise<ShopHealth>;

type Needs = { clock: Clock; log: { warn(fields: object, message: string): void } };

/**
 * `readBooks` tells of the last comparison. Every check at most twice a minute, however many pages are open.
 * One that cannot be looked at is left out, and in the log.
 */
export function createReadShopHealth(
  { clock, log }: Needs,
  checks: readonly Check[],
  readBooks: () => Promise<BooksStatus>,
): ReadShopHealth {
  const runCheck = async ({ key, run }: Check): Promise<HealthProblem[]> => {
    try {
      const problem = await run();
      return problem ? [{ key, ...problem }] : [];
    } catch (error) {
      log.warn({ err: error, check: key }, 'whether everything runs could not be looked at');
      return [];
    }
  };
  const readProblems = cachedFor(
    async () => (await Promise.all(checks.map(runCheck))).flat(),
    CACHE_TTL_MS,
    clock,
  );
  return async () => ({ troubles: await readProblems(), books: await readBooks() });
}
