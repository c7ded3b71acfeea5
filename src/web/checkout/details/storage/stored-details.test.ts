// Tests which customer details the browser stores, and for how long.

import { expect, test } from 'vitest';
import { type BrowserStorage, createBrowserStorage } from '#web/client/browser-storage.ts';
import { emptyDetails } from '../customer-details.ts';
import {
  clearStoredDetails,
  readStoredDetails,
  readTypedForm,
  saveTypedForm,
  storeDetails,
  storedFields,
} from './stored-details.ts';

const inMemory = (): BrowserStorage =>
  createBrowserStorage(() => {
    throw new Error('no storage');
  });

const details = {
  ...emptyDetails,
  firstName: 'Eva',
  lastName: 'Smit',
  email: 'eva@voorbeeld.nl',
  city: 'Utrecht',
};

test('a submit writes the documented keys', () => {
  const store = inMemory();
  storeDetails(store, details, 'WELKOM10');
  expect(store.read('checkout-email')).toBe('eva@voorbeeld.nl');
  expect(store.read('checkout-name')).toBe('Eva Smit');
  expect(store.read('checkout-country')).toBe('NL');
  expect(store.read('checkout-couponCode')).toBe('WELKOM10');
  expect(readStoredDetails(store)).toEqual(details);
});

test('after the order nothing of the customer is left', () => {
  const local = inMemory();
  const session = inMemory();
  storeDetails(local, details, 'WELKOM10');
  saveTypedForm(session, { details, couponCode: null, isPlaceUnsure: false });
  clearStoredDetails(local, session);
  expect(storedFields(local)).toEqual({});
  expect(local.read('checkout-couponCode')).toBeNull();
  expect(readTypedForm(session)).toBeNull();
  expect(readStoredDetails(local)).toBeNull();
});

test('what is typed comes back as it was, and spoiled storage is ignored', () => {
  const session = inMemory();
  const typed = { details: { ...details, streetName: 'Dorps ' }, couponCode: 'A', isPlaceUnsure: true };
  saveTypedForm(session, typed);
  expect(readTypedForm(session)).toEqual(typed);
  session.write('checkout-typed', '{');
  expect(readTypedForm(session)).toBeNull();
  session.write('checkout-typed', '{"details":{"city":"Gent"},"couponCode":null}');
  expect(readTypedForm(session)).toEqual({
    details: { ...emptyDetails, city: 'Gent' },
    couponCode: null,
    isPlaceUnsure: false,
  });
});
