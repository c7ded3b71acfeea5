// Once a day the log is verified, and the head of its chain leaves the database in the server's log: whoever can write in
// the database cannot reach what was said there.

import type { MachineLog } from '#platform/database/machine-log.ts';
import type { SealLog } from './seal-log.ts';
import type { VerifySeals } from './verify-seals.ts';

type Ports = { sealLog: Pick<SealLog, 'seal'>; verifySeals: VerifySeals; log: MachineLog };

export function createTellHead({ sealLog, verifySeals, log }: Ports): () => Promise<void> {
  return async () => {
    const head = await sealLog.seal();
    const { ok, detail, ...proof } = await verifySeals(head?.hash);
    if (ok) log.info({ audit: { event: 'head', ...head, ...proof } }, 'audit');
    else log.error({ audit: { event: 'broken', ...head, detail } }, 'audit');
  };
}
