// Makes this browser tab use the session of a recovery link. The stored details of an earlier basket are
// deleted from the browser; the server has those of the link's basket.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { SESSION_ID_KEY } from '../details/storage/session-id.ts';
import { clearStoredDetails } from '../details/storage/stored-details.ts';

export function adoptSession(local: BrowserStorage, session: BrowserStorage, recoverySession: string): void {
  if (session.read(SESSION_ID_KEY) === recoverySession) return;
  clearStoredDetails(local, session);
  session.write(SESSION_ID_KEY, recoverySession);
}
