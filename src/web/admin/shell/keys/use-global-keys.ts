// The keys that work on every page: ⌘K, ?, /, and the letters of what the page can do.

import { useEffect } from 'react';
import { actionsOfPage } from '../actions/known-actions.ts';
import { focusedPlace, isCovered, isPaletteKey, plainShortcut } from './shortcuts.ts';

type GlobalKeys = { onPalette(): void; onShortcuts(): void };

export function useGlobalKeys({ onPalette, onShortcuts }: GlobalKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const dialogOpen = isCovered();
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!dialogOpen) onPalette();
        return;
      }
      const key = plainShortcut(event, focusedPlace(), dialogOpen);
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
      const action = key === null ? undefined : actionsOfPage().find(({ letter }) => letter === key);
      if (action) {
        // Else the letter would be typed into the field that a dialog focuses.
        event.preventDefault();
        action.press();
      }
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onPalette, onShortcuts]);
}
