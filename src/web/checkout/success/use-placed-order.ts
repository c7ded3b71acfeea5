// Finishes a successful payment on the success page: sends the browser's data as a backup order and deletes
// the customer's data from the browser. Usually the order exists already, because the server also places it
// after the provider's webhook or the reconciliation.

import { useEffect, useRef } from 'react';
import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { createOrderFromSuccess } from '../calls/checkout-calls.ts';
import type { ShownOutcome } from '../calls/checkout-responses.ts';
import { CART_KEY, clearBasket } from '../details/storage/clear-basket.ts';
import { saveLastPayment } from '../order/recent-order.ts';
import { backupOrder } from './backup-order.ts';

const BACKUP_DELAY_MS = 3_000;

export function usePlacedOrder(paymentIntentId: string | null, outcome: ShownOutcome | undefined): void {
  const started = useRef(false);
  const succeeded = outcome?.outcome === 'succeeded';
  const newest = useRef(outcome);
  newest.current = outcome;

  useEffect(() => {
    if (!succeeded || paymentIntentId === null || started.current) return;
    localStore.remove(CART_KEY);
    saveLastPayment(sessionStore, paymentIntentId, Date.now());
    const once = (hand: typeof submitBackup) => () => {
      if (started.current) return;
      started.current = true;
      void hand(paymentIntentId, newest.current);
    };
    const timer = setTimeout(once(submitBackup), BACKUP_DELAY_MS);
    const handlePageHide = once(submitBackupOnExit);
    window.addEventListener('pagehide', handlePageHide);
    // Left by a link or the back button of the browser, this page goes without a word to the window.
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', handlePageHide);
      handlePageHide();
    };
  }, [succeeded, paymentIntentId]);
}

async function submitBackup(paymentIntentId: string, outcome: ShownOutcome | undefined): Promise<void> {
  try {
    await createOrderFromSuccess(backupOrder(localStore, sessionStore, paymentIntentId, outcome));
    clearBasket();
  } catch (error) {
    // The webhook and the reconciliation place the order too; the details stay for the next visit to this
    // page.
    console.warn('Backup order not handed in', error);
  }
}

/**
 * Asks the server once more to create the order of the payment, in case no webhook arrived, when the customer
 * leaves the success page. A failure is ignored: reconciliation creates the order too. The customer's data is
 * deleted from the browser first, because the page may no longer receive the response.
 */
async function submitBackupOnExit(paymentIntentId: string, outcome: ShownOutcome | undefined): Promise<void> {
  const order = backupOrder(localStore, sessionStore, paymentIntentId, outcome);
  clearBasket();
  await createOrderFromSuccess(order).catch(() => undefined);
}
