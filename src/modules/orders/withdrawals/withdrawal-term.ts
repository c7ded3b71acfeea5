// Until when a consumer may withdraw: some days after receipt, moved to the next working day when the last
// one is none (BW 6:230o, Regulation 1182/71 art. 3, Algemene termijnenwet art. 3). Days are calendar days in
// the shop's time zone.

import { addDays, type Day, dayOf, isWorkingDay } from '#shared/shop-days.ts';

/** The last day of a withdrawal in time: `term` days after the day of receipt, or the next working day. */
export function lastDayToWithdraw(received: Day, term: number): Day {
  let day = addDays(received, term);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Of a parcel that came at that moment; null as long as nobody knows when it did. */
export const termEndsOn = (receivedAt: Date | null, term: number): Day | null =>
  receivedAt && lastDayToWithdraw(dayOf(receivedAt), term);

type Declared = { declaredAt: Date; receivedAt: Date | null; term: number };

/** False as long as nobody knows when the parcel arrived: then the term has not run out. */
export function isLate({ declaredAt, receivedAt, term }: Declared): boolean {
  const last = termEndsOn(receivedAt, term);
  return last !== null && dayOf(declaredAt) > last;
}
