// Asks for the operator's password again before an account changes, so access to an unattended screen is not
// enough.

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

/**
 * Checks the operator's password and returns the account. Throws 422 at the field `path` for a wrong
 * password, 429 `too_many_attempts`. The attempts count towards the same limits as log-ins.
 */
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

/**
 * Checks a second-factor code and marks it as used. Throws 422 at `code` when the code is wrong or was used
 * before, 429 `too_many_attempts`.
 */
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

/**
 * Counts an attempt at a second-factor code that the caller is about to check. Returns the limit, which the
 * caller clears after a right code. Throws 429 `too_many_attempts`.
 */
export async function enforceCodeLimit(shop: Omit<Needs, 'keyring'>, { id }: Actor): Promise<AttemptLimit> {
  const operator = await findOperator(shop.database.orm, id);
  if (!operator) throw notLoggedIn();
  const guess = codeAttempt(operator.username);
  await enforceLimit(shop, guess);
  return guess;
}
