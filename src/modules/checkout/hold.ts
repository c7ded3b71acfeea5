// The rules for holds, the reservations of a pack and a coupon use for a basket. Both have the same key and
// period. A hold costs a visitor nothing, so its duration and the number of holds per network are limited.

import { minutes } from '#shared/clock.ts';

export const HOLD_MS = minutes(15);
/**
 * The longest time in milliseconds that a basket may reserve its pack, counted from the first hold and with
 * all renewals.
 */
const MAX_HOLD_MS = minutes(45);
/**
 * The time in milliseconds after the longest hold during which the basket cannot reserve again, so that other
 * visitors get a chance.
 */
const HOLD_COOLDOWN_MS = minutes(15);

const MAX_HOLDS_PER_NETWORK = 5;

/**
 * Returns the number of baskets per network that may reserve a pack at the same time, at least 1. `scale` is
 * the factor by which the configuration multiplies all rate limits.
 */
export function holdsPerNetwork(scale: number): number {
  return Math.max(1, Math.round(MAX_HOLDS_PER_NETWORK * scale));
}

export function holdKeyOf(draftId: number): string {
  return `draft:${draftId}`;
}

export type HoldSpan = { since: Date; until: Date };

/**
 * Returns the period of a new or renewed hold; null when the basket has reserved for the maximum time and may
 * not reserve again yet. `since` is the start of the basket's current or last hold; null when none is stored.
 */
export function holdSpan(since: Date | null, now: Date): HoldSpan | null {
  const time = now.getTime();
  const began = since !== null && time - since.getTime() < MAX_HOLD_MS + HOLD_COOLDOWN_MS ? since : now;
  const until = Math.min(time + HOLD_MS, began.getTime() + MAX_HOLD_MS);
  return until > time ? { since: began, until: new Date(until) } : null;
}
