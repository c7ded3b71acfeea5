// The first start gives the shop somebody who can run it.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { hasOperator, insertOperator } from './operators.repository.ts';
import { hashPassword, randomPassword } from './passwords/passwords.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

/** `password` is set when it was made up here: to be printed once, it can be read nowhere afterwards. */
export type FirstOperator = { username: string; password: string | null };

/** Creates the account when there is none yet; null when somebody can log in already. */
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
