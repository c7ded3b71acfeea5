// A letter pressed while a page still reads its data is kept, the last one only, and pressed again once the data stands:
// until then nobody is there to hear it.

import { useEffect } from 'react';
import { seconds } from '#shared/clock.ts';
import { isCovered, plainShortcut } from './shortcuts.ts';

const PATIENCE = seconds(5);
/** The page draws first and listens a moment later. */
const SETTLING_MS = 60;

export function useHeldKey(): void {
  useEffect(() => {
    let held: { key: string; pressedAt: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const replay = () => {
      if (!held || isReading()) return;
      const { key, pressedAt } = held;
      held = null;
      if (Date.now() - pressedAt > PATIENCE || isCovered()) return;
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    const watcher = new MutationObserver(() => {
      if (!held) return;
      clearTimeout(timer);
      timer = setTimeout(replay, SETTLING_MS);
    });
    // On the window: after everybody who listens to the document.
    const hold = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const key = plainShortcut(event, focused instanceof HTMLElement ? focused : null, false);
      if (key === null || key.length !== 1 || !isReading()) return;
      held = { key, pressedAt: Date.now() };
    };
    window.addEventListener('keydown', hold);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('keydown', hold);
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function isReading(): boolean {
  return document.querySelector('#admin-main .skeleton') !== null;
}
