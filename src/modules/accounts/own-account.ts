// Lets operators manage their own account: view it, change its password, and list and end its sessions.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { Account, ChangePassword, OperatorSession, Reauthentication } from './contract.ts';
import { notLoggedIn } from './errors.ts';
import { countRecoveryCodes, findOperator, lockOperator, updateOperator } from './operators.repository.ts';
import { weaknessOf } from './passwords/password-rules.ts';
import { hashPassword } from './passwords/passwords.ts';
import {
  deleteSessionById,
  deleteSessionsOf,
  listSessions,
  recordReauthentication,
} from './sessions/operator-sessions.repository.ts';
import {
  type Actor,
  reauthenticateWithCode,
  reauthenticateWithPassword,
} from './sessions/re-authenticate.ts';
import { hashSessionId } from './sessions/session-store.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; keyring: Keyring; clock: Clock };
type Stored = Pick<Needs, 'database'>;

export async function readOwnAccount({ database }: Stored, operatorId: number): Promise<Account> {
  const operator = await findOperator(database.orm, operatorId);
  if (!operator) throw notLoggedIn();
  return {
    username: operator.username,
    role: operator.role,
    twoFactor: operator.totpSecret !== null,
    recoveryCodesLeft: await countRecoveryCodes(database.orm, operatorId),
    passwordChangedAt: operator.passwordChangedAt.toISOString(),
  };
}

/**
 * Changes the operator's own password and ends every session of the account. Throws 422 at `currentPassword`
 * when the current password is wrong, or at `newPassword` when the new password is easy to guess or equals
 * the current one; 429 `too_many_attempts`.
 */
export async function changeOwnPassword(
  shop: Omit<Needs, 'keyring'>,
  actor: Actor,
  { currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const { username, passwordHash: proved } = await reauthenticateWithPassword(
    shop,
    actor,
    currentPassword,
    'currentPassword',
  );
  const weakness =
    newPassword === currentPassword
      ? 'Dit is je huidige wachtwoord'
      : await weaknessOf(newPassword, username);
  if (weakness) throw invalidFields([{ path: 'newPassword', message: weakness }]);
  const passwordHash = await hashPassword(newPassword);
  await shop.database.transaction(async (tx) => {
    // Of several simultaneous requests with the same old password only the first succeeds. For the others,
    // the password they proved is no longer the current one.
    const now = await lockOperator(tx, actor.id);
    if (now?.passwordHash !== proved)
      throw invalidFields([{ path: 'currentPassword', message: 'Dit wachtwoord klopt niet' }]);
    await updateOperator(tx, actor.id, {
      passwordHash,
      passwordChangedAt: shop.clock.now(),
      passwordExpiresAt: null,
    });
    await deleteSessionsOf(tx, actor.id);
  });
}

/**
 * Checks the operator's password, and the code if the account has a second factor. The session may then do
 * irreversible actions for five minutes. Throws 422 at `password` or `code`, 429 `too_many_attempts`.
 */
export async function reauthenticate(
  shop: Needs,
  actor: Actor,
  { password, code }: Reauthentication,
  sessionId: string,
): Promise<void> {
  const operator = await reauthenticateWithPassword(shop, actor, password);
  if (operator.totpSecret !== null) {
    if (code === undefined) throw invalidFields([{ path: 'code', message: 'Vul de code in' }]);
    await reauthenticateWithCode(shop, operator, code);
  }
  await recordReauthentication(shop.database.orm, hashSessionId(sessionId), shop.clock.now());
}

/**
 * Lists the sessions of an operator, most recently used first. The session that makes this request has
 * `current: true`.
 */
export async function listOwnSessions(
  { database, clock }: Omit<Needs, 'keyring'>,
  operatorId: number,
  sessionId: string,
): Promise<OperatorSession[]> {
  const current = hashSessionId(sessionId);
  const rows = await listSessions(database.orm, operatorId, clock.now());
  return rows.map(({ id, idHash, device, startedAt, seenAt }) => ({
    id,
    current: idHash === current,
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

/** Ends one session of the operator. Throws 404 when the account has no such session. */
export async function endOwnSession({ database }: Stored, operatorId: number, id: number): Promise<void> {
  const ended = await database.transaction((tx) => deleteSessionById(tx, operatorId, id));
  if (!ended) throw notFound('Deze sessie bestaat niet meer.');
}

/** Ends all sessions of the operator except the session that makes this request. */
export async function endOtherSessions(
  { database }: Stored,
  operatorId: number,
  sessionId: string,
): Promise<void> {
  await database.transaction((tx) => deleteSessionsOf(tx, operatorId, hashSessionId(sessionId)));
}
