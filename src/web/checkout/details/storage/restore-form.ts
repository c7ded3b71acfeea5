// Finds the details the customer typed earlier: in this browser tab, else in the draft on the server, else
// from an earlier order in this browser.

import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { readOwnDraft } from '../../calls/checkout-calls.ts';
import { emptyDetails, fromNamedDetails } from '../customer-details.ts';
import { COUPON_KEY, readStoredDetails, readTypedForm, type TypedForm } from './stored-details.ts';

/**
 * Returns the details and coupon the customer typed earlier; empty when nothing is found. Never throws. With
 * `hasSession` false, the server is not asked for a draft.
 */
export async function restoreForm(hasSession: boolean): Promise<TypedForm> {
  const typed = readTypedForm(sessionStore);
  if (typed) return typed;
  const draft = hasSession ? await findOwnDraft() : null;
  if (draft) return draft;
  const details = readStoredDetails(localStore);
  const couponCode = details ? localStore.read(COUPON_KEY) : null;
  return { details: details ?? emptyDetails, couponCode, isPlaceUnsure: false };
}

async function findOwnDraft(): Promise<TypedForm | null> {
  try {
    const draft = await readOwnDraft();
    if (!draft || draft.isCompleted) return null;
    return { details: fromNamedDetails(draft), couponCode: draft.couponCode || null, isPlaceUnsure: false };
  } catch {
    // No answer in time: the form starts empty, which is what it would do anyway.
    return null;
  }
}
