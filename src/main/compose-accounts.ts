// Who may run the shop: the use cases of accounts, with the secrets they need.

import {
  createCheckCode,
  createKnownDevices,
  createLogIn,
  createLoginAttempts,
  createManageOperators,
  createManageTwoFactor,
  createOwnAccount,
  createProveIdentity,
  createReadOperator,
} from '#modules/accounts/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { createSealedSecrets } from '#platform/tokens/sealed-secrets.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';

type Ports = {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  tokens: SignedTokens;
  https: boolean;
  live: boolean;
};

export function composeAccounts({ database, clock, keyring, tokens, https, live }: Ports) {
  const rules = { ownersNeedTwoFactor: live };
  const sealed = createSealedSecrets(keyring, 'totp');
  const attempts = createLoginAttempts({ database, clock });
  const checkCode = createCheckCode({ database, sealed, clock });
  const proveIdentity = createProveIdentity({ database, attempts, checkCode });
  return {
    logIn: createLogIn({ database, attempts, checkCode, clock, ...rules }),
    knownDevices: createKnownDevices({ tokens, clock }),
    readOperator: createReadOperator({ database, clock, secrets: sessionKeys(keyring), https, ...rules }),
    ownAccount: createOwnAccount({ database, proveIdentity, clock }),
    twoFactor: createManageTwoFactor({ database, sealed, proveIdentity, clock }),
    manageOperators: createManageOperators({ database, clock }),
  };
}

/** Those of the sessions' cookies; the bare secrets signed them once, and a release logs nobody out. */
export function sessionKeys(keyring: Keyring): string[] {
  return [...keyring.keysOf('sessions of operators'), ...keyring.bareSecrets];
}
