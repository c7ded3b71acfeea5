// Whether the checkout was opened in the tab of an order that was just made; also when the browser shows it
// again as it was left.

import { useEffect, useState } from 'react';
import { sessionStore } from '#web/client/browser-storage.ts';
import { clearBasket } from '../details/storage/clear-basket.ts';
import {
  clearLastPayment,
  findRecentOrder,
  type RecentOrder,
  readLastPayment,
} from '../order/recent-order.ts';

/** Undefined until it is known, null without one: only then the checkout begins. */
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

/** What is left of its basket in this browser is forgotten with it: it is no basket any more. */
async function findLastPlacedOrder(): Promise<RecentOrder | null> {
  const payment = readLastPayment(sessionStore, Date.now());
  const recentOrder = payment === null ? null : await findRecentOrder(payment);
  if (recentOrder?.isPaid) clearBasket();
  return recentOrder;
}
