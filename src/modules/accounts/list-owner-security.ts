// Reports how well the owner accounts are secured (password, second factor), for the Livegang-check.

import type { Orm } from '#platform/database/database.ts';
import { listOwnerRows } from './operators.repository.ts';

export type OwnerSecurity = {
  username: string;
  twoFactor: boolean;
  /** True when this owner has never changed the password with which the account was created. */
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
