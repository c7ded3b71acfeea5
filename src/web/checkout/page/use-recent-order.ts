// Detects that the checkout is opened in the browser tab of an order that was just placed, also when the
// browser restores the page from its cache.

import { useEffect, useState } from 'react';
import { sessionStore } from '#web/client/browser-storage.ts';
import { clearBasket } from '../details/storage/clear-basket.ts';
import {
  clearLastPayment,
  findRecentOrder,
  type RecentOrder,
  readLastPayment,
} from '../order/recent-order.ts';

/**
 * Returns the recent order of this browser tab and a function to continue without it. The order is undefined
 * while it is looked up and null when there is none; the checkout starts only then.
 */
export function useRecentOrder(): [RecentOrder | null | undefined, goOn: () => void] {
  const [order, setOrder] = useState<RecentOrder | null>();

  useEffect(() => {
    let isCancelled = false;
    void findLastPlacedOrder().then((recent) => {
      if (!isCancelled) setOrder(recent);
    });
    const wake = (event: PageTransitionEvent) => {
      // What stands in the form is of the order that was paid meanwhile.
      if (event.persisted) void findLastPlacedOrder().then((recent) => recent && setOrder(recent));
    };
    window.addEventListener('pageshow', wake);
    return () => {
      isCancelled = true;
      window.removeEventListener('pageshow', wake);
    };
  }, []);

  return [
    order,
    () => {
      clearLastPayment(sessionStore);
      setOrder(null);
    },
  ];
}

/**
 * Finds the order this browser tab placed within the last hour; null when there is none. When the order is
 * paid, the stored data of its basket are deleted.
 */
async function findLastPlacedOrder(): Promise<RecentOrder | null> {
  const payment = readLastPayment(sessionStore, Date.now());
  const recentOrder = payment === null ? null : await findRecentOrder(payment);
  if (recentOrder?.isPaid) clearBasket();
  return recentOrder;
}
