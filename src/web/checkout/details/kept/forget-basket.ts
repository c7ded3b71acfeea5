// What this browser keeps of a basket and its customer, forgotten once it is ordered: the next basket is
// another session's.

import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { STORED_PACK, STORED_PRICE } from '#web/client/pack-memory.ts';
import { SESSION_ID_KEY } from './session-id.ts';
import { clearStoredDetails } from './stored-details.ts';

export const CART_KEY = 'cart';

export function forgetBasket(): void {
  clearStoredDetails(localStore, sessionStore);
  sessionStore.remove(SESSION_ID_KEY);
  for (const key of [CART_KEY, STORED_PRICE, STORED_PACK]) localStore.remove(key);
}
