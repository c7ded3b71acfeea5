// The keys that work on every page: ⌘K, ? and /.

import { useEffect } from 'react';
import { isPaletteKey, plainShortcut } from './shortcuts.ts';

type GlobalKeys = { onPalette(): void; onShortcuts(): void };

export function useGlobalKeys({ onPalette, onShortcuts }: GlobalKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const dialogOpen = document.querySelector('dialog[open]') !== null;
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!dialogOpen) onPalette();
        return;
      }
      const focused = document.activeElement;
      const key = plainShortcut(event, focused instanceof HTMLElement ? focused : null, dialogOpen);
      if (key === '?') {
        event.preventDefault();
        onShortcuts();
      }
      const search = key === '/' ? document.querySelector('[data-search]') : null;
      if (search instanceof HTMLInputElement) {
        event.preventDefault();
        search.focus();
        search.select();
      }
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onPalette, onShortcuts]);
}
