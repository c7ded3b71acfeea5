// Creates the first owner account when the shop starts without any account.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { hasOperator, insertOperator } from './operators.repository.ts';
import { hashPassword, randomPassword } from './passwords/passwords.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

/**
 * The first owner account. `password` is null when the administrator configured a password; a generated
 * password must be printed at once, because it is stored only as a hash.
 */
export type FirstOperator = { username: string; password: string | null };

/** Creates the first owner account when the shop has no account yet; returns null when an account exists. */
export async function ensureFirstOperator(
  { database, clock }: Needs,
  { username, password }: { username: string; password: string | null },
): Promise<FirstOperator | null> {
  if (await hasOperator(database.orm)) return null;
  const made = password ?? randomPassword();
  const passwordHash = await hashPassword(made);
  const inserted = await database.transaction(async (tx) =>
    insertOperator(tx, { username, passwordHash, role: 'owner', at: clock.now() }),
  );
  return inserted ? { username, password: password === null ? made : null } : null;
}
