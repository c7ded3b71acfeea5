// A basket holds its pack and its coupon use under one key and for one time, so that renewing and using them
// finds the same holds. Holding costs a visitor nothing, so how long and how many is bounded.

import { minutes } from '#shared/clock.ts';

export const HOLD_MS = minutes(15);
/** Renewing a hold does not make it last longer than this in all. */
const MAX_HOLD_MS = minutes(45);
/** After that the basket holds nothing for a while: others have their turn. */
const HOLD_COOLDOWN_MS = minutes(15);

const MAX_HOLDS_PER_NETWORK = 5;

/** How many baskets of one network may hold something at the same time, by the scale of all limits. */
export function holdsPerNetwork(scale: number): number {
  return Math.max(1, Math.round(MAX_HOLDS_PER_NETWORK * scale));
}

export function holdKeyOf(draftId: number): string {
  return `draft:${draftId}`;
}

export type HoldSpan = { since: Date; until: Date };

/** `since` is when the basket's hold began, if it has or lately had one. Null: it has held long enough. */
export function holdSpan(since: Date | null, now: Date): HoldSpan | null {
  const time = now.getTime();
  const began = since !== null && time - since.getTime() < MAX_HOLD_MS + HOLD_COOLDOWN_MS ? since : now;
  const until = Math.min(time + HOLD_MS, began.getTime() + MAX_HOLD_MS);
  return until > time ? { since: began, until: new Date(until) } : null;
}
