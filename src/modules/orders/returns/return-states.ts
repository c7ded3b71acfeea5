// The states of a return, and the one table of what follows what. Pure, for browser and server alike.

export const returnStatuses = [
  'announced',
  'underway',
  'received',
  'checked',
  'paid',
  'refused',
  'closed',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/**
 * A parcel may be checked as it comes in, without a step for each. What ended without money can be taken up
 * again where it began; what was paid is paid, unless its refund failed (`pay-return.ts`).
 */
const TRANSITIONS: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  announced: ['underway', 'received', 'checked', 'refused', 'closed'],
  underway: ['received', 'checked', 'refused', 'closed'],
  received: ['checked', 'refused', 'closed'],
  checked: ['paid', 'refused', 'closed'],
  paid: [],
  refused: ['announced'],
  closed: ['announced'],
};

/** Of a parcel that never left there is nothing under way and nothing to come in. */
const NOT_FOR_HELD: readonly ReturnStatus[] = ['underway', 'received'];

export function mayTransition(
  { status, notSent }: { status: ReturnStatus; notSent: boolean },
  next: ReturnStatus,
): boolean {
  return TRANSITIONS[status].includes(next) && !(notSent && NOT_FOR_HELD.includes(next));
}

/** Something is still to be done about it. */
export const OPEN_RETURNS = [
  'announced',
  'underway',
  'received',
  'checked',
] as const satisfies ReturnStatus[];

export function isOpenReturn(status: string): boolean {
  return OPEN_RETURNS.some((open) => open === status);
}

export function isReturnStatus(text: string): text is ReturnStatus {
  return returnStatuses.some((status) => status === text);
}

export const RETURN_NAMES: Readonly<Record<ReturnStatus, string>> = {
  announced: 'Aangemeld',
  underway: 'Onderweg',
  received: 'Ontvangen',
  checked: 'Gecontroleerd',
  paid: 'Terugbetaald',
  refused: 'Geweigerd',
  closed: 'Afgesloten',
};

/**
 * On an order whose parcel is held back: its customer wants (part of) it no more. It goes with the return,
 * not by being seen.
 */
export const ON_HOLD = 'on_hold';
