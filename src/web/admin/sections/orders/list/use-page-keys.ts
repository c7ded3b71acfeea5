// Plain letters on a page that shows one thing, so that no row has to be chosen first.

import { useEffect } from 'react';
import { plainShortcut } from '../../../shell/shortcuts.ts';

/** `onKey` answers whether the press was its own; then it is not typed into the field a dialog focuses. */
export function usePageKeys(onKey: (key: string) => boolean): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const focused = document.activeElement;
      const dialogOpen = document.querySelector('dialog[open]') !== null;
      const key = plainShortcut(event, focused instanceof HTMLElement ? focused : null, dialogOpen);
      if (key !== null && onKey(key)) event.preventDefault();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onKey]);
}
