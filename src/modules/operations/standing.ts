// The one sentence above every page of the back-office: everything runs, or what does not. Told from what the
// shop knows already; nobody else is asked for it.

import { type Clock, seconds } from '#shared/clock.ts';
import { keepFor } from '#shared/keep.ts';
import type { BooksStanding, Standing, Trouble } from './contract.ts';

const KEPT_FOR = seconds(30);

/**
 * One thing that may be wrong: a sentence for the operator and where there is more of it, or null when it
 * runs.
 */
export type Check = { key: string; look(): Promise<Omit<Trouble, 'key'> | null> };

export type ReadStanding = () => Promise<Standing>;

type Needs = { clock: Clock; log: { warn(fields: object, message: string): void } };

/**
 * `readBooks` tells of the last comparison. Every check at most twice a minute, however many pages are open.
 * One that cannot be looked at is left out, and in the log.
 */
export function createReadStanding(
  { clock, log }: Needs,
  checks: readonly Check[],
  readBooks: () => Promise<BooksStanding>,
): ReadStanding {
  const lookAt = async ({ key, look }: Check): Promise<Trouble[]> => {
    try {
      const found = await look();
      return found ? [{ key, ...found }] : [];
    } catch (error) {
      log.warn({ err: error, check: key }, 'whether everything runs could not be looked at');
      return [];
    }
  };
  const readTroubles = keepFor(async () => (await Promise.all(checks.map(lookAt))).flat(), KEPT_FOR, clock);
  return async () => ({ troubles: await readTroubles(), books: await readBooks() });
}
