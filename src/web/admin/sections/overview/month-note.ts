// The note below a card: this month compared with last month up to the same moment.

import { type Change, changeOf } from './charts/change.ts';

export type MonthNote = { change: Change | null; text: string };

type Compared = { total: number; current: number; previous: number };

/**
 * The minimum value that a figure of last month, such as its number of orders, must have for a change in
 * percent. Below it a percentage would exaggerate: from 1 to 11 is +1000 %.
 */
const ENOUGH = 5;

/**
 * The text below a card: the change in percent when last month had at least `ENOUGH`, else the figures of
 * both months.
 */
export function monthNote(
  { total, current, previous }: Compared,
  text: (value: number) => string,
  hasEnough = previous >= ENOUGH,
): MonthNote {
  if (hasEnough) return { change: changeOf(current, previous), text: 't.o.v. vorige maand' };
  if (previous > 0)
    return { change: null, text: `+${text(current)} deze maand, vorige maand +${text(previous)}` };
  // When everything is from this month, there is no previous month to compare with.
  if (current > 0 && current < total) return { change: null, text: `+${text(current)} deze maand` };
  return { change: null, text: current > 0 ? 'nog geen vorige maand' : 'geen verschil met vorige maand' };
}

/** True when last month had enough orders to give changes of amounts as percentages. */
export const hasEnoughOrders = ({ orders }: { orders: { previous: number } }) => orders.previous >= ENOUGH;
