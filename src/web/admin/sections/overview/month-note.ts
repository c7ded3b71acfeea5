// What this month did against last month up to the same moment, under a card.

import { type Change, changeOf } from './charts/change.ts';

export type MonthNote = { change: Change | null; text: string };

type Compared = { current: number; previous: number };

/** A percentage where last month had something; else what this month has, in figures. */
export function monthNote({ current, previous }: Compared, text: (value: number) => string): MonthNote {
  if (previous > 0) return { change: changeOf(current, previous), text: 't.o.v. vorige maand' };
  if (current > 0) return { change: null, text: `+${text(current)} deze maand` };
  return { change: null, text: 'geen verschil met vorige maand' };
}
