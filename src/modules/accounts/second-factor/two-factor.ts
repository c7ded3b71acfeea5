// Manages the second factor of an operator's account. The operator enables it by scanning a secret and
// confirming a code, and disables it with password and code.

import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { invalidFields, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { ProveTwoFactor, RecoveryCodes, TwoFactorSetup } from '../contract.ts';
import { notLoggedIn } from '../errors.ts';
import { lockOperator, replaceRecoveryCodes, updateOperator } from '../operators.repository.ts';
import { deleteFailures } from '../sessions/login-failures.repository.ts';
import { deleteSessionsOf } from '../sessions/operator-sessions.repository.ts';
import {
  type Actor,
  enforceCodeLimit,
  reauthenticateWithCode,
  reauthenticateWithPassword,
} from '../sessions/re-authenticate.ts';
import { hashSessionId } from '../sessions/session-store.ts';
import { hashRecoveryCode, randomRecoveryCodes, readableRecoveryCode } from './recovery-codes.ts';
import { randomTotpSecret, sealedTotpSecrets, totpStep, totpUri } from './totp.ts';

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; keyring: Keyring; clock: Clock };

const QR_OPTIONS = { errorCorrectionLevel: 'M', margin: 2, width: 232 } as const;

/**
 * Creates a new secret to scan with an authenticator app and stores it as pending: log-in asks for codes only
 * after `confirmTwoFactor`. Throws 409 `two_factor_on` when the account already has a second factor, 422 at
 * `password` for a wrong password, 429 `too_many_attempts`.
 */
export async function startTwoFactor(shop: Needs, actor: Actor, password: string): Promise<TwoFactorSetup> {
  const { username, totpSecret } = await reauthenticateWithPassword(shop, actor, password);
  if (totpSecret !== null) throw isOn();
  const secret = randomTotpSecret();
  const totpPendingSecret = sealedTotpSecrets(shop.keyring).seal(secret);
  await shop.database.transaction((tx) => updateOperator(tx, actor.id, { totpPendingSecret }));
  const uri = totpUri(secret, username);
  // The QR library is loaded only when needed, because set-ups are rare.
  const { toDataURL } = await import('qrcode');
  return { secret, uri, qr: await toDataURL(uri, QR_OPTIONS) };
}

/**
 * Enables the second factor after a correct code of the scanned secret, ends every other session and returns
 * new recovery codes. Throws 422 at `code` for a wrong code; 429 `too_many_attempts` after ten wrong codes;
 * 409 `two_factor_off` when no secret was created first, `two_factor_on` when the second factor is already
 * enabled.
 */
export async function confirmTwoFactor(
  shop: Needs,
  actor: Actor,
  code: string,
  session: string,
): Promise<RecoveryCodes> {
  const codes = randomRecoveryCodes();
  const guess = await enforceCodeLimit(shop, actor);
  await shop.database.transaction(async (tx) => {
    const operator = await lockOperator(tx, actor.id);
    if (!operator) throw notLoggedIn();
    if (operator.totpSecret !== null) throw isOn();
    const pending = operator.totpPendingSecret;
    const secret = pending === null ? null : sealedTotpSecrets(shop.keyring).open(pending);
    if (secret === null) throw isOff();
    const step = totpStep(secret, code, shop.clock.now());
    if (step === null) throw invalidFields([{ path: 'code', message: 'Deze code klopt niet' }]);
    await updateOperator(tx, actor.id, {
      totpSecret: pending,
      totpPendingSecret: null,
      totpLastStep: step,
    });
    await replaceRecoveryCodes(tx, actor.id, codes.map(hashRecoveryCode));
    // Sessions that were started with the password alone end.
    await deleteSessionsOf(tx, actor.id, hashSessionId(session));
  });
  await deleteFailures(shop.database.orm, guess);
  return readable(codes);
}

/**
 * Disables the second factor and deletes the recovery codes, after checking password and code (`proof`).
 * Throws 409 `two_factor_off` when the account has no second factor, 422 for a wrong password or code, 429
 * `too_many_attempts`.
 */
export async function disableTwoFactor(shop: Needs, actor: Actor, proof: ProveTwoFactor): Promise<void> {
  await reauthenticateWithBoth(shop, actor, proof);
  await shop.database.transaction(async (tx) => {
    await updateOperator(tx, actor.id, { totpSecret: null, totpPendingSecret: null });
    await replaceRecoveryCodes(tx, actor.id, []);
  });
}

/**
 * Creates and returns new recovery codes and invalidates the old ones, after checking password and code
 * (`proof`). Throws 409 `two_factor_off` when the account has no second factor, 422 for a wrong password or
 * code, 429 `too_many_attempts`.
 */
export async function renewRecoveryCodes(
  shop: Needs,
  actor: Actor,
  proof: ProveTwoFactor,
): Promise<RecoveryCodes> {
  await reauthenticateWithBoth(shop, actor, proof);
  const codes = randomRecoveryCodes();
  await shop.database.transaction((tx) => replaceRecoveryCodes(tx, actor.id, codes.map(hashRecoveryCode)));
  return readable(codes);
}

async function reauthenticateWithBoth(shop: Needs, actor: Actor, proof: ProveTwoFactor): Promise<void> {
  const operator = await reauthenticateWithPassword(shop, actor, proof.password);
  if (operator.totpSecret === null) throw isOff();
  await reauthenticateWithCode(shop, operator, proof.code);
}

function readable(codes: string[]): RecoveryCodes {
  return { recoveryCodes: codes.map(readableRecoveryCode) };
}

const isOn = refusing('two_factor_on', 'Tweestapsverificatie staat al aan.');

const isOff = refusing('two_factor_off', 'Tweestapsverificatie staat uit.');
