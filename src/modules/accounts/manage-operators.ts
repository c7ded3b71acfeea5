// Lets owners manage the operator accounts. At least one owner always remains, and owners cannot reset or
// remove themselves.

import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields, notFound, Refusal } from '#shared/api/problems.ts';
import { type Clock, hours } from '#shared/clock.ts';
import type { AddOperator, NewPasswordAnswer, OperatorRole, OperatorView } from './contract.ts';
import {
  deleteOperator,
  insertOperator,
  listOperatorRows,
  lockOperator,
  lockOwners,
  type OperatorRow,
  replaceRecoveryCodes,
  updateOperator,
} from './operators.repository.ts';
import { hashPassword, randomPassword } from './passwords/passwords.ts';
import { deleteSessionsOf } from './sessions/operator-sessions.repository.ts';

/**
 * The validity of a temporary password, in milliseconds. The owner passes the password on by paper or
 * telephone, and the operator replaces it at the first log-in.
 */
const TEMPORARY_PASSWORD_TTL_MS = hours(72);

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; clock: Clock };

export async function listOperators({ database }: Pick<Needs, 'database'>): Promise<OperatorView[]> {
  const rows = await listOperatorRows(database.orm);
  return rows.map(({ operator, seenAt }) => viewOf(operator, seenAt));
}

/**
 * Adds an operator with a generated temporary password. Throws 422 at `username` when the username is taken.
 */
export async function addOperator(
  { database, clock }: Needs,
  { username, role }: AddOperator,
): Promise<NewPasswordAnswer> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const inserted = await database.transaction((tx) =>
    insertOperator(tx, {
      username,
      role,
      passwordHash,
      at: clock.now(),
      passwordExpiresAt: temporaryPasswordExpiry(clock),
    }),
  );
  if (!inserted) throw invalidFields([{ path: 'username', message: 'Deze gebruikersnaam bestaat al' }]);
  return { operator: viewOf(inserted, null), password };
}

/**
 * Changes the role of an account; the new role applies from the operator's next request. Throws 409
 * `last_owner` when no owner would remain, 404 for an unknown id.
 */
export async function changeRole(
  { database }: Pick<Needs, 'database'>,
  id: number,
  role: OperatorRole,
): Promise<OperatorView> {
  return database.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const operator = await lockExisting(tx, id);
    if (role !== 'owner' && owners.every((owner) => owner === id))
      throw new Refusal('last_owner', 'Er moet altijd één eigenaar zijn. Maak eerst iemand anders eigenaar.');
    await updateOperator(tx, id, { role });
    return viewOf({ ...operator, role }, null);
  });
}

/**
 * Resets the account of another operator and returns it with a new temporary password; also removes the
 * second factor and ends all sessions. Throws 409 `own_account` for the owner's own account, whose password
 * is changed on the account page; 404 for an unknown id.
 */
export async function resetOperator(
  { database, clock }: Needs,
  id: number,
  by: number,
): Promise<NewPasswordAnswer> {
  refuseOwnAccount(id, by, 'Je eigen wachtwoord wijzig je op je accountpagina.');
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    const operator = await lockExisting(tx, id);
    await resetAccess(tx, id, {
      passwordHash,
      passwordChangedAt: clock.now(),
      passwordExpiresAt: temporaryPasswordExpiry(clock),
    });
    return { operator: viewOf({ ...operator, totpSecret: null }, null), password };
  });
}

/**
 * Removes the account of another operator and ends its sessions; the audit log keeps the operator's name.
 * Throws 409 `own_account` for the owner's own account, 404 for an unknown id.
 */
export async function removeOperator(
  { database }: Pick<Needs, 'database'>,
  id: number,
  by: number,
): Promise<void> {
  refuseOwnAccount(id, by, 'Je eigen account kun je niet verwijderen.');
  await database.transaction(async (tx) => {
    await lockExisting(tx, id);
    await deleteOperator(tx, id);
  });
}

/**
 * Sets a new password for an account and removes its second factor, recovery codes and sessions, so the
 * previous user loses access.
 */
export async function resetAccess(
  tx: Orm,
  id: number,
  change: Pick<OperatorRow, 'passwordHash' | 'passwordChangedAt' | 'passwordExpiresAt'>,
): Promise<void> {
  await updateOperator(tx, id, { ...change, totpSecret: null, totpPendingSecret: null });
  await replaceRecoveryCodes(tx, id, []);
  await deleteSessionsOf(tx, id);
}

function temporaryPasswordExpiry(clock: Clock): Date {
  return new Date(clock.now().getTime() + TEMPORARY_PASSWORD_TTL_MS);
}

async function lockExisting(tx: Orm, id: number): Promise<OperatorRow> {
  const operator = await lockOperator(tx, id);
  if (!operator) throw notFound('Dit account bestaat niet meer.');
  return operator;
}

function refuseOwnAccount(id: number, by: number, detail: string): void {
  if (id === by) throw new Refusal('own_account', detail);
}

function viewOf(
  { id, username, role, totpSecret, createdAt }: OperatorRow,
  seenAt: Date | null,
): OperatorView {
  return {
    id,
    username,
    role,
    twoFactor: totpSecret !== null,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  };
}
