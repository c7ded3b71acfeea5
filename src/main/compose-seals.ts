// The seals of the log: when they are made, and where their head goes.

import { createSealLog, createTellHead, createVerifySeals, shortHash } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import type { Clock } from '#shared/clock.ts';

export function composeSeals(ports: { database: Database; clock: Clock; keyring: Keyring; log: Log }) {
  const sealLog = createSealLog(ports);
  const verifySeals = createVerifySeals(ports);
  return {
    sealLog,
    verifySeals,
    tellHead: createTellHead({ ...ports, sealLog, verifySeals }),
    /** A backup is named after the head of the chain it holds. */
    async markBackup(): Promise<string | null> {
      const head = await sealLog.seal();
      return head && shortHash(head.hash);
    },
  };
}
