// The rules for holds: a basket holds its pack and coupon use under one key and for the same period, so
// renewing and claiming find the same holds. A hold costs a visitor nothing, so its duration and the number
// per network are limited.

import { minutes } from '#shared/clock.ts';

export const HOLD_MS = minutes(15);
/** The longest a basket may hold in total, renewals included. */
const MAX_HOLD_MS = minutes(45);
/** After the maximum, the basket cannot hold anything for this long, so that others get a chance. */
const HOLD_COOLDOWN_MS = minutes(15);

const MAX_HOLDS_PER_NETWORK = 5;

/**
 * The number of baskets per network that may hold something at the same time, at least 1. `scale` is the
 * scale of all rate limits.
 */
export function holdsPerNetwork(scale: number): number {
  return Math.max(1, Math.round(MAX_HOLDS_PER_NETWORK * scale));
}

export function holdKeyOf(draftId: number): string {
  return `draft:${draftId}`;
}

export type HoldSpan = { since: Date; until: Date };

/**
 * Returns the period of a new or renewed hold; null when the basket has used up its maximum. `since` is the
 * start of its current or recent hold, null without one.
 */
export function holdSpan(since: Date | null, now: Date): HoldSpan | null {
  const time = now.getTime();
  const began = since !== null && time - since.getTime() < MAX_HOLD_MS + HOLD_COOLDOWN_MS ? since : now;
  const until = Math.min(time + HOLD_MS, began.getTime() + MAX_HOLD_MS);
  return until > time ? { since: began, until: new Date(until) } : null;
}
