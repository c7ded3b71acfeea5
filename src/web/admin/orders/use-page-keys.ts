// Plain letters on a page that shows one thing, so that no row has to be chosen first.

import { useEffect } from 'react';
import { plainShortcut } from '../shell/shortcuts.ts';

export function usePageKeys(onKey: (key: string) => void): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const focused = document.activeElement;
      const dialogOpen = document.querySelector('dialog[open]') !== null;
      const key = plainShortcut(event, focused instanceof HTMLElement ? focused : null, dialogOpen);
      if (key !== null) onKey(key);
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onKey]);
}
