// Checks the credentials of a log-in: the password, and the code of accounts with a second factor.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../concurrency-limit.ts';
import type { LogIn, Operator } from '../contract.ts';
import { findOperatorByUsername, type OperatorRow } from '../operators.repository.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { requiredActionOf } from '../required-action.ts';
import { verifyCode } from '../second-factor/verify-code.ts';
import {
  accountWideAttempt,
  codeAttempt,
  enforceLimit,
  enforceLimits,
  isKnownDevice,
  type LoginOrigin,
  passwordAttempts,
  resetLimits,
} from './login-attempts.ts';
import { deleteFailures } from './login-failures.repository.ts';

/**
 * The concurrency limits of log-ins from unknown and from known devices. They are separate so that a flood
 * from unknown devices does not delay known devices.
 */
export type LoginLimiters = Readonly<Record<'unknown' | 'known', ConcurrencyLimit>>;

export const createLoginLimiters = (): LoginLimiters => ({
  unknown: createConcurrencyLimit({ maxConcurrent: 2, maxWaiting: 8 }),
  known: createConcurrencyLimit({ maxConcurrent: 1, maxWaiting: 8 }),
});

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  clock: Clock;
  keyring: Keyring;
  testMode: boolean;
  loginLimiters: LoginLimiters;
};

/**
 * Checks the credentials and returns the operator. Throws 401 `invalid_credentials` for a wrong username or
 * password, `totp_required` when a code is missing, `totp_invalid` for a wrong or used code,
 * `password_expired` for a temporary password after three days; 429 `too_many_attempts` with the seconds to
 * wait; 503 `log_in_busy` when the queue is full.
 */
export function logIn(shop: Needs, credentials: LogIn, origin: LoginOrigin): Promise<Operator> {
  const isKnown = isKnownDevice(origin.device, credentials.username);
  return shop.loginLimiters[isKnown ? 'known' : 'unknown'](() => check(shop, credentials, origin, isKnown));
}

async function check(
  shop: Needs,
  { username, password, code }: LogIn,
  origin: LoginOrigin,
  isKnown: boolean,
): Promise<Operator> {
  const { orm } = shop.database;
  const attempts = passwordAttempts(username, origin);
  if (!isKnown) attempts.push(accountWideAttempt(username));
  await enforceLimits(shop, attempts);
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
  await resetLimits(orm, attempts);
  const { id, role } = operator;
  return { id, username: operator.username, role, duty: requiredActionOf(shop, operator) };
}

async function checkFactor(
  shop: Needs,
  { id, username }: OperatorRow,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw new Refusal('totp_required', 'Vul de code van je authenticator-app in.');
  const guess = codeAttempt(username);
  await enforceLimit(shop, guess);
  if (!(await verifyCode(shop, id, code))) {
    throw new Refusal('totp_invalid', 'Deze code klopt niet, of is al gebruikt.');
  }
  await deleteFailures(shop.database.orm, guess);
}
