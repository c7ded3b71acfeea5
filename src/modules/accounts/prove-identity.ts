// Before an account changes, its owner types the password again: an unlocked screen alone is not enough.

import type { Database } from '#platform/database/database.ts';
import { invalidFields } from '#shared/problems.ts';
import type { CheckCode } from './check-code.ts';
import { codeAttempt, type LoginAttempts, passwordAttempt } from './login-attempts.ts';
import { findOperator, type OperatorRow } from './operators.repository.ts';
import { verifyPassword } from './passwords.ts';
import { notLoggedIn } from './refusals.ts';

type Ports = { database: Pick<Database, 'orm'>; attempts: LoginAttempts; checkCode: CheckCode };

export type Actor = { id: number; network: string };

export type ProveIdentity = {
  /** The account. 422 at `path` for a wrong password; guesses count as those of the log-in do. */
  byPassword(actor: Actor, password: string, path?: string): Promise<OperatorRow>;
  /** 422 at `code` for a wrong second factor, which is used up when it was right. */
  byCode(operator: OperatorRow, code: string): Promise<void>;
  /** For a code that is judged elsewhere: counts a guess, and forgets the guesses once one was right. */
  countCode(actor: Actor): Promise<{ forget(): Promise<void> }>;
};

export function createProveIdentity({ database, attempts, checkCode }: Ports): ProveIdentity {
  return {
    async byPassword({ id, network }, password, path = 'password') {
      const operator = await findOperator(database.orm, id);
      if (!operator) throw notLoggedIn();
      const attempt = passwordAttempt(operator.username, { network });
      await attempts.count(attempt);
      if (!(await verifyPassword(password, operator.passwordHash)))
        throw invalidFields([{ path, message: 'Dit wachtwoord klopt niet' }]);
      await attempts.forget(attempt);
      return operator;
    },
    async byCode({ id, username }, code) {
      const guess = codeAttempt(username);
      await attempts.count(guess);
      if (!(await checkCode(id, code)))
        throw invalidFields([{ path: 'code', message: 'Deze code klopt niet, of is al gebruikt' }]);
      await attempts.forget(guess);
    },
    async countCode({ id }) {
      const operator = await findOperator(database.orm, id);
      if (!operator) throw notLoggedIn();
      const guess = codeAttempt(operator.username);
      await attempts.count(guess);
      return { forget: () => attempts.forget(guess) };
    },
  };
}
