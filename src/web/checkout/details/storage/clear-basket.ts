// Deletes everything this browser stores about a basket and its customer after the order. The next basket
// gets a new session.

import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { STORED_PACK_KEY, STORED_PRICE_KEY } from '#web/client/pack-storage.ts';
import { SESSION_ID_KEY } from './session-id.ts';
import { clearStoredDetails } from './stored-details.ts';

export const CART_KEY = 'cart';

export function clearBasket(): void {
  clearStoredDetails(localStore, sessionStore);
  sessionStore.remove(SESSION_ID_KEY);
  for (const key of [CART_KEY, STORED_PRICE_KEY, STORED_PACK_KEY]) localStore.remove(key);
}
