// How often somebody may guess. An attempt counts as a failure before it is checked, so a burst of guesses at once is
// no way around the limit; every process counts in the same table.

import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { Refusal } from '#shared/problems.ts';
import {
  type Attempt,
  deleteFailures,
  deleteOldFailures,
  insertFailure,
  lockAttempts,
  selectFailures,
} from './login-failures.repository.ts';

/** Of passwords, per account and address. */
const PASSWORD_ATTEMPTS = 5;
/** Of codes, per account from all addresses together: only who has the password gets to guess them. */
const CODE_ATTEMPTS = 10;
const WINDOW = minutes(15);

type Ports = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };
type Countable = Attempt & { most: number };

export type LoginAttempts = {
  /** 429 `too_many_attempts` with the seconds to wait. */
  count(attempt: Countable): Promise<void>;
  /** After success. */
  forget(attempt: Countable): Promise<void>;
};

export function passwordAttempt(username: string, address: string): Countable {
  return {
    account: fingerprint(username.toLowerCase()),
    address: fingerprint(address),
    most: PASSWORD_ATTEMPTS,
  };
}

export function codeAttempt(username: string): Countable {
  return { account: fingerprint(`code of ${username.toLowerCase()}`), address: '', most: CODE_ATTEMPTS };
}

export function createLoginAttempts({ database, clock }: Ports): LoginAttempts {
  return {
    async count({ most, ...attempt }) {
      const now = clock.now();
      const since = new Date(now.getTime() - WINDOW);
      const failures = await database.transaction(async (tx) => {
        await lockAttempts(tx, attempt);
        const found = await selectFailures(tx, attempt, since);
        if (found.length < most) {
          await deleteOldFailures(tx, since);
          await insertFailure(tx, attempt, now);
        }
        return found;
      });
      const oldest = failures.at(-most);
      if (oldest) throw tooManyAttempts(oldest.getTime() + WINDOW - now.getTime());
    },
    forget: (attempt) => deleteFailures(database.orm, attempt),
  };
}

function tooManyAttempts(wait: number): Refusal {
  return new Refusal({
    status: 429,
    code: 'too_many_attempts',
    detail: 'Te veel mislukte pogingen. Wacht een kwartier en probeer het opnieuw.',
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}

/** People type passwords into the field of the name; neither that nor an address is kept readable. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
