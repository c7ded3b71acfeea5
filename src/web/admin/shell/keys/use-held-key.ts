// A letter pressed while a page still reads its data, or before its script ran, is kept, the last one only, and pressed again
// once the data stands: until then nobody is there to hear it.

import { useEffect } from 'react';
import { takeEarlyKey } from './early-key.ts';
import { createHeldKey } from './held-key.ts';
import { focusedPlace, isCovered, plainShortcut } from './shortcuts.ts';

/** The page draws first and listens a moment later. */
const SETTLING_MS = 60;

/** One for as long as the document lives: a shell that is drawn anew goes on waiting with what the one before it heard. */
const held = createHeldKey({
  isReading: () => document.querySelector('#admin-main .skeleton') !== null,
  isCovered,
  now: Date.now,
  press: (what) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { ...what, bubbles: true, cancelable: true })),
});

export function useHeldKey(): void {
  useEffect(() => {
    held.take(takeEarlyKey());
    let timer = setTimeout(held.replay, SETTLING_MS);
    const watcher = new MutationObserver(() => {
      if (!held.isWaiting()) return;
      clearTimeout(timer);
      timer = setTimeout(held.replay, SETTLING_MS);
    });
    const listen = (event: KeyboardEvent) => {
      const key = plainShortcut(event, focusedPlace(), false);
      if (key?.length === 1) held.hold(key);
    };
    // On the window: after everybody who listens to the document.
    window.addEventListener('keydown', listen);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('keydown', listen);
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
