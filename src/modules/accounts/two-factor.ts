// The second factor of an account: switched on by scanning and confirming, off with password and code.

import { toDataURL } from 'qrcode';
import type { Database } from '#platform/database/database.ts';
import type { SealedSecrets } from '#platform/tokens/sealed-secrets.ts';
import type { Clock } from '#shared/clock.ts';
import { invalidFields } from '#shared/problems.ts';
import type { ProveTwoFactor, RecoveryCodes, TwoFactorSetup } from './contract.ts';
import { deleteSessionsOf } from './operator-sessions.repository.ts';
import { lockOperator, replaceRecoveryCodes, updateOperator } from './operators.repository.ts';
import type { Actor, ProveIdentity } from './prove-identity.ts';
import { hashRecoveryCode, randomRecoveryCodes, readableRecoveryCode } from './recovery-codes.ts';
import { conflict, notLoggedIn } from './refusals.ts';
import { hashSessionId } from './session-store.ts';
import { randomTotpSecret, totpStep, totpUri } from './totp.ts';

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  sealed: SealedSecrets;
  proveIdentity: ProveIdentity;
  clock: Clock;
};

export type ManageTwoFactor = {
  /** A new secret to scan; nothing is asked for yet. 409 `two_factor_on`. */
  start(actor: Actor, password: string): Promise<TwoFactorSetup>;
  /**
   * Switches it on with a code of the scanned secret and answers recovery codes; every session but this one ends.
   * 409 `two_factor_off` without a start, 429 `too_many_attempts` after ten wrong codes.
   */
  confirm(actor: Actor, code: string, session: string): Promise<RecoveryCodes>;
  /** 409 `two_factor_off` when it was off already. */
  disable(actor: Actor, proof: ProveTwoFactor): Promise<void>;
  /** New recovery codes; the old ones are worth nothing from then on. */
  renewRecoveryCodes(actor: Actor, proof: ProveTwoFactor): Promise<RecoveryCodes>;
};

const QR_OPTIONS = { errorCorrectionLevel: 'M', margin: 2, width: 232 } as const;

export function createManageTwoFactor({ database, sealed, proveIdentity, clock }: Ports): ManageTwoFactor {
  async function prove(actor: Actor, proof: ProveTwoFactor) {
    const operator = await proveIdentity.byPassword(actor, proof.password);
    if (operator.totpSecret === null) throw isOff();
    await proveIdentity.byCode(operator, proof.code);
  }
  return {
    async start(actor, password) {
      const { username, totpSecret } = await proveIdentity.byPassword(actor, password);
      if (totpSecret !== null) throw isOn();
      const secret = randomTotpSecret();
      await database.transaction((tx) =>
        updateOperator(tx, actor.id, { totpPendingSecret: sealed.seal(secret) }),
      );
      const uri = totpUri(secret, username);
      return { secret, uri, qr: await toDataURL(uri, QR_OPTIONS) };
    },
    async confirm(actor, code, session) {
      const codes = randomRecoveryCodes();
      const guess = await proveIdentity.countCode(actor);
      await database.transaction(async (tx) => {
        const operator = await lockOperator(tx, actor.id);
        if (!operator) throw notLoggedIn();
        if (operator.totpSecret !== null) throw isOn();
        const pending = operator.totpPendingSecret;
        const secret = pending === null ? null : sealed.open(pending);
        if (secret === null) throw isOff();
        const step = totpStep(secret, code, clock.now());
        if (step === null) throw invalidFields([{ path: 'code', message: 'Deze code klopt niet' }]);
        await updateOperator(tx, actor.id, {
          totpSecret: pending,
          totpPendingSecret: null,
          totpLastStep: step,
        });
        await replaceRecoveryCodes(tx, actor.id, codes.map(hashRecoveryCode));
        // Whoever was inside with the password alone is out.
        await deleteSessionsOf(tx, actor.id, hashSessionId(session));
      });
      await guess.forget();
      return readable(codes);
    },
    async disable(actor, proof) {
      await prove(actor, proof);
      await database.transaction(async (tx) => {
        await updateOperator(tx, actor.id, { totpSecret: null, totpPendingSecret: null });
        await replaceRecoveryCodes(tx, actor.id, []);
      });
    },
    async renewRecoveryCodes(actor, proof) {
      await prove(actor, proof);
      const codes = randomRecoveryCodes();
      await database.transaction((tx) => replaceRecoveryCodes(tx, actor.id, codes.map(hashRecoveryCode)));
      return readable(codes);
    },
  };
}

function readable(codes: string[]): RecoveryCodes {
  return { recoveryCodes: codes.map(readableRecoveryCode) };
}

function isOn() {
  return conflict('two_factor_on', 'Tweestapsverificatie staat al aan.');
}

function isOff() {
  return conflict('two_factor_off', 'Tweestapsverificatie staat uit.');
}
