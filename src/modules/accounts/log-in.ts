// Checks who wants to run the shop. Five failures per account and address within 15 minutes, then nobody gets to guess.
// An attempt counts as a failure before it is checked, so a burst of guesses at once is no way around the limit.

import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { Refusal } from '#shared/problems.ts';
import type { LogIn } from './contract.ts';
import {
  type Attempt,
  deleteFailures,
  deleteOldFailures,
  insertFailure,
  lockAttempts,
  selectFailures,
} from './login-failures.repository.ts';
import { findOperatorByUsername } from './operators.repository.ts';
import { verifyPassword } from './passwords.ts';

export const LOGIN_ATTEMPTS = 5;
export const LOGIN_WINDOW = minutes(15);

type Ports = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

export type LogInUseCase = (
  credentials: LogIn,
  address: string,
) => Promise<{ operatorId: number; username: string }>;

/** The operator. 401 `invalid_credentials` for any wrong pair, 429 `too_many_attempts` with the seconds to wait. */
export function createLogIn({ database, clock }: Ports): LogInUseCase {
  return async ({ username, password }, address) => {
    const attempt = { account: fingerprint(username.toLowerCase()), address: fingerprint(address) };
    await countAttempt({ database, clock }, attempt);
    const operator = await findOperatorByUsername(database.orm, username);
    const right = await verifyPassword(password, operator?.passwordHash ?? null);
    if (!operator || !right) {
      throw new Refusal({
        status: 401,
        code: 'invalid_credentials',
        detail: 'Ongeldige gebruikersnaam of wachtwoord',
      });
    }
    await deleteFailures(database.orm, attempt);
    return { operatorId: operator.id, username: operator.username };
  };
}

async function countAttempt({ database, clock }: Ports, attempt: Attempt): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - LOGIN_WINDOW);
  const failures = await database.transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    const found = await selectFailures(tx, attempt, since);
    if (found.length < LOGIN_ATTEMPTS) {
      await deleteOldFailures(tx, since);
      await insertFailure(tx, attempt, now);
    }
    return found;
  });
  const oldest = failures.at(-LOGIN_ATTEMPTS);
  if (!oldest) return;
  throw new Refusal({
    status: 429,
    code: 'too_many_attempts',
    detail: 'Te veel mislukte pogingen. Wacht een kwartier en probeer het opnieuw.',
    retryAfter: Math.max(1, Math.ceil((oldest.getTime() + LOGIN_WINDOW - now.getTime()) / 1000)),
  });
}

/** People type passwords into the field of the name; neither that nor an address is kept readable. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
