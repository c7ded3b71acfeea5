// Behind the link of a recovery mail this tab goes on with the session the link gave the browser. What an
// earlier basket of this browser left behind makes way for the basket of the link, which the server has.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { SESSION_ID_KEY } from '../details/storage/session-id.ts';
import { clearStoredDetails } from '../details/storage/stored-details.ts';

export function adoptSession(local: BrowserStorage, session: BrowserStorage, recoverySession: string): void {
  if (session.read(SESSION_ID_KEY) === recoverySession) return;
  clearStoredDetails(local, session);
  session.write(SESSION_ID_KEY, recoverySession);
}
