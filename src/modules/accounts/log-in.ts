// Checks who wants to run the shop: the password, and the second factor of accounts that have one.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { CodeOf } from '#shared/problem-codes.ts';
import { Refusal } from '#shared/problems.ts';
import type { CheckCode } from './check-code.ts';
import type { LogIn, Operator } from './contract.ts';
import { type DutyRules, dutyOf } from './duty.ts';
import {
  codeAttempt,
  type Guesser,
  knows,
  type LoginAttempts,
  passwordAttempt,
  strangersAttempt,
} from './login-attempts.ts';
import { createNarrowDoor } from './narrow-door.ts';
import { findOperatorByUsername } from './operators.repository.ts';
import { verifyPassword } from './passwords.ts';

type Ports = DutyRules & {
  database: Pick<Database, 'orm'>;
  attempts: LoginAttempts;
  checkCode: CheckCode;
  clock: Clock;
};

export type LogInUseCase = (credentials: LogIn, guesser: Guesser) => Promise<Operator>;

/**
 * The operator. 401 `invalid_credentials` for any wrong pair, `totp_required` when a code is missing, `totp_invalid`
 * when it is wrong or was used before, `password_expired` for a handed-out password after three days; 429 `too_many_attempts` with the seconds to wait; 503 `log_in_busy` in a crowd.
 */
export function createLogIn({ database, attempts, checkCode, clock, ...rules }: Ports): LogInUseCase {
  // Whoever was here before does not stand in the crowd of strangers.
  const doors = {
    strangers: createNarrowDoor({ inside: 2, waiting: 8 }),
    known: createNarrowDoor({ inside: 1, waiting: 8 }),
  };
  return (credentials, guesser) => {
    const isKnown = knows(guesser.device, credentials.username);
    return doors[isKnown ? 'known' : 'strangers'](() => check(credentials, guesser, isKnown));
  };

  async function check({ username, password, code }: LogIn, guesser: Guesser, isKnown: boolean) {
    const attempt = passwordAttempt(username, guesser);
    const strangers = isKnown ? null : strangersAttempt(username);
    await attempts.count(attempt);
    if (strangers) await attempts.count(strangers);
    const operator = await findOperatorByUsername(database.orm, username);
    const right = await verifyPassword(password, operator?.passwordHash ?? null);
    if (!operator || !right) {
      throw refused('invalid_credentials', 'Ongeldige gebruikersnaam of wachtwoord');
    }
    if (operator.passwordExpiresAt !== null && operator.passwordExpiresAt <= clock.now()) {
      throw refused(
        'password_expired',
        'Dit tijdelijke wachtwoord is verlopen. Vraag de eigenaar om een nieuw.',
      );
    }
    if (operator.totpSecret !== null) {
      if (code === undefined) throw refused('totp_required', 'Vul de code van je authenticator-app in.');
      const guess = codeAttempt(operator.username);
      await attempts.count(guess);
      if (!(await checkCode(operator.id, code))) {
        throw refused('totp_invalid', 'Deze code klopt niet, of is al gebruikt.');
      }
      await attempts.forget(guess);
    }
    await attempts.forget(attempt);
    if (strangers) await attempts.takeBack(strangers);
    const { id, role } = operator;
    return { id, username: operator.username, role, duty: dutyOf(operator, rules) };
  }
}

function refused(code: CodeOf<401>, detail: string): Refusal {
  return new Refusal({ status: 401, code, detail });
}
