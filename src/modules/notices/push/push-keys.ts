// The shop's key pair for pushes, created at the first start and stored. Push services recognise the shop by
// this key pair.

import { createECDH } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import { createSealedSecrets } from '#platform/tokens/sealed-secrets.ts';
import type { Clock } from '#shared/clock.ts';
import type { PushKeys } from '../push-sender.port.ts';
import { deleteKeys, findKeys, insertKeys } from './push.repository.ts';

export type KeyNeeds = { database: Database; keyring: Keyring; clock: Clock };

/**
 * Reads the shop's key pair for pushes, and creates it when there is none. A pair that SESSION_SECRET can no
 * longer decrypt is replaced, which deletes all subscriptions.
 */
export async function readPushKeys(shop: KeyNeeds): Promise<PushKeys> {
  const { database, keyring, clock } = shop;
  const secrets = createSealedSecrets(keyring, 'push keys');
  const stored = await findKeys(database.orm);
  const opened = stored && secrets.open(stored.privateKey);
  if (stored && opened !== null) return { publicKey: stored.publicKey, privateKey: opened };
  const made = makeKeys();
  const row = { ...made, privateKey: secrets.seal(made.privateKey), createdAt: clock.now() };
  const isMine = await database.transaction(async (tx) => {
    if (stored) await deleteKeys(tx, stored.publicKey);
    return insertKeys(tx, row);
  });
  return isMine ? made : readPushKeys(shop);
}

/** Generates a P-256 key pair in base64url; the public key is the uncompressed point. */
function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  // A private key has 32 bytes, including leading zeros.
  const privateKey = pair.getPrivateKey().toString('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}
