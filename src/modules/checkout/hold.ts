// A basket holds its pack and its coupon use under one key and for one time, so that renewing and using them
// finds the same holds.

import { minutes } from '#shared/clock.ts';

export const HOLD_TIME = minutes(15);

export function holdKeyOf(draftId: number): string {
  return `draft:${draftId}`;
}
