// Retries automatically when a payment could not be prepared: soon at first, then less often, and only while
// the page is visible.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Unavailable } from '../calls/checkout-failures.ts';

const MAX_DELAY_SECONDS = 60;

/**
 * Returns the time before the next retry in seconds: `firstPause`, doubled with each earlier retry, at most
 * 60. `tries` is the number of earlier retries.
 */
export const retryDelay = (tries: number, firstPause: number) =>
  Math.min(firstPause * 2 ** tries, MAX_DELAY_SECONDS);

/**
 * Calls `retry` after a pause that grows with each retry (`retryDelay`), and returns the seconds until the
 * next call. There is no countdown while `pending`, which means that a retry is running, and it stops while
 * the page is hidden.
 */
export function useRetryCountdown({ firstPause }: Unavailable, pending: boolean, retry: () => void): number {
  const tries = useRef(0);
  const [secondsLeft, setLeft] = useState(firstPause);
  const onTry = useEffectEvent(retry);

  useEffect(() => {
    if (pending) return;
    let seconds = retryDelay(tries.current, firstPause);
    tries.current += 1;
    setLeft(seconds);
    const timer = setInterval(() => {
      if (document.hidden) return;
      seconds -= 1;
      if (seconds > 0) setLeft(seconds);
      else onTry();
    }, 1_000);
    return () => clearInterval(timer);
  }, [firstPause, pending]);

  return secondsLeft;
}
