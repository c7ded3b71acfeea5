// When a payment that could not be prepared is asked for again by itself: soon at first, then less often, and
// only for somebody who looks at the page.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Unavailable } from '../calls/checkout-failures.ts';

const MAX_DELAY_SECONDS = 60;

/** Twice as long each time, a minute at most; in seconds. */
export const retryDelay = (tries: number, firstPause: number) =>
  Math.min(firstPause * 2 ** tries, MAX_DELAY_SECONDS);

/** Seconds until `retry` is called; stands still while `pending` and while the page is hidden. */
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
