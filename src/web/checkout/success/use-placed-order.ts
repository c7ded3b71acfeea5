// What the success page does once a payment has succeeded: the browser's copy of the order is handed in as a
// backup, and what the browser kept of the customer is forgotten. The server places the order by itself; this
// is its third door.

import { useEffect, useRef } from 'react';
import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import type { ShownOutcome } from '../calls/checkout-answers.ts';
import { createOrderFromSuccess } from '../calls/checkout-calls.ts';
import { CART_KEY, forgetBasket } from '../details/kept/forget-basket.ts';
import { notePayment } from '../order/fresh-order.ts';
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
    notePayment(sessionStore, paymentIntentId, Date.now());
    const once = (hand: typeof handIn) => () => {
      if (started.current) return;
      started.current = true;
      void hand(paymentIntentId, newest.current);
    };
    const timer = setTimeout(once(handIn), BACKUP_DELAY_MS);
    const leave = once(handInAndLeave);
    window.addEventListener('pagehide', leave);
    // Left by a link or the back button of the browser, this page goes without a word to the window.
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [succeeded, paymentIntentId]);
}

async function handIn(paymentIntentId: string, outcome: ShownOutcome | undefined): Promise<void> {
  try {
    await createOrderFromSuccess(backupOrder(localStore, sessionStore, paymentIntentId, outcome));
    forgetBasket();
  } catch (error) {
    // The webhook and the reconciliation place the order too; the details stay for the next visit to this
    // page.
    console.warn('Backup order not handed in', error);
  }
}

/**
 * Nobody may be there to hear the answer, and the order exists already: nothing of the customer is left
 * behind.
 */
async function handInAndLeave(paymentIntentId: string, outcome: ShownOutcome | undefined): Promise<void> {
  const order = backupOrder(localStore, sessionStore, paymentIntentId, outcome);
  forgetBasket();
  await createOrderFromSuccess(order).catch(() => undefined);
}
