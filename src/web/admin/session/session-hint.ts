// Stores in the browser that somebody was logged in here. The login screen then says that the session
// expired; the flag gives no rights.

import { localStore } from '#web/client/browser-storage.ts';

const KEY = 'adminLoggedIn';

export const sessionHint = {
  set: () => localStore.write(KEY, 'true'),
  clear: () => localStore.remove(KEY),
  isSet: () => localStore.read(KEY) === 'true',
};
