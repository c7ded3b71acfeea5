// Builds the backup order from the browser's storage. Unknown fields are left out, because the server would
// treat a placeholder as the real value.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { STORED_PACK_KEY, STORED_PRICE_KEY } from '#web/client/pack-storage.ts';
import type { BackupOrder } from '../calls/checkout-calls.ts';
import type { ShownOutcome } from '../calls/checkout-responses.ts';
import { SESSION_ID_KEY } from '../details/storage/session-id.ts';
import { COUPON_KEY, storedFields } from '../details/storage/stored-details.ts';

export function backupOrder(
  local: BrowserStorage,
  session: BrowserStorage,
  paymentIntentId: string,
  outcome: Pick<ShownOutcome, 'variant' | 'amount'> | undefined,
): BackupOrder {
  const stored = storedFields(local);
  const sessionId = session.read(SESSION_ID_KEY);
  const couponCode = local.read(COUPON_KEY);
  const variant = local.read(STORED_PACK_KEY) ?? outcome?.variant;
  return {
    paymentIntentId,
    ...(sessionId ? { sessionId } : {}),
    ...stored,
    ...(variant ? { variant } : {}),
    amount: local.read(STORED_PRICE_KEY) ?? '',
    ...(couponCode ? { couponCode } : {}),
  };
}
