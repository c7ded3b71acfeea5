// Before an account changes, its owner types the password again: an unlocked screen alone is not enough.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { notLoggedIn } from '../errors.ts';
import { findOperator, type OperatorRow } from '../operators.repository.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { verifyCode } from '../second-factor/verify-code.ts';
import {
  type AttemptLimit,
  codeAttempt,
  enforceLimit,
  enforceLimits,
  passwordAttempts,
  resetLimits,
} from './login-attempts.ts';
import { deleteFailures } from './login-failures.repository.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; keyring: Keyring; clock: Clock };

export type Actor = { id: number; network: string };

/** The account. 422 at `path` for a wrong password; guesses count as those of the log-in do. */
export async function reauthenticateWithPassword(
  shop: Omit<Needs, 'keyring'>,
  { id, network }: Actor,
  password: string,
  path = 'password',
): Promise<OperatorRow> {
  const { orm } = shop.database;
  const operator = await findOperator(orm, id);
  if (!operator) throw notLoggedIn();
  const attempts = passwordAttempts(operator.username, { network });
  await enforceLimits(shop, attempts);
  if (!(await verifyPassword(password, operator.passwordHash)))
    throw invalidFields([{ path, message: 'Dit wachtwoord klopt niet' }]);
  await resetLimits(orm, attempts);
  return operator;
}

/** 422 at `code` for a wrong second factor, which is used up when it was right. */
export async function reauthenticateWithCode(
  shop: Needs,
  { id, username }: OperatorRow,
  code: string,
): Promise<void> {
  const guess = codeAttempt(username);
  await enforceLimit(shop, guess);
  if (!(await verifyCode(shop, id, code)))
    throw invalidFields([{ path: 'code', message: 'Deze code klopt niet, of is al gebruikt' }]);
  await deleteFailures(shop.database.orm, guess);
}

/** For a code that is judged elsewhere: counts a guess, to be forgotten once one was right. */
export async function enforceCodeLimit(shop: Omit<Needs, 'keyring'>, { id }: Actor): Promise<AttemptLimit> {
  const operator = await findOperator(shop.database.orm, id);
  if (!operator) throw notLoggedIn();
  const guess = codeAttempt(operator.username);
  await enforceLimit(shop, guess);
  return guess;
}
