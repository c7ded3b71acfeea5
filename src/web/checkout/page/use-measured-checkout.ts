// Tells the measuring that a checkout began: once per visit, as soon as its amount is known.

import { useEffect, useRef } from 'react';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import { measureCheckout } from '../order/measure-order.ts';

export function useMeasuredCheckout(quote: ShownQuote | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (quote === null || told.current) return;
    told.current = true;
    measureCheckout(quote);
  }, [quote]);
}
