// Verifies a second-factor code: a code of the authenticator app newer than the last accepted one, or an
// unused recovery code. The transaction that accepts a code also marks it as used, so two simultaneous
// requests cannot use the same code.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import type { Clock } from '#shared/clock.ts';
import { consumeRecoveryCode, lockOperator, updateOperator } from '../operators.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { sealedTotpSecrets, totpStep } from './totp.ts';

type Needs = { database: Pick<Database, 'transaction'>; keyring: Keyring; clock: Clock };

/**
 * Returns true for a correct second-factor code and marks the code as used. Returns false for a wrong code, a
 * used code, or an account without a second factor.
 */
export function verifyCode(
  { database, keyring, clock }: Needs,
  operatorId: number,
  code: string,
): Promise<boolean> {
  const sealed = sealedTotpSecrets(keyring);
  return database.transaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (!operator?.totpSecret) return false;
    if (code.length > 6) return consumeRecoveryCode(tx, operatorId, hashRecoveryCode(code));
    const { totpSecret } = operator;
    const secret = sealed.open(totpSecret);
    const step = secret === null ? null : totpStep(secret, code, clock.now());
    if (secret === null || step === null || step <= operator.totpLastStep) return false;
    // A secret that is still encrypted with the old key is encrypted with the new key.
    const renewed = sealed.isOutdated(totpSecret) ? { totpSecret: sealed.seal(secret) } : {};
    await updateOperator(tx, operatorId, { totpLastStep: step, ...renewed });
    return true;
  });
}
