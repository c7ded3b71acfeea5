// The secrets of authenticator apps are sealed in the database, with a key that is not in it.

import type { Keyring } from '#platform/tokens/keyring.ts';
import { createSealedSecrets, type SealedSecrets } from '#platform/tokens/sealed-secrets.ts';

export function sealedTotpSecrets(keyring: Keyring): SealedSecrets {
  return createSealedSecrets(keyring, 'totp');
}
