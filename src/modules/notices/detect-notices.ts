// Detects facts (domain events) since the last run, with one source per kind of notice, and raises notices
// for them. Business code does not call this: facts are read from their rows, so a crash loses none, and a
// unique key prevents a second notice.

import { minutes } from '#shared/clock.ts';
import type { NoticeKind } from './contract.ts';
import { findNoticed, readLastCheck, saveLastCheck } from './notices.repository.ts';
import { type NewNotice, type RaiseNeeds, raiseNotice } from './raise-notice.ts';

export type DetectedNotice = Omit<NewNotice, 'kind'>;

export type NoticeSource<Needs> = {
  kind: NoticeKind;
  /**
   * Returns what the operators must be told: facts recorded since a moment, or conditions that are true now.
   * A fact that already has a notice may be returned again.
   */
  find(shop: Needs, since: Date): Promise<DetectedNotice[]>;
};

/**
 * The time in milliseconds by which each run also searches the period before the previous run. A row gets the
 * time at which its transaction began, but is visible only when the transaction ends; no transaction takes
 * longer than this.
 */
const OVERLAP_MS = minutes(15);

type Needs = RaiseNeeds & { log: { warn(fields: object, message: string): void } };

/**
 * Raises notices for new facts and returns their number. When a source fails, the other sources still run.
 * Then the call throws, and the next run starts from the same moment.
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
