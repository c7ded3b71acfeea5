// Whether the checkout was opened in the tab of an order that was just made; also when the browser shows it
// again as it was left.

import { useEffect, useState } from 'react';
import { sessionStore } from '#web/client/browser-storage.ts';
import { forgetBasket } from '../details/kept/forget-basket.ts';
import { type FreshOrder, findFreshOrder, forgetPayment, lastPayment } from '../order/fresh-order.ts';

/** Undefined until it is known, null without one: only then the checkout begins. */
export function useFreshOrder(): [FreshOrder | null | undefined, goOn: () => void] {
  const [order, setOrder] = useState<FreshOrder | null>();

  useEffect(() => {
    let left = false;
    void findLastOrder().then((found) => {
      if (!left) setOrder(found);
    });
    const wake = (event: PageTransitionEvent) => {
      // What stands in the form is of the order that was paid meanwhile.
      if (event.persisted) void findLastOrder().then((found) => found && setOrder(found));
    };
    window.addEventListener('pageshow', wake);
    return () => {
      left = true;
      window.removeEventListener('pageshow', wake);
    };
  }, []);

  return [
    order,
    () => {
      forgetPayment(sessionStore);
      setOrder(null);
    },
  ];
}

/** What is left of its basket in this browser is forgotten with it: it is no basket any more. */
async function findLastOrder(): Promise<FreshOrder | null> {
  const payment = lastPayment(sessionStore, Date.now());
  const found = payment === null ? null : await findFreshOrder(payment);
  if (found?.isPaid) forgetBasket();
  return found;
}
