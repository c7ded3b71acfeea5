// Looks for what happened since the last look, a source for each kind of fact, and has it noticed. Nothing of
// the business waits for it or knows of it: a fact is found by its row, so none is lost when a process dies,
// and the unique key makes it one notice.

import { minutes } from '#shared/clock.ts';
import type { NoticeKind } from './contract.ts';
import { findNoticed, readLastCheck, saveLastCheck } from './notices.repository.ts';
import { type NewNotice, type RaiseNeeds, raiseNotice } from './raise-notice.ts';

export type DetectedNotice = Omit<NewNotice, 'kind'>;

export type NoticeSource<Needs> = {
  kind: NoticeKind;
  /** Facts of since that moment, or how things stand; what was noticed already may be among them. */
  find(shop: Needs, since: Date): Promise<DetectedNotice[]>;
};

/** A row has the time its transaction began, and is seen when that ends: none takes this long. */
const OVERLAP_MS = minutes(15);

type Needs = RaiseNeeds & { log: { warn(fields: object, message: string): void } };

/**
 * Answers how many were new. A source that fails holds up no other; then the next look goes back as far as
 * this one.
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
