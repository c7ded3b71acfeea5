// A flag in the browser that somebody was logged in here. It affects only what is shown first, never what is
// allowed: with the flag the login screen can say that the session expired.

import { localStore } from '#web/client/browser-storage.ts';

const KEY = 'adminLoggedIn';

export const sessionHint = {
  set: () => localStore.write(KEY, 'true'),
  clear: () => localStore.remove(KEY),
  isSet: () => localStore.read(KEY) === 'true',
};
