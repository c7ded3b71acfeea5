// The log names customers where their orders were changed, so it does not stay for ever: two years.

import { type Clock, days } from '#shared/clock.ts';
import type { SealLog } from './seal-log.ts';

export const KEEP_ENTRIES = days(2 * 365);

type Ports = { sealLog: Pick<SealLog, 'forgetBefore'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function createForgetOldAudit({ sealLog, clock }: Ports): () => Promise<void> {
  return () => sealLog.forgetBefore(new Date(clock.now().getTime() - KEEP_ENTRIES));
}
