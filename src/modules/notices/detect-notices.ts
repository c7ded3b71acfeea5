// Detects facts since the last run, with one source per kind of notice, and raises notices for them. The
// business code does not call this: facts are read from their rows, so a crash loses none, and a unique key
// prevents a second notice.

import { minutes } from '#shared/clock.ts';
import type { NoticeKind } from './contract.ts';
import { findNoticed, readLastCheck, saveLastCheck } from './notices.repository.ts';
import { type NewNotice, type RaiseNeeds, raiseNotice } from './raise-notice.ts';

export type DetectedNotice = Omit<NewNotice, 'kind'>;

export type NoticeSource<Needs> = {
  kind: NoticeKind;
  /** Returns facts since a moment, or the current state; may include facts that were noticed before. */
  find(shop: Needs, since: Date): Promise<DetectedNotice[]>;
};

/**
 * Overlap of two runs in milliseconds. A row gets the time its transaction began and is visible when that
 * ends; no transaction takes this long.
 */
const OVERLAP_MS = minutes(15);

type Needs = RaiseNeeds & { log: { warn(fields: object, message: string): void } };

/**
 * Raises the new notices and returns their number. When a source fails, the other sources still run; then the
 * call throws, and the next run starts from the same moment.
 */
export async function detectNotices<Shop extends Needs>(
  shop: Shop,
  sources: readonly NoticeSource<Shop>[],
): Promise<number> {
  const { database, clock, log } = shop;
  const now = clock.now();
  const lastCheckedAt = (await readLastCheck(database.orm)) ?? now;
  const since = new Date(lastCheckedAt.getTime() - OVERLAP_MS);
  let raised = 0;
  let failed = 0;
  for (const { kind, find } of sources) {
    try {
      raised += await raiseNew(shop, kind, await find(shop, since));
    } catch (error) {
      failed += 1;
      log.warn({ err: error, kind }, 'it could not be looked whether there is something to be told of');
    }
  }
  if (failed > 0) throw new Error(`${failed} kinds of notices could not be looked for`);
  await saveLastCheck(database.orm, now);
  return raised;
}

async function raiseNew(
  shop: RaiseNeeds,
  kind: NoticeKind,
  detected: readonly DetectedNotice[],
): Promise<number> {
  const known = await findNoticed(
    shop.database.orm,
    detected.map(({ key }) => `${kind}:${key}`),
  );
  let raised = 0;
  for (const one of detected) {
    if (known.has(`${kind}:${one.key}`)) continue;
    if (await raiseNotice(shop, { kind, ...one })) raised += 1;
  }
  return raised;
}
