// A flag in the browser that somebody was logged in here. It decides only what to draw first, never what is
// allowed: with it, the login screen knows that a session ended by itself.

import { localStore } from '#web/client/browser-storage.ts';

const KEY = 'adminLoggedIn';

export const sessionHint = {
  set: () => localStore.write(KEY, 'true'),
  clear: () => localStore.remove(KEY),
  isSet: () => localStore.read(KEY) === 'true',
};
