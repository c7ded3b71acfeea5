// Creates and checks the codes of authenticator apps (TOTP, RFC 6238): six digits, valid for 30 seconds, with
// a tolerance of one step for clock differences.

import { Secret, TOTP } from 'otpauth';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { createSealedSecrets, type SealedSecrets } from '#platform/tokens/sealed-secrets.ts';

const ISSUER = 'Zwartwit';
const STEP_MS = 30_000;

/** Generates a secret of 160 bits, the length of a SHA-1 hash, in base 32. */
export function randomTotpSecret(): string {
  return new Secret().base32;
}

/** Returns the `otpauth:` URI that an authenticator app reads from the QR image. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** Returns the 30-second time step of a code, at most one step from `now`; null for an invalid code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta;
}

function totpOf(secret: string, username: string): TOTP {
  return new TOTP({ issuer: ISSUER, label: username, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

export function sealedTotpSecrets(keyring: Keyring): SealedSecrets {
  return createSealedSecrets(keyring, 'totp');
}
