// A basket holds its pack and its coupon use under one key and for one time, so that renewing and using them
// finds the same holds. Holding costs a visitor nothing, so how long and how many is bounded.

import { minutes } from '#shared/clock.ts';

export const HOLD_TIME = minutes(15);
/** Renewing a hold does not make it last longer than this in all. */
const LONGEST_HOLD = minutes(45);
/** After that the basket holds nothing for a while: others have their turn. */
const HOLD_REST = minutes(15);

const HOLDS_PER_NETWORK = 5;

/** How many baskets of one network may hold something at the same time, by the scale of all limits. */
export function holdsPerNetwork(scale: number): number {
  return Math.max(1, Math.round(HOLDS_PER_NETWORK * scale));
}

export function holdKeyOf(draftId: number): string {
  return `draft:${draftId}`;
}

export type HoldSpan = { since: Date; until: Date };

/** `since` is when the basket's hold began, if it has or lately had one. Null: it has held long enough. */
export function holdSpan(since: Date | null, now: Date): HoldSpan | null {
  const time = now.getTime();
  const began = since !== null && time - since.getTime() < LONGEST_HOLD + HOLD_REST ? since : now;
  const until = Math.min(time + HOLD_TIME, began.getTime() + LONGEST_HOLD);
  return until > time ? { since: began, until: new Date(until) } : null;
}
