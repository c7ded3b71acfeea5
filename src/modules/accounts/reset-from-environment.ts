// Restores access to the back-office after a lost password or telephone. The server's administrator sets
// ADMIN_RESET to any text and restarts; each text works once, so it may stay in the environment.

import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { FirstOperator } from './ensure-first-operator.ts';
import { resetAccess } from './manage-operators.ts';
import {
  findOperatorByUsername,
  insertOperator,
  lockOperator,
  updateOperator,
} from './operators.repository.ts';
import { hashPassword, randomPassword } from './passwords/passwords.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

/**
 * Makes the account `username` an owner with a new password, without second factor or sessions; creates the
 * account if it does not exist. Without `password`, generates one. Returns null when the reset with the text
 * `reset` was already carried out. In the answer, `password` is the generated password; null when the caller
 * gave one.
 */
export async function resetFromEnvironment(
  { database, clock }: Needs,
  { username, password, reset }: { username: string; password: string | null; reset: string },
): Promise<FirstOperator | null> {
  const made = password ?? randomPassword();
  const passwordHash = await hashPassword(made);
  const resetMark = createHash('sha256').update(reset).digest('hex');
  const done = await database.transaction(async (tx) => {
    const at = clock.now();
    const operator =
      (await findOperatorByUsername(tx, username)) ??
      (await insertOperator(tx, { username, passwordHash, role: 'owner', at }));
    // Two processes may start at once. The second one sees that the first has already done this reset.
    const locked = operator && (await lockOperator(tx, operator.id));
    if (!locked || locked.resetMark === resetMark) return null;
    await resetAccess(tx, locked.id, { passwordHash, passwordChangedAt: at, passwordExpiresAt: null });
    await updateOperator(tx, locked.id, { role: 'owner', resetMark });
    return { username: locked.username };
  });
  return done && { username: done.username, password: password === null ? made : null };
}
