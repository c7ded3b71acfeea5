// How well the accounts that may do everything are secured, for the check before live mode.

import type { Orm } from '#platform/database/database.ts';
import { listOwnerRows } from './operators.repository.ts';

export type OwnerSecurity = {
  username: string;
  twoFactor: boolean;
  /** Still the password the account was made with. */
  passwordIsFirst: boolean;
};

export async function listOwnerSecurity(db: Orm): Promise<OwnerSecurity[]> {
  const owners = await listOwnerRows(db);
  return owners.map(({ username, totpSecret, createdAt, passwordChangedAt }) => ({
    username,
    twoFactor: totpSecret !== null,
    passwordIsFirst: passwordChangedAt.getTime() === createdAt.getTime(),
  }));
}
