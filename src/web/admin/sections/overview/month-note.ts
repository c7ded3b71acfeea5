// What this month did against last month up to the same moment, under a card.

import { type Change, changeOf } from './charts/change.ts';

export type MonthNote = { change: Change | null; text: string };

type Compared = { total: number; current: number; previous: number };

/** Below this many last month a percentage says more than happened: from one to eleven is +1000 %. */
const ENOUGH = 5;

/** A percentage where last month had `enough` of them; else what both months have, in figures. */
export function monthNote(
  { total, current, previous }: Compared,
  text: (value: number) => string,
  hasEnough = previous >= ENOUGH,
): MonthNote {
  if (hasEnough) return { change: changeOf(current, previous), text: 't.o.v. vorige maand' };
  if (previous > 0)
    return { change: null, text: `+${text(current)} deze maand, vorige maand +${text(previous)}` };
  // All there is came this month: there is no month to compare it with.
  if (current > 0 && current < total) return { change: null, text: `+${text(current)} deze maand` };
  return { change: null, text: current > 0 ? 'nog geen vorige maand' : 'geen verschil met vorige maand' };
}

/** Money is told in percentages once so many orders of last month bore it. */
export const hasEnoughOrders = ({ orders }: { orders: { previous: number } }) => orders.previous >= ENOUGH;
