// Which session a tab goes on with behind the link of a recovery mail.

import { expect, test } from 'vitest';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { emptyDetails } from '../details/customer-details.ts';
import { SESSION_ID_KEY } from '../details/kept/session-id.ts';
import { keepTyped, readTyped, restoreStoredDetails, storeDetails } from '../details/kept/stored-details.ts';
import { adoptSession } from './adopt-session.ts';

function memory(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
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
  keepTyped(session, typed);
  storeDetails(local, typed.details, null);
  adoptSession(local, session, 'new');
  expect([session.read(SESSION_ID_KEY), readTyped(session), restoreStoredDetails(local)]).toEqual([
    'new',
    null,
    null,
  ]);
});

test('a reload of the same visit keeps what was typed since', () => {
  const local = memory();
  const session = memory();
  adoptSession(local, session, 'new');
  keepTyped(session, typed);
  adoptSession(local, session, 'new');
  expect(readTyped(session)).toEqual(typed);
});
