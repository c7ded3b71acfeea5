// The states of a return and their transitions. Pure, for browser and server.

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
 * For each state of a return, the states that may follow. An announced parcel may be checked at once. A
 * return that ended without a refund can be announced again. A paid return is final, unless the refund failed
 * (`pay-return.ts`).
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

/**
 * The states of a return that are not possible when the parcel was never sent: its goods are still in the
 * shop.
 */
const NOT_FOR_HELD: readonly ReturnStatus[] = ['underway', 'received'];

export function mayTransition(
  { status, notSent }: { status: ReturnStatus; notSent: boolean },
  next: ReturnStatus,
): boolean {
  return TRANSITIONS[status].includes(next) && !(notSent && NOT_FOR_HELD.includes(next));
}

/** The states of a return that is not finished. */
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
