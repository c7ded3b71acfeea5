// Tests which session a tab uses after the link of a recovery mail.

import { expect, test } from 'vitest';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { emptyDetails } from '../details/customer-details.ts';
import { SESSION_ID_KEY } from '../details/storage/session-id.ts';
import {
  readStoredDetails,
  readTypedForm,
  saveTypedForm,
  storeDetails,
} from '../details/storage/stored-details.ts';
import { adoptSession } from './adopt-session.ts';

function memory(): BrowserStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

const typed = {
  details: { ...emptyDetails, email: 'eva@voorbeeld.nl' },
  couponCode: null,
  isPlaceUnsure: false,
};

test('another basket of this browser makes way for the basket of the link', () => {
  const local = memory();
  const session = memory();
  session.write(SESSION_ID_KEY, 'old');
  saveTypedForm(session, typed);
  storeDetails(local, typed.details, null);
  adoptSession(local, session, 'new');
  expect([session.read(SESSION_ID_KEY), readTypedForm(session), readStoredDetails(local)]).toEqual([
    'new',
    null,
    null,
  ]);
});

test('a reload of the same visit keeps what was typed since', () => {
  const local = memory();
  const session = memory();
  adoptSession(local, session, 'new');
  saveTypedForm(session, typed);
  adoptSession(local, session, 'new');
  expect(readTypedForm(session)).toEqual(typed);
});
