// Once a day the log is verified, and the head of its chain leaves the database in the server's log: whoever can write in
// the database cannot reach what was said there. What was found is kept for the back-office too.

import type { Database } from '#platform/database/database.ts';
import type { MachineLog } from '#platform/database/machine-log.ts';
import type { Clock } from '#shared/clock.ts';
import type { SealLog } from './seal-log.ts';
import { saveVerification } from './verification.repository.ts';
import type { VerifySeals } from './verify-seals.ts';

type Ports = {
  database: Pick<Database, 'orm'>;
  sealLog: Pick<SealLog, 'seal'>;
  verifySeals: VerifySeals;
  clock: Clock;
  log: MachineLog;
};

export function createTellHead({ database, sealLog, verifySeals, clock, log }: Ports): () => Promise<void> {
  return async () => {
    const head = await sealLog.seal();
    const { ok, detail, ...proof } = await verifySeals(head?.hash);
    if (ok) log.info({ audit: { event: 'head', ...head, ...proof } }, 'audit');
    else log.error({ audit: { event: 'broken', ...head, detail } }, 'audit');
    await saveVerification(database.orm, { at: clock.now(), ok, detail });
  };
}
