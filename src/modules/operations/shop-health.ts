// Computes the status line above every page of the back-office: all is well, or a list of problems. The
// checks read the shop's own tables and folders and call no external service.

import { cachedFor } from '#shared/cache.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { BooksStatus, HealthProblem, ShopHealth } from './contract.ts';

const CACHE_TTL_MS = seconds(30);

/**
 * A check of one part of the shop: returns a sentence for the operator with a page for details, or null when
 * the part works.
 */
export type Check = { key: string; run(): Promise<Omit<HealthProblem, 'key'> | null> };

export type ReadShopHealth = () => Promise<ShopHealth>;

type Needs = { clock: Clock; log: { warn(fields: object, message: string): void } };

/**
 * Creates the function that reads the shop's health. `readBooks` returns the result of the last comparison.
 * Checks run at most twice a minute, however often the function is called. A check that throws is logged and
 * left out.
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
