// Codes of authenticator apps (RFC 6238): six digits, 30 seconds, and one step of patience for clocks that
// differ.

import { Secret, TOTP } from 'otpauth';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { createSealedSecrets, type SealedSecrets } from '#platform/tokens/sealed-secrets.ts';

const ISSUER = 'Zwartwit';
const STEP_MS = 30_000;

/** 160 bits, which is as long as what SHA-1 makes of it. */
export function randomTotpSecret(): string {
  return new Secret().base32;
}

/** What the QR picture says. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The step the code belongs to, around this moment; null when it belongs to none. */
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
