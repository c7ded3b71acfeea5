// What operators do with their own account: look at it, change its password, and see and end its sessions.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { invalidFields, notFound } from '#shared/problems.ts';
import type { Account, ChangePassword, OperatorSession, Proof } from './contract.ts';
import {
  deleteSessionById,
  deleteSessionsOf,
  listSessions,
  markProven,
} from './operator-sessions.repository.ts';
import { countRecoveryCodes, findOperator, updateOperator } from './operators.repository.ts';
import { weaknessOf } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { Actor, ProveIdentity } from './prove-identity.ts';
import { notLoggedIn } from './refusals.ts';
import { hashSessionId } from './session-store.ts';

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  proveIdentity: ProveIdentity;
  clock: Clock;
};

export type OwnAccount = {
  read(operatorId: number): Promise<Account>;
  /** Ends every session of the account. 422 at `currentPassword`, or at `newPassword` when it is easily guessed. */
  changePassword(actor: Actor, change: ChangePassword): Promise<void>;
  /** Password, and code when there is a second factor: for five minutes this session may do what cannot be taken back. */
  prove(actor: Actor, proof: Proof, sessionId: string): Promise<void>;
  /** The one used last first; `current` is the one with this id. */
  listSessions(operatorId: number, sessionId: string): Promise<OperatorSession[]>;
  /** 404 when the account has no such session. */
  endSession(operatorId: number, id: number): Promise<void>;
  /** All but the one with this id. */
  endOtherSessions(operatorId: number, sessionId: string): Promise<void>;
};

export function createOwnAccount({ database, proveIdentity, clock }: Ports): OwnAccount {
  return {
    async read(operatorId) {
      const operator = await findOperator(database.orm, operatorId);
      if (!operator) throw notLoggedIn();
      return {
        username: operator.username,
        role: operator.role,
        twoFactor: operator.totpSecret !== null,
        recoveryCodesLeft: await countRecoveryCodes(database.orm, operatorId),
        passwordChangedAt: operator.passwordChangedAt.toISOString(),
      };
    },
    async changePassword(actor, { currentPassword, newPassword }) {
      const { username } = await proveIdentity.byPassword(actor, currentPassword, 'currentPassword');
      const weakness =
        newPassword === currentPassword
          ? 'Dit is je huidige wachtwoord'
          : await weaknessOf(newPassword, username);
      if (weakness) throw invalidFields([{ path: 'newPassword', message: weakness }]);
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (tx) => {
        await updateOperator(tx, actor.id, {
          ...{ passwordHash, passwordChangedAt: clock.now() },
          passwordExpiresAt: null,
        });
        await deleteSessionsOf(tx, actor.id);
      });
    },
    async prove(actor, { password, code }, sessionId) {
      const operator = await proveIdentity.byPassword(actor, password);
      if (operator.totpSecret !== null) {
        if (code === undefined) throw invalidFields([{ path: 'code', message: 'Vul de code in' }]);
        await proveIdentity.byCode(operator, code);
      }
      await markProven(database.orm, hashSessionId(sessionId), clock.now());
    },
    async listSessions(operatorId, sessionId) {
      const current = hashSessionId(sessionId);
      const rows = await listSessions(database.orm, operatorId, clock.now());
      return rows.map(({ id, idHash, device, startedAt, seenAt }) => ({
        id,
        current: idHash === current,
        device,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }));
    },
    async endSession(operatorId, id) {
      const ended = await database.transaction((tx) => deleteSessionById(tx, operatorId, id));
      if (!ended) throw notFound('Deze sessie bestaat niet meer.');
    },
    endOtherSessions: (operatorId, sessionId) =>
      database.transaction((tx) => deleteSessionsOf(tx, operatorId, hashSessionId(sessionId))),
  };
}
