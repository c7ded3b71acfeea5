// Checks who wants to run the shop: the password, and the second factor of accounts that have one.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { LogIn, Operator } from '../contract.ts';
import { dutyOf } from '../duty.ts';
import { createNarrowDoor, type NarrowDoor } from '../narrow-door.ts';
import { findOperatorByUsername, type OperatorRow } from '../operators.repository.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { checkCode } from '../second-factor/check-code.ts';
import {
  codeAttempt,
  countGuess,
  countGuesses,
  forgiveGuesses,
  type Guesser,
  knows,
  passwordAttempts,
  strangersAttempt,
} from './login-attempts.ts';
import { deleteFailures } from './login-failures.repository.ts';

/** Whoever was here before does not stand in the crowd of strangers. */
export type LogInDoors = Readonly<Record<'strangers' | 'known', NarrowDoor>>;

export const createLogInDoors = (): LogInDoors => ({
  strangers: createNarrowDoor({ inside: 2, waiting: 8 }),
  known: createNarrowDoor({ inside: 1, waiting: 8 }),
});

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  clock: Clock;
  keyring: Keyring;
  testMode: boolean;
  logInDoors: LogInDoors;
};

/**
 * The operator. 401 `invalid_credentials` for any wrong pair, `totp_required` when a code is missing,
 * `totp_invalid` when it is wrong or was used before, `password_expired` for a handed-out password after
 * three days; 429 `too_many_attempts` with the seconds to wait; 503 `log_in_busy` in a crowd.
 */
export function logIn(shop: Needs, credentials: LogIn, guesser: Guesser): Promise<Operator> {
  const isKnown = knows(guesser.device, credentials.username);
  return shop.logInDoors[isKnown ? 'known' : 'strangers'](() => check(shop, credentials, guesser, isKnown));
}

async function check(
  shop: Needs,
  { username, password, code }: LogIn,
  guesser: Guesser,
  isKnown: boolean,
): Promise<Operator> {
  const { orm } = shop.database;
  const attempts = passwordAttempts(username, guesser);
  if (!isKnown) attempts.push(strangersAttempt(username));
  await countGuesses(shop, attempts);
  const operator = await findOperatorByUsername(orm, username);
  const right = await verifyPassword(password, operator?.passwordHash ?? null);
  if (!operator || !right) {
    throw new Refusal('invalid_credentials', 'Ongeldige gebruikersnaam of wachtwoord');
  }
  if (operator.passwordExpiresAt !== null && operator.passwordExpiresAt <= shop.clock.now()) {
    throw new Refusal(
      'password_expired',
      'Dit tijdelijke wachtwoord is verlopen. Vraag de eigenaar om een nieuw.',
    );
  }
  if (operator.totpSecret !== null) await checkFactor(shop, operator, code);
  await forgiveGuesses(orm, attempts);
  const { id, role } = operator;
  return { id, username: operator.username, role, duty: dutyOf(shop, operator) };
}

async function checkFactor(
  shop: Needs,
  { id, username }: OperatorRow,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw new Refusal('totp_required', 'Vul de code van je authenticator-app in.');
  const guess = codeAttempt(username);
  await countGuess(shop, guess);
  if (!(await checkCode(shop, id, code))) {
    throw new Refusal('totp_invalid', 'Deze code klopt niet, of is al gebruikt.');
  }
  await deleteFailures(shop.database.orm, guess);
}
